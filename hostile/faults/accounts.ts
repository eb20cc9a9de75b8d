import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './drivers.ts';
import type { Site } from './site.ts';

/**
 * How long delayed mails may take, in ms: a delivery is retried after a minute, or after five if its server was killed.
 */
const MAILS_LATE = 6 * 60_000 + 30_000;

/** Compares the product's data with the acknowledged writes; returns what is lost or duplicated. */
export async function settleAccounts(site: Site, drivers: Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  for (const driver of drivers) faults.push(...(await lostOf(site, driver)));
  faults.push(...(await mailsOf(site, drivers)));
  const { rows } = await site.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'applications' and column_name = 'half_done'`,
  );
  if (rows.length > 0) faults.push('half of a migration that failed is there');
  return faults;
}

async function lostOf({ database, servers }: Site, driver: Acknowledged): Promise<string[]> {
  const { applicationId, requestId } = driver;
  const { rows } = await database.pool.query<{ number: string; files: number; attached: string[]; visits: Date[] }>(
    `select p.street_number as number,
       (select count(*)::int from media where application_id = $1) as files,
       (select coalesce(array_agg(media_id::text order by media_id), '{}') from document_versions where application_id = $1) as attached,
       (select coalesce(array_agg(starts_at), '{}') from appointments where application_id = $1 and status = 'booked') as visits
     from personal_data p where p.application_id = $1`,
    [applicationId],
  );
  const faults: string[] = [];
  const found = rows[0] ?? { number: '', files: 0, attached: [], visits: [] };
  if (driver.saved > 0 && found.number !== String(driver.saved))
    faults.push(`saved ${driver.saved}, found ${found.number || 'nothing'}`);
  const { length } = driver.files;
  if (found.attached.join() !== driver.files.toSorted().join())
    faults.push(`sent ${length} files, found ${found.files}, attached ${found.attached.length} times or others`);
  if (found.files > length) faults.push(`sent ${length} files, stored ${found.files}`);
  if (driver.visit && found.visits.map((at) => at.getTime()).join() !== String(Date.parse(driver.visit)))
    faults.push(`booked ${driver.visit}, found ${found.visits.map(String).join()}`);
  for (const [n, id] of driver.files.entries()) {
    const { origin } = servers[n % servers.length]!;
    const answer = await fetch(`${origin}/api/public/admission/requests/${requestId}/media/${id}`);
    await answer.arrayBuffer();
    if (!answer.ok) faults.push(`a file is gone: ${answer.status}`);
  }
  return faults.map((fault) => `${driver.email}: ${fault}`);
}

/** There is one mail per visit; mail programs show a repeated Message-ID only once. */
async function mailsOf(site: Site, drivers: Acknowledged[]): Promise<string[]> {
  const booked = drivers.filter(({ visit }) => visit);
  const idsOf = () => {
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of site.mails())
      for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
    return ids;
  };
  const missing = () => booked.filter(({ email }) => !idsOf().has(email));
  for (const end = Date.now() + MAILS_LATE; missing().length > 0 && Date.now() < end; ) await pause(500);
  const ids = idsOf();
  const again = site.mails().length - [...ids.values()].reduce((sum, of) => sum + of.size, 0);
  console.log(
    `${site.mails().length} mails to ${ids.size} drivers, ${again} of them once more with the same Message-ID`,
  );
  return [
    ...missing().map(({ email }) => `${email} was told of no visit`),
    ...[...ids].filter(([, of]) => of.size > 1).map(([email, of]) => `${email} was told ${of.size} times`),
  ];
}
