/** Where a part of the page fills after the rest of it was rendered; `place` is the comment that holds its place. */
export function LivePart({ place }: { place: string }) {
  return <div dangerouslySetInnerHTML={{ __html: place }} />;
}
