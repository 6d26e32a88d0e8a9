import { type ActivityDay, dayText, minutesOf, minutesText, shortDayText } from "~/domain/history/activities";

/** The drawing's units; it grows and shrinks with the page. */
const WIDTH = 280;
const HEIGHT = 96;
const LABELS = 20;
/** More days than this have no room for a label each. */
const LABELED_DAYS = 7;

/**
 * Minutes watched a day as bars, drawn on the server, with the same as a table. Text browsers show a drawing's texts as
 * they come, so there is a blank after each.
 */
export function ActivityChart({ days }: { days: readonly ActivityDay[] }) {
  return (
    <figure className="chart">
      <figcaption>Minutes watched a day</figcaption>
      <Bars days={days} />
      <details>
        <summary>Show as a table</summary>
        <DayTable days={days} />
      </details>
    </figure>
  );
}

function Bars({ days }: { days: readonly ActivityDay[] }) {
  const most = Math.max(1, ...days.map(({ seconds }) => minutesOf(seconds)));
  const room = WIDTH / days.length;
  return (
    <svg role="img" aria-label={chartWords(days)} viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * LABELS}`}>
      <path d={`M0 ${HEIGHT + LABELS}h${WIDTH}`} stroke="currentColor" />
      {days.map(({ date, seconds }, index) => {
        const minutes = minutesOf(seconds);
        const height = (minutes / most) * HEIGHT;
        const middle = (index + 0.5) * room;
        return (
          <g key={date}>
            <rect x={middle - room * 0.35} y={HEIGHT + LABELS - height} width={room * 0.7} height={height} />
            {minutes > 0 && isLabeled(days, index, minutes === most) && (
              <text x={middle} y={HEIGHT + LABELS - height - 5}>
                {minutes}
              </text>
            )}{" "}
            <text x={middle} y={HEIGHT + 2 * LABELS - 4}>
              {axisLabel(days, index)}
            </text>{" "}
          </g>
        );
      })}
    </svg>
  );
}

/** Every day of a week has its minutes written on it; of more days the first that has the most. */
function isLabeled(days: readonly ActivityDay[], index: number, isMost: boolean): boolean {
  if (days.length <= LABELED_DAYS) return true;
  const before = days.slice(0, index).map(({ seconds }) => minutesOf(seconds));
  return isMost && !before.includes(minutesOf(days[index]?.seconds ?? 0));
}

/** The day of the week below each bar of a week; below more bars the day of the month, once a week. */
function axisLabel(days: readonly ActivityDay[], index: number): string {
  const date = days[index]?.date ?? "";
  if (days.length <= LABELED_DAYS) return dayText(date).slice(0, 3);
  return (days.length - 1 - index) % LABELED_DAYS === 0 ? String(Number(date.slice(8))) : "";
}

function chartWords(days: readonly ActivityDay[]): string {
  const said = days
    .filter(({ seconds }) => seconds > 0)
    .map(({ date, seconds }) => `${dayText(date)}: ${minutesText(seconds)}`);
  return `Minutes watched a day. ${said.length > 0 ? said.join("; ") : "None"}.`;
}

function DayTable({ days }: { days: readonly ActivityDay[] }) {
  return (
    <table className="bill">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Minutes</th>
          <th scope="col">Videos</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, seconds, videos }) => (
          <tr key={date}>
            <th scope="row">{shortDayText(date)}</th>
            <td>{minutesOf(seconds)}</td>
            <td>{videos}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
