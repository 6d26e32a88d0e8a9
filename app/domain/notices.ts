import { messages } from "./messages";

/**
 * What a page says after a change, by the name that `?notice=` has in its address. `{child}` is the first name of the
 * child whose page it is. The order in which plans stand is told beside the list itself, so that notice has no words.
 */
export const notices = {
  family: {
    added: "The profile is ready. A study plan is the next step.",
    saved: "The profile is saved.",
    password: "The password is changed.",
    picture: "The avatar is changed.",
    archived: "The study plan is in the archive.",
    restored: "The study plan is back.",
    moved: undefined,
    removed: "The profile is removed. The seat is given back with the next bill.",
    removed_seat_later:
      "The profile is removed. The payment service did not answer: the seat is given back as soon as it does.",
  },
  plan: {
    saved: "The study plan is saved.",
    moved: "Saved: this is where {child} is now.",
    copied: "The study plan is copied to {child}. This is the copy.",
  },
  settings: {
    saved: "Your profile is saved.",
    password: "Your password is changed. Other devices are logged out.",
    time_zone: "Your time zone is changed.",
    weekly_mail_on: "The weekly mail is on. It comes on Monday mornings.",
    weekly_mail_off: "The weekly mail is off.",
    reset: "Your new password is saved. All other devices are logged out.",
  },
  sessions: {
    ended: "That device is signed out.",
    others_ended: "All other devices are signed out.",
  },
  support: {
    sent: "Your message has arrived. We answer by mail.",
  },
  reset: {
    expired: messages.resetExpired,
  },
} as const;

export type NoticePage = keyof typeof notices;

/** The names of a page's notices. */
export type NoticeOf<Page extends NoticePage> = {
  [Each in Page]: keyof (typeof notices)[Each] & string;
}[Page];

/** The notice that the address of this page names; null for none, and for what is no notice of it. */
export function noticeIn<Page extends NoticePage>(page: Page, url: string): NoticeOf<Page> | null {
  const name = new URL(url).searchParams.get("notice");
  return name !== null && Object.hasOwn(notices[page], name) ? (name as NoticeOf<Page>) : null;
}

/** What this page says when its address names a notice. */
export function noticeText(page: NoticePage, url: string, firstName = ""): string | undefined {
  const name = noticeIn(page, url);
  const words: Record<string, string | undefined> = notices[page];
  return name === null ? undefined : words[name]?.replace("{child}", () => firstName);
}
