import { getSelectProps } from "@conform-to/react";
import { timeZoneRegions, timeZoneText } from "~/domain/account/time-zone";
import { FieldFrame, type LabeledFieldProps, describedBy } from "./field-frame";

/** Every time zone there is, grouped by region, the regions and their places in the order of the alphabet. */
export function TimeZoneField({ meta, label, hint }: LabeledFieldProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <select {...getSelectProps(meta, describedBy({ meta, hint }))}>
        {timeZoneRegions().map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneText(zone.slice(zone.indexOf("/") + 1))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
