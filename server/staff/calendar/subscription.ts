import type { Language } from '@volante/contract/country.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { everyCountry, reachOf } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { findCalendarOwner, keepCalendarHash } from '../../appointments/advisors/advisors.ts';
import { type CalendarEvent, writeCalendar } from '../../appointments/invitation/ics.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { addressKey } from '../../core/http/connection/client-address.ts';
import { API } from '../../core/http/serve.ts';
import { Problem } from '../../core/problem.ts';
import { isOver, selectAccount } from '../accounts/account-store.ts';
import { newToken, tokenHash } from '../accounts/token.ts';
import { type ListedVisitFacts, selectVisitsOf } from '../application/visit-facts-store.ts';

const DAY = 24 * 3600_000;
/** How far back the file goes, in ms. */
const BACK = 30 * DAY;
/** How far ahead it goes, in ms: further than any visit can be booked. */
const AHEAD = 120 * DAY;

/** Creates a new URL for an advisor's calendar file; the previous one becomes invalid. */
export async function makeCalendarAddress(deps: DbDeps & ConfigDeps, advisorId: string): Promise<string> {
  const token = newToken();
  await keepCalendarHash(deps, advisorId, tokenHash(token));
  return `${deps.config.PUBLIC_URL}${API}/public/advisor-calendars/${token}/visits.ics`;
}

/**
 * Serves the file at this URL. It needs no session: the URL's 256 random bits are the proof, and calendar services call without
 * one.
 */
export function registerSubscription(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(
    `${API}/public/advisor-calendars/:token/visits.ics`,
    async (request, reply) => {
      await deps.limits.spend('general', addressKey(request));
      const text = await writeSubscription(deps, request.params.token);
      reply.headers({ 'content-disposition': 'inline; filename="visits.ics"', 'cache-control': 'no-store' });
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}

/** Times and references but no names, since the advisor's calendar provider stores the file. Throws `not_found_error`. */
async function writeSubscription(deps: DbDeps & ClockDeps & ConfigDeps, token: string): Promise<string> {
  const owner = await findCalendarOwner(deps.db, tokenHash(token));
  if (!owner) throw new Problem('not_found_error');
  const account = owner.accountId === null ? null : await selectAccount(deps.db, owner.accountId);
  const now = deps.now();
  // An account that is disabled or over gets nothing here either.
  if (account && isOver(account, now)) throw new Problem('not_found_error');
  const span = { from: new Date(now.getTime() - BACK), to: new Date(now.getTime() + AHEAD) };
  const visits = await selectVisitsOf(deps.db, account ? reachOf(account) : everyCountry, owner.id, span);
  const shown = visits.filter(({ visit }) => visit.status !== 'cancelled');
  const { PUBLIC_URL, BRAND_NAME } = deps.config;
  const events = shown.map((listedVisitFacts) =>
    eventOf(listedVisitFacts, { language: account?.language ?? 'es-MX', now, url: PUBLIC_URL }),
  );
  return writeCalendar(BRAND_NAME, 'PUBLISH', events);
}

function eventOf(
  { application_id, reference, visit }: ListedVisitFacts,
  { language, now, url }: { language: Language; now: Date; url: string },
): CalendarEvent {
  return {
    uid: `advisor-${visit.id}@volante`,
    sequence: visit.revision,
    cancelled: false,
    start: new Date(visit.startsAt),
    end: new Date(visit.endsAt),
    created: new Date(visit.createdAt),
    changed: now,
    summary: `${summaries[language]} ${showReference(reference)}`,
    description: `${url}/staff/applications/${application_id}`,
    location: null,
    organizer: null,
    attendee: null,
    reminders: ['PT15M'],
  };
}

const summaries: Record<Language, string> = { 'es-MX': 'Videollamada', en: 'Video call' };
