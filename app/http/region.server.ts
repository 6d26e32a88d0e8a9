import { visitorCountry } from "~/domain/region/region.server";
import { settings } from "~/domain/settings.server";
import { visitorAddress } from "./requests.server";

/** The country a request comes from, as a two-letter code. */
export function countryOfRequest(request: Request): string {
  const { countryHeader } = settings();
  return visitorCountry(visitorAddress(request), countryHeader ? request.headers.get(countryHeader) : null);
}
