import type { Application } from '@volante/contract/admission/application.ts';
import { isTimeZone } from '@volante/contract/appointments/time-zones.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { useState, useSyncExternalStore } from 'react';
import { storage } from '../../../lib/storage.ts';
import { phoneZone } from './zones.ts';

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
