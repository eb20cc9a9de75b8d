import { pino } from 'pino';
import type { Config } from '../../config/config.ts';
import { deriveKeys } from '../../core/keys.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { openProviders } from '../../providers/meetings/index.ts';

/** Describes every meeting provider without creating a meeting. Throws with the names of those that don't work. */
export async function checkMeetings(config: Config): Promise<string> {
  const outsideCall = openOutsideCalls(pino({ level: 'silent' }));
  const providers = await openProviders({ config, keys: deriveKeys(config.SECRET_KEY), outsideCall });
  const checked = config.MEETING_PROVIDERS.map(async (name) => {
    const words = await providers[name]?.check().catch((error: Error) => {
      throw new Error(error.message.startsWith(name) ? error.message : `${name}: ${error.message}`);
    });
    return `${name}, ${words}`;
  });
  const results = await Promise.allSettled(checked);
  const failed = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.message);
  if (failed.length > 0) throw new Error(failed.join('; '));
  return (await Promise.all(checked)).join('; then ');
}
