// The product with its job queue at work, an advisor who is signed in, and drivers who can be reached by one channel each.
import { parseArgs } from 'node:util';
import { jobHandlers } from '../../server/job-handlers.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { reportToParent } from '../api/child.ts';
import { openOne, serveProduct } from '../run/serve-product.ts';

const { values } = parseArgs({ options: { drivers: { type: 'string', default: '0' } } });
const { deps, port, hiring } = await serveProduct(Number(new URL(process.env.PUBLIC_URL ?? '').port));
const ids: string[] = [];
let left = Number(values.drivers);
async function openMore(): Promise<void> {
  while (left-- > 0) ids.push((await openOne(deps)).applicationId);
}
await Promise.all(Array.from({ length: 8 }, openMore));
// In turn WhatsApp, SMS and mail.
await deps.pool.query(
  `with driver as (select id, row_number() over (order by id) - 1 as n from unnest($1::uuid[]) as id),
   agreed as (insert into consents (id, application_id, kind, text_version, language, at)
     select gen_random_uuid(), id, 'whatsapp', '2026-11-28', 'es-MX', now() from driver where n % 3 = 0)
   update personal_data p set first_name = 'Ana', last_name = 'López',
     phone = case when n % 3 < 2 then '+52551' || lpad(n::text, 7, '0') else '' end,
     email = case when n % 3 = 2 then 'ana' || n || '@example.com' else '' end
   from driver where driver.id = p.application_id`,
  [ids],
);
await deps.jobs.work(jobHandlers(deps));
const { requestId } = await openOne(deps);
const { cookie } = await hire(hiring, 'advisor');
reportToParent({ port, requestId, cookie });
