import type { SSEReplyInterface } from '@fastify/sse';
import type { CountryCode } from '@volante/contract/country.ts';
import { liveEndpoints as calls, type LiveEvents } from '@volante/contract/staff/live.ts';
import { isEverywhere, type Reach, reachOf } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { StreamAnswer, serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffSession } from '../../core/http/staff/staff-deps.ts';
import type { Announcement } from '../../core/live/listener.ts';
import { Problem } from '../../core/problem.ts';
import { selectAccount } from '../accounts/account-store.ts';
import { endedAmong } from '../accounts/sessions.ts';

/** Delay before a change is sent, in ms, so that others of the same transaction are sent with it. */
const SOON = 25;
/**
 * Shortest time between two writes to the streams, in ms. With hundreds of streams, writing every change to each would slow down
 * those who make the changes.
 */
const TOGETHER = 250;
/** How often to look for sessions that ended without an announcement, in ms. */
const LOOK = 15_000;
/** Most bytes buffered for a browser that doesn't read. */
const UNREAD = 256 * 1024;
/** A browser needs only one stream. If a session has more than this, they are leftovers, and the oldest is closed. */
const PER_SESSION = 6;

interface Stream {
  sessionId: string;
  accountId: string;
  /** The countries whose changes it is sent. */
  reach: Reach;
  sse: Raw;
}
/** What a stream is sent, and of which country's application. */
interface Of<Data> {
  country: CountryCode | null;
  data: Data;
}

/** The plugin's own stream, with the response it writes to. */
type Raw = SSEReplyInterface & { reply: { raw: import('node:http').ServerResponse } };

interface Streams {
  /** Starts sending changes to a session. Throws `server_unavailable_error` while the database can't announce any. */
  open(session: StaffSession): Promise<(sse: SSEReplyInterface) => void>;
  /** Ends every stream. */
  close(): void;
}

/** The event streams of this process. */
export function openStreams(deps: Pick<Deps, 'live' | 'db' | 'config' | 'now' | 'log'>): Streams {
  const streams = new Set<Stream>();
  const changed = new Map<string, Of<LiveEvents['application']>>();
  const talking = new Map<string, Of<LiveEvents['conversation']>>();
  const typing = new Map<string, Of<LiveEvents['typing']>>();
  /** Lists whose change is sent without saying what changed. */
  const changedLists = new Set<'messages' | 'availability'>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let willSend = false;
  let listening: Promise<() => void> | null = null;
  let looking: NodeJS.Timeout | null = null;
  /** How many changes of accounts were heard. */
  let accountChanges = 0;

  function heard(announcement: Announcement): void {
    if (announcement.kind === 'session_over') {
      signOut([announcement.sessionId]);
      return;
    }
    if (announcement.kind === 'account') {
      accountChanges++;
      // Their browsers come back at once, with what the account may do now.
      end(({ accountId }) => accountId === announcement.accountId);
      return;
    }
    if (announcement.kind === 'application') {
      const { applicationId, revision, country } = announcement;
      changed.set(applicationId, { country, data: { applicationId, revision } });
    } else if (announcement.kind === 'conversation') {
      const { applicationId, country } = announcement;
      talking.set(applicationId, { country, data: { applicationId } });
    } else if (announcement.kind === 'typing') {
      const { applicationId, accountId, country } = announcement;
      typing.set(`${applicationId} ${accountId}`, { country, data: { applicationId, accountId } });
    } else if (announcement.kind === 'messages' || announcement.kind === 'availability')
      changedLists.add(announcement.kind);
    // Other announcements are between processes and don't concern any open page.
    else return;
    if (!willSend) setTimeout(sendChanges, Math.max(SOON, sentAt + TOGETHER - performance.now()));
    willSend = true;
  }

  /** What has changed, as somebody with this reach is sent it. */
  function changesFor(reach: Reach): Buffer {
    // An application without a country may be of any.
    const isFor = ({ country }: Of<unknown>) => (country === null ? isEverywhere(reach) : reach.includes(country));
    const events = [...changed.values()].filter(isFor).map(({ data }) => written('application', data));
    if (events.length > 0) events.push(written('queue', {}));
    for (const list of changedLists) events.push(written(list, {}));
    for (const { data } of [...talking.values()].filter(isFor)) events.push(written('conversation', data));
    for (const { data } of [...typing.values()].filter(isFor)) events.push(written('typing', data));
    return Buffer.from(events.join(''));
  }

  function sendChanges(): void {
    // The same bytes for every stream of these countries; the plugin would serialize each event once per stream.
    const bytesFor = new Map<string, Buffer>();
    for (const { reach } of streams) {
      const key = reach.join();
      if (!bytesFor.has(key)) bytesFor.set(key, changesFor(reach));
    }
    talking.clear();
    typing.clear();
    changed.clear();
    changedLists.clear();
    willSend = false;
    sentAt = performance.now();
    for (const { sse, reach } of streams) {
      const { raw } = sse.reply;
      const bytes = bytesFor.get(reach.join());
      if (!bytes || bytes.length === 0) continue;
      if (raw.writableLength > UNREAD) raw.destroy();
      else if (sse.isConnected) raw.write(bytes);
    }
  }

  function signOut(sessionIds: readonly string[]): void {
    for (const stream of [...streams].filter(({ sessionId }) => sessionIds.includes(sessionId))) {
      send(stream, 'signed_out', {});
      stream.sse.close();
    }
  }

  async function look(): Promise<void> {
    const open = [...new Set([...streams].map(({ sessionId }) => sessionId))];
    if (open.length > 0) signOut(await endedAmong(deps, open));
  }

  function end(which: (stream: Stream) => boolean = () => true): void {
    for (const { sse } of [...streams].filter(which)) sse.close();
  }

  function lost(): void {
    listening = null;
    end();
  }

  function forget(stream: Stream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    if (looking) clearInterval(looking);
    looking = null;
    const old = listening;
    listening = null;
    old?.then((stop) => stop()).catch(() => undefined);
  }

  async function listen(): Promise<void> {
    listening ??= deps.live.listen({ heard, lost });
    const mine = listening;
    try {
      await mine;
    } catch (error) {
      if (listening === mine) listening = null;
      deps.log.warn({ err: error }, 'no database connection for live updates');
      throw new Problem('server_unavailable_error', { retryAfter: 5 });
    }
  }

  return {
    async open({ sessionId, account }) {
      await listen();
      const heardBefore = accountChanges;
      // Read once changes of it are heard. If one is heard until the stream is there, the browser comes back for the new one.
      const reach = reachOf((await selectAccount(deps.db, account.id)) ?? account);
      return (sse) => {
        if (accountChanges !== heardBefore) return sse.close();
        const stream: Stream = { sessionId, accountId: account.id, reach, sse: sse as Raw };
        const mine = [...streams].filter((other) => other.sessionId === sessionId);
        if (mine.length >= PER_SESSION) mine[0]?.sse.close();
        streams.add(stream);
        sse.onClose(() => forget(stream));
        looking ??= setInterval(() => {
          look().catch((error) => deps.log.warn({ err: error }, 'could not check the sessions of open streams'));
        }, LOOK).unref();
        send(stream, 'hello', { at: deps.now().toISOString() });
      };
    },
    close: () => end(),
  };
}

function send<Name extends keyof LiveEvents>({ sse }: Stream, event: Name, data: LiveEvents[Name]): void {
  // A browser that is gone misses the event, and reads everything again when it is back.
  if (sse.isConnected) sse.send({ event, data }).catch(() => undefined);
}

/** An event in the format of the stream. */
function written<Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function register(app: FastifyInstance, deps: Deps): void {
  const streams = openStreams(deps);
  // An open stream would delay the stop.
  app.addHook('preClose', async () => streams.close());
  serveStaff(app, deps, calls.events, async ({ session }) => new StreamAnswer(await streams.open(session)));
}
