import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  messageEndpoints as calls,
  type MessageItem,
  MOST_ATTEMPTS,
  type OpenState,
} from '@volante/contract/staff/administration/messages.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { FastifyInstance } from 'fastify';
import { readLiveLink } from '../../applications/links.ts';
import { forLists } from '../../core/database/lists.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { Problem } from '../../core/problem.ts';
import {
  countOpenDeliveries,
  findDelivery,
  listAttempts,
  listOpenDeliveries,
  markNotified,
  type OpenDelivery,
  readByHand,
  retryDelivery,
} from '../../notifications/by-hand.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { whyWithheld } from '../links/shown-url.ts';
import { selectReferencesAndNames } from '../queue/queue-store.ts';

const PAGE = 50;

interface Asked {
  params: { messageId: string };
}

/** Messages that did not reach their driver. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listMessages, async ({ reach, query: { state, cursor, limit = String(PAGE) } }) => {
    const asked = ['messages', state ?? null, reach];
    const [createdAt, id] = (readCursor(deps, asked, cursor) ?? []) as [string?, string?];
    const after = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
    const most = Number(limit);
    const within = await forLists(deps);
    const found = await listOpenDeliveries(within, reach, { state, after, limit: most + 1 });
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return {
      // Only open ones are selected.
      items: (await itemsOf(within, items)).map((item) => ({ ...item, state: item.state as OpenState })),
      next: last ? writeCursor(deps, asked, [last.createdAt.toISOString(), last.id]) : null,
      counts: await countOpenDeliveries(within, reach),
    };
  });

  serveStaff(app, deps, calls.readMessage, async (call) => {
    const message = await pick(call.params);
    const { applicationId } = message;
    const link = await readLiveLink(deps.db, applicationId);
    const withheld = link && whyWithheld(deps, call.session, link);
    const byHand = await readByHand(deps, message.id, { withLink: withheld === null });
    const isLink = message.kind === 'application_link' && byHand !== null;
    // Every view of a link is logged.
    if (isLink && byHand.text !== null) {
      const { account, ip } = call;
      await deps.staffGate.recordRead({ accountId: account.id, kind: 'read', applicationId, part: 'link', ip });
    }
    const { person = null, text = null } = byHand ?? {};
    return { ...(await itemOf(deps, message)), person, text, withheld: isLink ? withheld : null };
  });

  for (const [endpoint, settle] of [
    [calls.messageTold, markNotified],
    [calls.retryMessage, retryDelivery],
  ] as const) {
    serveStaff(app, deps, endpoint, async (call) => {
      const { id, kind } = await pick(call.params);
      call.note({ message: kind });
      return call.transaction(
        async (within) => {
          if (!(await settle(within, id, call.actor))) throw new Problem('conflict_error');
        },
        async (within) => itemOf(within, await pick(call.params, within)),
      );
    });
  }

  async function itemsOf({ db }: DbDeps, messages: OpenDelivery[]): Promise<MessageItem[]> {
    const ids = [...new Set(messages.map(({ applicationId }) => applicationId))];
    const applications = await selectReferencesAndNames(db, ids);
    const attempts = await listAttempts(
      db,
      messages.map(({ id }) => id),
    );
    return messages.map(({ id, applicationId, kind, state, reason, tries, createdAt, dueAt }) => {
      const application = applications.get(applicationId);
      return {
        ...{ id, applicationId, kind, state, reason, tries },
        attempts: (attempts.get(id) ?? []).slice(-MOST_ATTEMPTS),
        reference: application ? showReference(String(application.reference)) : null,
        name: application?.name ?? '',
        createdAt: createdAt.toISOString(),
        dueAt: state === 'waiting' ? dueAt.toISOString() : null,
      };
    });
  }

  async function itemOf(within: DbDeps, message: OpenDelivery): Promise<MessageItem> {
    const [item] = await itemsOf(within, [message]);
    return item as MessageItem;
  }

  async function pick({ messageId }: Asked['params'], within: Deps = deps): Promise<OpenDelivery> {
    const message = isRequestId(messageId) ? await findDelivery(within, messageId) : null;
    if (!message) throw new Problem('not_found_error');
    return message;
  }
}
