/**
 * While an item is dragged, shows of its lists only what tells items apart, so that the way is short. The item stays
 * where it is in the window, that is under the pointer or finger. Gives what ends that.
 */
export function makeCompact(item: HTMLElement, kindName: string): () => void {
  const { documentElement: root, body } = document;
  const toggle = (isCompact: boolean) => {
    const before = item.getBoundingClientRect().top;
    const moved = () => item.getBoundingClientRect().top - before;
    // Room to scroll in, below and above, so that the item can stay.
    body.style.minBlockSize = isCompact ? `${body.offsetHeight}px` : "";
    body.style.paddingBlockStart = "";
    root.classList.toggle(`dragging-${kindName}`, isCompact);
    scrollBy(0, moved());
    if (isCompact) body.style.paddingBlockStart = `${-Math.min(moved(), 0)}px`;
  };
  toggle(true);
  return () => toggle(false);
}
