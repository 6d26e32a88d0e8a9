import { Tabs } from "./tabs";

/** The two tabs of a child's area (section 2), below the child's heading. */
export function ChildTabs({ username, current }: { username: string; current: "Profile" | "Progress" }) {
  const profileUrl = `/profile/${username}`;
  const tabs = [
    { text: "Profile", to: profileUrl, isCurrent: current === "Profile" },
    { text: "Progress", to: `${profileUrl}/progress`, isCurrent: current === "Progress" },
  ];
  return <Tabs label="Profile and progress" tabs={tabs} current="page" />;
}
