import type { SettingName } from '@volante/contract/staff/administration/settings.ts';
import type { LiveConfig } from '../../../config/live-config.ts';
import type { Db } from '../../../core/database/db.ts';
import type { Deps } from '../../../core/deps.ts';
import { selectChanged } from './setting-store.ts';

/** How often the settings are read without an announcement, in ms: announcements are missed while the connection is broken. */
const EVERY = 3000;

declare module '../../../core/deps.ts' {
  interface Deps {
    /** The settings that `config` is read from. */
    liveSettings: LiveConfig;
  }
}

/** Reads the settings changed in the console, and applies them in this process. */
export async function readSettings(db: Db, settings: LiveConfig): Promise<void> {
  const rows = await selectChanged(db);
  const own = rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as [SettingName, string]]));
  settings.apply(new Map(own));
}

/**
 * Applies settings that any process changes: at once when the database announces them, otherwise within 3 s. While the database
 * is unavailable, the last values stay in effect. Rejects if the settings can't be read at the start. Call the returned function
 * to stop.
 */
export async function followSettings(deps: Pick<Deps, 'db' | 'live' | 'log' | 'liveSettings'>): Promise<() => void> {
  let isOver = false;
  let reading: Promise<void> | null = null;
  let isAway = false;
  let stopListening: Promise<() => void> | null = null;

  async function read(): Promise<void> {
    try {
      await readSettings(deps.db, deps.liveSettings);
      isAway = false;
    } catch (error) {
      if (!isAway && !isOver)
        deps.log.warn({ err: error }, 'could not read changed settings; the previous ones stay in effect');
      isAway = true;
    }
  }
  /** Reads again after the current reading, which may have missed what was just announced. */
  function readAgain(): Promise<void> {
    reading = (reading ?? Promise.resolve()).then(read);
    return reading;
  }
  function listen(): void {
    if (isOver || stopListening) return;
    const mine = deps.live.listen({
      heard: ({ kind }) => {
        if (kind === 'settings') void readAgain();
      },
      lost: () => {
        if (stopListening === mine) stopListening = null;
      },
    });
    stopListening = mine;
    mine.then(readAgain, () => {
      if (stopListening === mine) stopListening = null;
    });
  }

  await readSettings(deps.db, deps.liveSettings);
  listen();
  const timer = setInterval(() => {
    listen();
    void readAgain();
  }, EVERY).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    stopListening?.then((stop) => stop()).catch(() => undefined);
  };
}
