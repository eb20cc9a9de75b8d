import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { WatchedClient } from '../database/watched-client.ts';

/** Of what an announcement is about; null from a server of the release before, which doesn't say it. */
interface OfCountry {
  country: CountryCode | null;
}

/** A notification that the database sends to every server process when a transaction commits. */
export type Announcement =
  | ({ kind: 'application'; applicationId: string; revision: number } & OfCountry)
  | { kind: 'session_over'; sessionId: string }
  | { kind: 'account'; accountId: string }
  | ({ kind: 'conversation'; applicationId: string } & OfCountry)
  | ({ kind: 'typing'; applicationId: string; accountId: string } & OfCountry)
  | { kind: 'messages' }
  | { kind: 'availability' }
  | { kind: 'settings' };

/** The channel that triggers of the schema notify, and transactions that change a conversation. */
const CHANNEL = 'volante_live';

/** Parses a notification; null for one from a newer version. */
function readAnnouncement(payload: string): Announcement | null {
  const [kind, id = '', ...rest] = payload.split(' ');
  const country = countryCodes.find((code) => code === rest.at(-1)) ?? null;
  if (kind === 'application') return { kind, applicationId: id, revision: Number(rest[0]), country };
  if (kind === 'conversation') return { kind, applicationId: id, country };
  if (kind === 'typing') return { kind, applicationId: id, accountId: rest[0] ?? '', country };
  if (kind === 'account') return { kind, accountId: id };
  if (kind === 'session_over') return { kind, sessionId: id };
  if (kind === 'messages' || kind === 'settings' || kind === 'availability') return { kind };
  return null;
}

/** How often a query tests the connection, in ms: listening alone would never notice that it is dead. */
const PULSE = 10_000;

/** A subscriber to the database's announcements. */
interface Listener {
  heard(announcement: Announcement): void;
  /** The connection broke: notifications may have been missed, and no more will come. */
  lost(): void;
}

interface Live {
  /**
   * Calls the listener for every change committed after this resolves. Rejects while the database is unavailable. Call the
   * returned function to stop.
   */
  listen(listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

/** Listens to the announcements of the database at `url`, over a connection of its own that is open while there are listeners. */
export function openLive(url: string, log: Pick<Logger, 'warn'>): Live {
  const listeners = new Set<Listener>();
  let opening: Promise<void> | null = null;
  let line: Client | null = null;

  async function open(): Promise<void> {
    const client: Client = new WatchedClient({
      connectionString: url,
      application_name: 'volante-live',
      connectMillis: 5000,
      answerTimeoutSeconds: 5,
    });
    line = client;
    await client.connect();
    const pulse = setInterval(() => client.query('select 1').catch(() => undefined), PULSE).unref();
    client.once('end', () => {
      clearInterval(pulse);
      if (line === client) lose();
    });
    client.on('notification', ({ payload = '' }) => {
      const announcement = readAnnouncement(payload);
      if (announcement) for (const listener of [...listeners]) listener.heard(announcement);
    });
    await client.query(`listen ${CHANNEL}`);
    if (line !== client) throw new Error('closed while it was opened');
  }

  function lose(): void {
    log.warn('the database connection for live updates was lost');
    leave();
  }

  /** Drops the connection and notifies the listeners; returns the connection. */
  function leave(): Client | null {
    const [old, all] = [line, [...listeners]];
    line = null;
    opening = null;
    listeners.clear();
    for (const listener of all) listener.lost();
    return old;
  }

  const close = async () => {
    await leave()
      ?.end()
      .catch(() => undefined);
  };

  return {
    async listen(listener) {
      opening ??= open();
      const mine = opening;
      listeners.add(listener);
      try {
        await mine;
      } catch (error) {
        if (mine === opening) await close();
        throw error;
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void close();
      };
    },
    close,
  };
}

declare module '../deps.ts' {
  interface Deps {
    live: Live;
  }
}
