import { paths } from "~/domain/paths";
import { Tabs } from "./tabs";

/** The two tabs of a child's area (section 2), below the child's heading. */
export function ChildTabs({ username, current }: { username: string; current: "Profile" | "Progress" }) {
  const tabs = [
    { text: "Profile", to: paths.child.profile(username), isCurrent: current === "Profile" },
    { text: "Progress", to: paths.child.progress(username), isCurrent: current === "Progress" },
  ];
  return <Tabs label="Profile and progress" tabs={tabs} current="page" />;
}
