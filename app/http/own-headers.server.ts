/** Headers that Minnow writes into a request itself, so that no client can set them. */
export const ID_HEADER = "x-minnow-request-id";
export const ADDRESS_HEADER = "x-minnow-address";
export const ORIGIN_HEADER = "x-minnow-origin";
