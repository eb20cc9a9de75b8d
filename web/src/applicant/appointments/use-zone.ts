import type { Application } from '@volante/contract/application.ts';
import { isTimeZone } from '@volante/contract/time-zones.ts';
import { useState } from 'react';
import { draftOf } from '../../lib/drafts.ts';
import { phoneZone } from './zones.ts';

/** The zone that times are shown in: the one chosen on this phone for this application, else the phone's own. */
export function useZone({ id, country }: Application): [zone: string, choose: (zone: string) => void] {
  const draft = draftOf<{ zone: string }>(id, 'visit-zone');
  const [chosen, setChosen] = useState(() => draft.read()?.zone);
  const zone = chosen && isTimeZone(chosen) ? chosen : phoneZone(country);
  const choose = (next: string) => {
    draft.write({ zone: next });
    setChosen(next);
  };
  return [zone, choose];
}
