// The product with so many applications and its job queue at work, and another system with a token and a webhook.

import { countryCodes } from '@volante/contract/country.ts';
import { publicEventKinds } from '@volante/contract/staff/administration/event-kinds.ts';
import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import { addWebhook } from '../../server/integrations/webhooks.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { makeServiceAccount } from '../../server/staff/service-accounts/service-accounts.ts';
import { reportToParent } from '../api/child.ts';
import { fill } from '../queue/fill.ts';
import { openOne, serveProduct } from '../run/serve-product.ts';

const [url = '', rows] = process.argv.slice(2);
const { deps, port } = await serveProduct();
const unhurried = openDatabase(deps.config.DATABASE_URL ?? '', { connections: 1, unhurried: true });
await fill(unhurried.pool, Number(rows));
// Two events of each, of the last 80 days, as the feed keeps them.
await unhurried.pool.query(`
  insert into integration_events (id, application_id, reference, country, kind, at, data, position)
  select gen_random_uuid(), id, reference, country, kind, at, '{}', row_number() over (order by at)
  from (select *, now() - random() * interval '80 days' as at
    from applications, unnest(array['application.created', 'application.opened']) as kind) as made`);
await unhurried.pool.query('vacuum analyze integration_events');
await unhurried.close();
await deps.jobs.work(jobHandlers(deps));
const { requestId } = await openOne(deps);
const { token } = await makeServiceAccount(deps, null, { name: 'CRM', scopes: [...scopes] });
const given = { url, description: 'CRM', kinds: [...publicEventKinds], countries: [...countryCodes] };
const { id: webhookId } = await transaction(deps, (trx) => addWebhook(deps, trx, given));
reportToParent({ port, requestId, token, webhookId });
