import type { Application } from '@volante/contract/application.ts';
import { countryZones, isTimeZone } from '@volante/contract/appointments/time-zones.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState, useSyncExternalStore } from 'react';
import { ownZone } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage.ts';

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

/** The time zone for display: the one chosen on this phone for this application, otherwise the phone's own. */
export function useZone({ id, country }: Application): [zone: string, choose: (zone: string) => void] {
  const key = `volante.zone.${id}`;
  const [chosen, setChosen] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    nothingToHear,
    () => storage.read(key),
    () => null,
  );
  // The server cannot know the phone's.
  const own = useSyncExternalStore(
    nothingToHear,
    () => phoneZone(country),
    () => countries[country].zone,
  );
  const wanted = chosen ?? kept;
  const zone = wanted && isTimeZone(wanted) ? wanted : own;
  const choose = (next: string) => {
    storage.write(key, next);
    setChosen(next);
  };
  return [zone, choose];
}

const nothingToHear = () => () => {};
