/** Version 1.1 tells no types of its own, and those told by others are of an earlier one. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The one of `available` that the request accepts most; among equals the first that is preferred. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
