import { lockApplication } from '../applications/applications.ts';
import { readLiveLink } from '../applications/links.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { isOn } from '../core/http/devices/caller.ts';
import { readContact } from '../personal-data/personal-data.ts';
import { isPrintOf } from '../personal-data/proved-phone.ts';
import { selectKnownApplications } from './store.ts';

/** See `Deps.proveByLink`. Two applications of one browser may have the number. */
export async function proveByLink(
  deps: Deps,
  hashes: readonly Buffer[],
  { applicationId, phonePrint }: { applicationId: string; phonePrint: Buffer },
): Promise<string | null> {
  const known = isOn(deps) ? await selectKnownApplications(deps.db, hashes) : [applicationId];
  let path: string | null = null;
  for (const id of known) {
    const link = await transaction(deps, async (trx) => {
      await lockApplication(trx, id);
      const { phone } = await readContact(trx, id);
      if (!isPrintOf(deps.keys, phonePrint, phone)) return null;
      await deps.provePhone(trx, id, 'link');
      return readLiveLink(trx, id);
    });
    path ??= link && `/${link.requestId}/tasks`;
  }
  return path;
}
