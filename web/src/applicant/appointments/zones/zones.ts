import { countryZones, isTimeZone } from '@volante/contract/appointments/time-zones.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { ownZone } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';

/** The phone's time zone, or the country's if the phone hides it (such browsers report UTC). */
export function phoneZone(country: CountryCode): string {
  const zone = ownZone();
  const isKnown = zone && isTimeZone(zone) && !/^(UTC|GMT|Etc\/)/.test(zone);
  return isKnown ? zone : countries[country].zone;
}

export function useZoneName(zone: string): string {
  return zoneName(zone, useLanguage());
}

/** The selectable zones, the applicant's country first. `own` is the phone's zone if it isn't listed. */
export function zoneChoices(country: CountryCode, current: string) {
  const others = (Object.keys(countryZones) as CountryCode[]).filter((code) => code !== country);
  const groups = [country, ...others].map((code) => ({ country: code, zones: countryZones[code] }));
  const phone = phoneZone(country);
  const own = [...new Set([phone, current])].filter((zone) => !groups.some(({ zones }) => zones.includes(zone)));
  return { own, groups };
}
