/** A page's title, as Remix's meta takes it: the screen first. Failed posts get "Error:" before it when they are sent. */
export function pageTitle(screen: string): [{ title: string }] {
  return [{ title: `${screen} · Minnow` }];
}
