import { queueEndpoints as calls } from '@volante/contract/staff/queue.ts';
import type { FastifyInstance } from 'fastify';
import { forLists } from '../../core/database/lists.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectPeople } from '../accounts/account-store.ts';
import { takeNext } from './assign.ts';
import { listQueue, queueCounter } from './list.ts';
import { searchQueue } from './search.ts';
import { addView, changeView, findView, listViews, removeView } from './views.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const countQueue = queueCounter(deps);

  serveStaff(app, deps, calls.listApplications, async ({ account, query: { limit, ...query } }) =>
    listQueue(await forLists(deps), account, { ...query, ...(limit !== undefined && { limit: Number(limit) }) }),
  );
  serveStaff(app, deps, calls.countApplications, ({ account, query }) => countQueue(account, query));
  serveStaff(
    app,
    deps,
    calls.searchApplications,
    {
      asks: true,
    },
    async ({ account, body }) => searchQueue(await forLists(deps), account, body),
  );
  serveStaff(app, deps, calls.takeNext, ({ account, body, note, transaction }) =>
    transaction(async (within) => ({ applicationId: await takeNext(within, account, body, note) })),
  );
  serveStaff(app, deps, calls.listPeople, async () => ({
    items: await selectPeople(deps.db, deps.now(), 'serve'),
    next: null,
  }));

  serveStaff(app, deps, calls.listViews, async ({ account }) => ({
    items: await listViews(deps, account),
    next: null,
  }));
  serveStaff(app, deps, calls.addView, ({ account, body, transaction }) =>
    transaction((within) => addView(within, account, body)),
  );
  const found = {
    find: ({ account, params }: { account: Parameters<typeof findView>[1]; params: { viewId: string } }) =>
      findView(deps, account, params.viewId),
  };
  serveStaff(app, deps, calls.changeView, found, ({ account, params, body, transaction }) =>
    transaction((within) => changeView(within, account, params.viewId, body)),
  );
  serveStaff(app, deps, calls.removeView, found, ({ account, params, transaction }) =>
    transaction(async (within) => {
      await removeView(within, account, params.viewId);
      return { removed: true as const };
    }),
  );
}
