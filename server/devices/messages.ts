import { countries } from '@volante/contract/countries/index.ts';
import type { Language } from '@volante/contract/country.ts';
import { readApplication } from '../applications/applications.ts';
import { readLiveLink } from '../applications/links.ts';
import type { Trx } from '../core/database/db.ts';
import type { ConfigDeps, DbDeps, Deps } from '../core/deps.ts';
import { openWithAny } from '../core/sealed-text.ts';
import type { DeviceMail } from '../notifications/emails/device-mail.ts';
import { languageFor, notify, type Outbox } from '../notifications/notify.ts';
import { readContact, readProofs } from '../personal-data/personal-data.ts';
import { phonePrint } from '../personal-data/proved-phone.ts';
import { deleteSealed, noteCodesPhone, selectSealed } from './proof-store.ts';
import * as store from './store.ts';

/** Tells the applicant which device sees the application from now on, and where to look. */
export async function notifyNewDevice(
  deps: Outbox,
  trx: Trx,
  { applicationId, deviceId, language }: { applicationId: string; deviceId: string; language?: Language },
): Promise<void> {
  const { country } = await readApplication(trx, applicationId);
  const spoken = await languageFor(trx, applicationId, language, country);
  const about = `new_device ${deviceId}`;
  await notify(deps, trx, { applicationId, kind: 'new_device', about, language: spoken, detail: deviceId });
}

/** Sends the applicant the link that replaces the one that a stranger had. */
export async function notifyReplacedLink(
  deps: Outbox,
  trx: Trx,
  { applicationId, language }: { applicationId: string; language: Language },
): Promise<void> {
  const link = await readLiveLink(trx, applicationId);
  const about = `link_replaced ${deps.now().toISOString()}`;
  const detail = link?.createdAt.toISOString() ?? '';
  await notify(deps, trx, { applicationId, kind: 'link_replaced', about, language, detail });
}

/** What a message about a device says at present; null if there is nothing to say any more. */
export async function findDeviceMail(
  deps: DbDeps & ConfigDeps & Pick<Deps, 'keys' | 'now' | 'findGuarantorContact'>,
  { kind, applicationId, detail }: Parameters<Deps['findDeviceMail']>[0],
): Promise<DeviceMail | null> {
  const { firstName: name } = await readContact(deps.db, applicationId);
  // Not to an address that staff changed: what a device may see is between the driver and us.
  const { email, phone } = await readProofs(deps.db, applicationId);
  const person = { name, email, phone };
  if (kind === 'access_code') {
    const found = await selectSealed(deps.db, detail, deps.now());
    if (!found) return null;
    const guarantor = found.party === 'guarantor' ? await deps.findGuarantorContact(applicationId) : null;
    if (found.party === 'guarantor' && !guarantor) return null;
    if (!guarantor && found.channel !== 'email')
      await noteCodesPhone(deps.db, detail, phonePrint(deps.keys, person.phone));
    const sent = () => deleteSealed(deps.db, detail);
    return {
      person: guarantor ?? person,
      channel: found.channel,
      code: openWithAny(deps.keys, detail, found.sealed),
      sent,
    };
  }
  const link = await readLiveLink(deps.db, applicationId);
  if (!link) return null;
  const url = `${deps.config.PUBLIC_URL}/${link.requestId}`;
  // Another link has replaced this one, and another message has told it.
  if (kind === 'link_replaced') return link.createdAt.toISOString() === detail ? { person, url } : null;
  const device = await store.selectDevice(deps.db, { applicationId, party: 'applicant' }, detail);
  if (!device?.origin || !device.proved_at) return null;
  const { country } = await readApplication(deps.db, applicationId);
  const { origin, browser, system, proved_at: at } = device;
  return { person, url: `${url}/my-phones`, device: { origin, browser, system, at, zone: countries[country].zone } };
}
