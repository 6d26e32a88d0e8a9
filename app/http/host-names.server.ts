/** The host in a Host header, in lower case and without its port; an address of version 6 in brackets. Null for what is none. */
export function nameInHost(header: string): string | null {
  // Another sign would begin a path, or stand for somebody at the host.
  if (/[/?#@\\\s]/.test(header)) return null;
  const url = `http://${header}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}

/** Whether a host, as `nameInHost` or a URL gives it, is this very machine. */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || name === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(name);
}
