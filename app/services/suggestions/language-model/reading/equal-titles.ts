/** What is left of a title to tell whether two are the same: letters and digits. */
export function titleKey(title: string): string {
  return title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether one of the titles is the same as this, whatever the capitals and marks. */
export function includesTitle(titles: readonly string[], title: string): boolean {
  return titles.some((one) => titleKey(one) === titleKey(title));
}
