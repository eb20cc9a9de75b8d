import type { Application } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { pause } from '../../lib/call/waiting.ts';
import { call } from '../application/call.ts';

/** Timeout of the check, in ms. */
const TIMEOUT = 3000;

/** The country's platforms that the widget can't reach now; empty if unknown within the timeout. */
export async function askPlatformsDown({ country }: Application, signal: AbortSignal): Promise<Platform[]> {
  const asked = call('GET /palenca/platforms-status', { signal }).then(({ platforms }) =>
    platforms.filter(({ status }) => status === 'down' || status === 'maintenance').map(({ platform }) => platform),
  );
  const down = await Promise.race([asked.catch(nobodySays), pause(TIMEOUT, signal).then(nobodySays)]);
  return countries[country].widgetPlatforms.filter((platform) => down.includes(platform));
}

function nobodySays(): Platform[] {
  return [];
}
