import { avatarOf } from "~/domain/child/avatar";
import type { ChildProfile } from "~/domain/child/child";
import { Avatar } from "./avatar";

const MASK = "••••••••";

/** Who the page is about: avatar, name, grade level, username and the masked password. */
export function ChildHeading({ child }: { child: ChildProfile }) {
  return (
    <div className="child">
      <Avatar emoji={avatarOf(child.picture_url)} size="large" />
      <div>
        <h1>{child.first_name}</h1>
        <dl className="facts">
          <div>
            <dt>Grade level</dt>
            <dd>{child.grade_level}</dd>
          </div>
          <div>
            <dt>Username</dt>
            <dd>{child.username}</dd>
          </div>
          <div>
            <dt>Password</dt>
            <dd>
              <span aria-hidden="true">{MASK}</span>
              <span className="visually-hidden">hidden</span>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
