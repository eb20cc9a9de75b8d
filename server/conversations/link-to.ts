import { readLiveLink } from '../applications/links.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, KeyDeps } from '../core/deps.ts';
import { shortenForPhone } from '../notifications/short-links/short-links.ts';
import { readContact } from '../personal-data/personal-data.ts';
import { standingOf } from './whose-phone.ts';

/**
 * The short address of a screen of the application, a path such as `/tasks`; null where a strange phone would see what is stored
 * there, and while the number isn't surely the driver's.
 */
export async function linkTo(
  deps: ConfigDeps & KeyDeps & ClockDeps,
  trx: Trx,
  applicationId: string,
  screen: string,
): Promise<string | null> {
  if (deps.config.SECOND_FACTOR !== 'known_devices' || (await standingOf(trx, applicationId)) !== 'sure') return null;
  const link = await readLiveLink(trx, applicationId);
  if (!link) return null;
  const { phone } = await readContact(trx, applicationId);
  return shortenForPhone({ ...deps, db: trx }, applicationId, phone, `/${link.requestId}${screen}`);
}
