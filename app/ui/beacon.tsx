/** An event that the enhancement script counts with a beacon; without scripts, or with Do Not Track, it does not. */
export function Beacon({ to, event }: { to: string; event: Record<string, string> }) {
  return <span hidden data-beacon={to} data-event={JSON.stringify(event)} />;
}
