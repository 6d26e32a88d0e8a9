import { Fragment } from "react";

interface Tab {
  text: string;
  to: string;
  isCurrent: boolean;
}

interface TabsProps {
  /** What the tabs lead to, in words. */
  label: string;
  tabs: readonly Tab[];
  /** What the current one is: a page of its own, or a look of this one. */
  current: "page" | "true";
}

/** Links to the parts of one thing, side by side, with a blank between them for text browsers. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ text, to, isCurrent }) => (
        <Fragment key={text}>
          <a href={to} aria-current={isCurrent ? current : undefined}>
            {text}
          </a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
