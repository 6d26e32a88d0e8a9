import type { ReactNode } from "react";
import { paths } from "~/domain/paths";
import { Avatar } from "./avatar";
import { classNames } from "./class-names";

export interface HeaderChild {
  username: string;
  firstName: string;
  emoji: string;
}

interface PageHeaderProps {
  /** The parent's display name; null when logged out, then only the mark is shown. */
  userName: string | null;
  childProfiles: HeaderChild[] | null;
  currentUsername?: string;
  showAdd: boolean;
  /** Whether a visitor is led to the login. */
  hasLogin?: boolean;
}

/** The first stop of the Tab key: jumps over the bar to `Main`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to main content
    </a>
  );
}

function Mark() {
  return (
    <a className="mark" href={paths.home()}>
      <svg viewBox="0 0 34 24" aria-hidden="true">
        <path d="M1 12C6 2 18 1 24 11l8-6c1 5 1 9 0 14l-8-6C18 23 6 22 1 12Zm7-2a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z" />
      </svg>
      Minnow
    </a>
  );
}

function Kids({ profiles, currentUsername, showAdd }: KidsProps) {
  return (
    <nav aria-label="My kids">
      <ul className="kids">
        {profiles.map((child) => (
          <li key={child.username}>
            <a
              href={paths.child.profile(child.username)}
              aria-current={child.username === currentUsername ? "true" : undefined}
            >
              <Avatar emoji={child.emoji} size="small" />
              <span>{child.firstName}</span>
            </a>
          </li>
        ))}
        {showAdd && (
          <li>
            <a className="add" href={paths.addProfile()} data-dialog-url={addDialogUrl(currentUsername)}>
              <Avatar emoji="+" size="small" />
              <span>
                Add<span className="visually-hidden"> new child</span>
              </span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Where the form opens as a dialog above the child's page, once scripts can make it modal. */
function addDialogUrl(username: string | undefined): string | undefined {
  return username && paths.child.profile(username, { dialog: "child_account" });
}

interface KidsProps {
  profiles: HeaderChild[];
  currentUsername: string | undefined;
  showAdd: boolean;
}

/** The bar of every page: the mark, one avatar per child, the way to add a child, and the way to the settings. */
export function PageHeader({ userName, childProfiles, currentUsername, showAdd, hasLogin }: PageHeaderProps) {
  const profiles = childProfiles ?? [];
  const hasKids = profiles.length > 0 || showAdd;
  return (
    <header className="bar">
      <div className="wrap">
        <Mark />{" "}
        {hasLogin && (
          <a className="account" href={paths.home()}>
            Log in
          </a>
        )}
        {userName !== null && (
          <>
            {hasKids && <Kids profiles={profiles} currentUsername={currentUsername} showAdd={showAdd} />}
            <a className="account" href={paths.settings.overview()}>
              <span>
                {userName}
                <span className="visually-hidden">, settings</span>
              </span>
            </a>
          </>
        )}
      </div>
    </header>
  );
}

/** The content of the page and the target of the skip link; `narrow` keeps forms and reading to one column. */
export function Main({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="main" tabIndex={-1} className={classNames("wrap", "stack", narrow && "narrow")}>
      {children}
    </main>
  );
}

/** The links that every page ends with. */
export function PageFooter() {
  return (
    <footer className="foot">
      <nav className="wrap" aria-label="About Minnow">
        <a href={paths.terms()}>Terms</a> <a href={paths.privacy()}>Privacy</a> <a href={paths.support()}>Support</a>
      </nav>
    </footer>
  );
}
