/** What is used of Sortable, which comes without types. Its README describes the options. */
declare module "sortablejs/src/Sortable.js" {
  export interface DragEvent {
    item: HTMLElement;
    /** What began or ended the drag. */
    originalEvent: MouseEvent | TouchEvent;
  }

  export interface Options {
    animation: number;
    delay: number;
    delayOnTouchOnly: boolean;
    disabled: boolean;
    draggable: string;
    emptyInsertThreshold: number;
    forceFallback: boolean;
    ghostClass: string;
    group: string;
    handle: string;
    touchStartThreshold: number;
    onChoose: (event: DragEvent) => void;
    onEnd: (event: DragEvent) => void;
    onStart: (event: DragEvent) => void;
    onUnchoose: (event: DragEvent) => void;
  }

  export default class Sortable {
    constructor(list: HTMLElement, options: Partial<Options>);
    option<Name extends keyof Options>(name: Name, value: Options[Name]): void;
  }
}

declare module "sortablejs/src/BrowserInfo.js" {
  export const ChromeForAndroid: boolean;
  export const FireFox: boolean;
  export const IOS: boolean;
  export const Safari: boolean;
}
