const NOTICES: Record<string, string> = {
  added: "The profile is ready. A study plan is the next step.",
  saved: "The profile is saved.",
  password: "The password is changed.",
  picture: "The avatar is changed.",
  archived: "The study plan is in the archive.",
  restored: "The study plan is back.",
  removed: "The profile is removed. The seat is given back with the next bill.",
  removed_seat_later:
    "The profile is removed. The payment service did not answer: the seat is given back as soon as it does.",
};

/** What `?notice=` says on the page that follows a change; nothing for anything else. */
export function noticeText(notice: string | null): string | undefined {
  return notice !== null && Object.hasOwn(NOTICES, notice) ? NOTICES[notice] : undefined;
}

/** The same for the page of a plan; `firstName` is the child whose plan it is. */
export function planNoticeText(notice: string | null, firstName: string): string | undefined {
  if (notice === "saved") return "The study plan is saved.";
  if (notice === "moved") return `Saved: this is where ${firstName} is now.`;
  return notice === "copied" ? `The study plan is copied to ${firstName}. This is the copy.` : undefined;
}
