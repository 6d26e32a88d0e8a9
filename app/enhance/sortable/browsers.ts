/** In place of Sortable's own module of this kind: none of the browsers that its ways around are for runs this script. */
export { ChromeForAndroid, FireFox, IOS, Safari } from "sortablejs/src/BrowserInfo.js";

export const Edge = false;
export const IE11OrLess = false;
