/** How to move things in reorder mode; the script that drags says its own ways too. `of` is what is moved: "a plan". */
export function ReorderHelp({ of }: { of: string }) {
  const words = `Use the buttons to move ${of}`;
  return (
    <p
      className="soft"
      data-reorder-help={`${words}, drag it by its handle, or press the up and down arrow keys on one of its buttons.`}
    >
      {words}.
    </p>
  );
}
