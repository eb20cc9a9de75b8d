import type { Application } from '@volante/contract/application.ts';
import { isTimeZone } from '@volante/contract/time-zones.ts';
import { useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { phoneZone } from './zones.ts';

/** The zone that times are shown in: the one chosen on this phone for this application, else the phone's own. */
export function useZone({ id, country }: Application): [zone: string, choose: (zone: string) => void] {
  const key = `volante.zone.${id}`;
  const [chosen, setChosen] = useState(() => storage.read(key));
  const zone = chosen && isTimeZone(chosen) ? chosen : phoneZone(country);
  const choose = (next: string) => {
    storage.write(key, next);
    setChosen(next);
  };
  return [zone, choose];
}
