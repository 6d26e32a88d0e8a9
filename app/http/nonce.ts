import { createContext, useContext } from "react";

/** The nonce of the page being rendered; in the browser, which hides it, there is none. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
