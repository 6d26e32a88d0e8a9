/** The two tabs of a child's area (section 2), below the child's heading. */
export function ChildTabs({ username, current }: { username: string; current: "Profile" | "Progress" }) {
  const profileUrl = `/profile/${username}`;
  const tabs = [
    { text: "Profile", to: profileUrl },
    { text: "Progress", to: `${profileUrl}/progress` },
  ] as const;
  return (
    <nav className="tabs" aria-label="Profile and progress">
      {tabs.map(({ text, to }) => (
        <a key={text} href={to} aria-current={text === current ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
