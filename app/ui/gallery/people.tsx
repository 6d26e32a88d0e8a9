import { Avatar } from "../avatar";
import { AvatarPicker } from "../avatar-picker";
import { PageHeader } from "../page";
import { SessionList } from "../session-list";
import { Shelf, Specimen } from "./specimen";

const FISH = [
  { emoji: "🐟", name: "Fish" },
  { emoji: "🦊", name: "Fox" },
];
const DAY = Date.UTC(2026, 0, 15);

/** Parents, children, and where they are signed in. */
export function PeopleShelf() {
  return (
    <Shelf title="People">
      <Specimen file="avatar.tsx">
        <div className="row">
          <Avatar emoji="🦊" size="small" name="Fox" />
          <Avatar emoji="🐢" size="large" name="Turtle" />
        </div>
      </Specimen>
      <Specimen file="avatar-picker.tsx">
        <AvatarPicker choices={FISH} value="🐟" />
      </Specimen>
      <Specimen file="page.tsx">
        <PageHeader
          userName="Pat Rivera"
          childProfiles={[
            { username: "ada", firstName: "Ada", emoji: "🦊" },
            { username: "ben", firstName: "Ben", emoji: "🐢" },
          ]}
          currentUsername="ada"
          showAdd
        />
      </Specimen>
      <Specimen file="session-list.tsx">
        <SessionList
          sessions={[
            { id: "1", browser: "Firefox on Windows", signedInAt: DAY, isCurrent: true },
            { id: "2", browser: "Safari on iPhone", signedInAt: DAY, isCurrent: false },
          ]}
        />
      </Specimen>
    </Shelf>
  );
}
