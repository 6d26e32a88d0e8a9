import { createContext, useContext } from "react";

/** The token at which the page that is being rendered is cut; without one, as in the answer to a form, nothing comes. */
export const LivePartToken = createContext<string | undefined>(undefined);

/** Where a part of the page fills after the rest of it was rendered. */
export function LivePart() {
  return <div>{useContext(LivePartToken)}</div>;
}
