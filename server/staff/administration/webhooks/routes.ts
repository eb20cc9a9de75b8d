import { isRequestId } from '@volante/contract/fields/address.ts';
import { webhookEndpoints as calls } from '@volante/contract/staff/administration/webhooks.ts';
import type { Scoped } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../core/deps.ts';
import { serveStaff } from '../../../core/http/staff/serve-staff.ts';
import { Problem } from '../../../core/problem.ts';
import * as webhooks from '../../../integrations/webhooks.ts';
import { readCursor, writeCursor } from '../../cursor.ts';

const PAGE = 50;

interface Asked {
  params: { webhookId: string };
  account: Scoped;
}

/** A webhook may be sent events of every country, so whoever works in some manages none. */
function refuseLimited({ countries }: Scoped): void {
  if (countries.length > 0) throw new Problem('scope_refused');
}

/** Addresses of other systems that are sent events. */
export function register(app: FastifyInstance, deps: Deps): void {
  const mayManage = { find: async ({ account }: Pick<Asked, 'account'>) => refuseLimited(account) };
  const find = { find: (asked: Asked) => pick(asked) };

  serveStaff(app, deps, calls.listWebhooks, mayManage, async () => ({ items: await webhooks.listWebhooks(deps) }));

  serveStaff(app, deps, calls.addWebhook, { ...mayManage, secretAnswer: true }, ({ body, note, transaction }) =>
    transaction(async (within) => {
      const { id, secret } = await webhooks.addWebhook(within, within.db, body);
      note({ webhookId: id, url: hostOf(body.url) });
      return { webhook: await webhooks.readWebhook(within.db, id), secret };
    }),
  );

  serveStaff(app, deps, calls.changeWebhook, find, ({ params: { webhookId }, body, note, transaction }) =>
    transaction(
      async (within) => {
        const { url, kinds, countries, paused } = body;
        note({
          ...(url !== undefined && { url: hostOf(url) }),
          ...(kinds && { kinds }),
          ...(countries && { countries }),
          ...(paused !== undefined && { paused }),
        });
        await webhooks.changeWebhook(within, within.db, webhookId, body);
      },
      (within) => webhooks.readWebhook(within.db, webhookId),
    ),
  );

  serveStaff(
    app,
    deps,
    calls.rotateWebhook,
    { ...find, secretAnswer: true },
    ({ params: { webhookId }, transaction }) =>
      transaction(async (within) => {
        const secret = await webhooks.rotateSecret(within, within.db, webhookId);
        return { webhook: await webhooks.readWebhook(within.db, webhookId), secret };
      }),
  );

  serveStaff(app, deps, calls.removeWebhook, find, async ({ params, note, transaction }) => {
    const { url } = await webhooks.find(deps.db, params.webhookId);
    note({ url: hostOf(url) });
    return transaction(async ({ db }) => {
      await webhooks.removeWebhook(db, params.webhookId);
      return { removed: true as const };
    });
  });

  serveStaff(app, deps, calls.listWebhookDeliveries, find, async ({ params: { webhookId }, query }) => {
    const { state, cursor, limit = String(PAGE) } = query;
    const asked = ['webhook deliveries', webhookId, state ?? null];
    const [after = null] = (readCursor(deps, asked, cursor) ?? []) as [string?];
    const most = Number(limit);
    const found = await webhooks.listDeliveries(deps.db, webhookId, { state, after, limit: most + 1 });
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return { items, next: last ? writeCursor(deps, asked, [last.eventId]) : null };
  });

  serveStaff(app, deps, calls.replayDelivery, find, ({ params: { webhookId, eventId }, transaction }) =>
    transaction(async ({ db }) => {
      if (!isRequestId(eventId)) throw new Problem('not_found_error');
      await webhooks.replayOne(db, webhookId, eventId);
      return { queued: 1 };
    }),
  );

  serveStaff(app, deps, calls.replayWebhook, find, ({ params: { webhookId }, body, note, transaction }) =>
    transaction(async ({ db }) => {
      const { since, until } = body;
      const queued = await webhooks.replaySpan(db, webhookId, new Date(since), until ? new Date(until) : null);
      note({ since, ...(until && { until }), queued });
      return { queued };
    }),
  );

  serveStaff(app, deps, calls.testWebhook, find, ({ params: { webhookId }, transaction }) =>
    transaction(async ({ db }) => {
      await webhooks.sendTest(db, webhookId);
      return { queued: 1 };
    }),
  );

  async function pick({ params: { webhookId }, account }: Asked): Promise<void> {
    refuseLimited(account);
    if (!isRequestId(webhookId)) throw new Problem('not_found_error');
    await webhooks.find(deps.db, webhookId);
  }
}

/** The rest of an address may hold a key. */
function hostOf(url: string): string {
  return new URL(url).host;
}
