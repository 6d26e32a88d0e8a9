/**
 * Progress as words and as a bar. `percent` is shown as a whole number from 0 to 100;
 * `label` says what is measured and is only spoken. The bar is an image, because its width
 * could not be set by a style attribute under a strict content security policy.
 */
export function Meter({ percent, label }: { percent: number; label: string }) {
  const shown = `${Math.round(Math.min(100, Math.max(0, percent)))}%`;
  return (
    <span className="meter">
      <svg aria-hidden="true">
        <rect width={shown} height="100%" />
      </svg>
      <span>
        <span className="visually-hidden">{label}: </span>
        {shown}
      </span>
    </span>
  );
}
