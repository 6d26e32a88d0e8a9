export interface Tab {
  to: string;
  text: string;
  current: boolean;
}

/** Links between the sister pages of one thing; `label` names that thing for assistive technology. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.to} href={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.text}
        </a>
      ))}
    </nav>
  );
}
