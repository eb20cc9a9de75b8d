import { randomUUID } from 'node:crypto';
import { ReaderError, type ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import { logDatabaseLost } from '../core/database/log-database-lost.ts';
import { isDatabaseLost } from '../core/database/lost-database.ts';
import type { Deps } from '../core/deps.ts';
import { waitWhile } from '../core/in-time.ts';
import {
  finishPicture,
  LEASE_SECONDS,
  leaveQueue,
  renewLeases,
  type TakenPicture,
  takePicture,
  tidyQueue,
} from './queue-store.ts';
import type { Outcome } from './work.ts';

/** How often the queue is polled without an announcement, and how often leases are renewed, in ms. */
const LOOK = 1000;
const BEAT = 3000;

type ReadingDeps = Pick<Deps, 'db' | 'live' | 'log'>;

interface ReadQueueOptions {
  /** Number of pictures read at the same time. */
  workers: number;
  /** Opens a reader. Called again if a reader had to be stopped together with its picture. */
  openReader(): ScreenshotReader;
}

/**
 * Reads pictures from the queue until it is stopped, taking one whenever a worker is free. If the database couldn't be reached
 * for so long that a picture's lease was lost, reading it is stopped here, since another process may be reading it by then.
 */
export function readQueue({ db, live, log }: ReadingDeps, { workers, openReader }: ReadQueueOptions) {
  const id = randomUUID();
  /** Pictures that occupy a worker, and those of them that are being read and whose leases have to be renewed. */
  const held = new Set<string>();
  const leased = new Set<string>();
  let reader = openReader();
  let usualMs = 1500;
  let renewedAt = performance.now();
  let isOver = false;
  let taking: Promise<void> | null = null;
  let takeAgain = false;
  let beating: Promise<void> | null = null;
  let listening: Promise<() => void> | null = null;

  function take(): void {
    takeAgain = taking !== null;
    taking ??= takeAll().finally(() => {
      taking = null;
      if (takeAgain && !isOver) take();
    });
  }

  async function takeAll(): Promise<void> {
    try {
      while (!isOver && held.size < workers) {
        const picture = await takePicture(db, id);
        if (!picture) return;
        held.add(picture.id);
        leased.add(picture.id);
        void read(picture, reader);
      }
    } catch (error) {
      notReached(error);
    }
  }

  async function read({ id: pictureId, work, picture: image }: TakenPicture, by: ScreenshotReader): Promise<void> {
    const begun = performance.now();
    const outcome = await outcomeOf(
      'paper' in work
        ? by.readPaper({ ...work.paper, image }).then((paper) => ({ paper }))
        : by.read({ ...work.screenshot, image }).then((reading) => ({ reading })),
    );
    usualMs += (performance.now() - begun - usualMs) / 4;
    // It was dropped together with its reader and no longer belongs to this process.
    if (!held.has(pictureId) || by !== reader) return;
    leased.delete(pictureId);
    try {
      if (outcome) await finishPicture(db, pictureId, id, outcome);
    } catch (error) {
      notReached(error);
    } finally {
      held.delete(pictureId);
      take();
    }
  }

  async function outcomeOf(reading: Promise<Outcome>): Promise<Outcome | null> {
    try {
      return await reading;
    } catch (error) {
      if (!(error instanceof ReaderError)) log.error({ err: error }, 'a picture could not be read');
      const fault = error instanceof ReaderError ? error.fault : 'crashed';
      return fault === 'closed' ? null : { fault };
    }
  }

  function beat(): void {
    beating ??= renew().finally(() => {
      beating = null;
    });
  }

  async function renew(): Promise<void> {
    const before = [...leased];
    try {
      const mine = new Set(await renewLeases(db, { reader: id, workers, usualMs }));
      renewedAt = performance.now();
      if (before.some((one) => leased.has(one) && !mine.has(one))) abandon();
      await tidyQueue(db);
    } catch (error) {
      notReached(error);
      if (leased.size > 0 && performance.now() - renewedAt > (LEASE_SECONDS - 2) * 1000) abandon();
    }
  }

  function abandon(): void {
    log.warn({ pictures: leased.size }, 'lost the leases of pictures and stopped reading them');
    void reader.close();
    held.clear();
    leased.clear();
    renewedAt = performance.now();
    reader = openReader();
  }

  function notReached(error: unknown): void {
    if (isOver) return;
    if (isDatabaseLost(error)) logDatabaseLost(log, error);
    else log.error({ err: error }, 'the picture queue failed');
  }

  function listen(): void {
    if (listening || isOver) return;
    const mine = live.listen({
      heard: ({ kind }) => {
        if (kind === 'pictures') take();
      },
      lost: () => {
        if (listening === mine) listening = null;
      },
    });
    listening = mine;
    mine.catch(() => {
      if (listening === mine) listening = null;
    });
  }

  beat();
  const timers = [
    setInterval(() => {
      listen();
      take();
    }, LOOK),
    setInterval(beat, BEAT),
  ];
  listen();
  take();

  return {
    ready: () => reader.ready(),
    /** Takes no more pictures, gives those in progress `grace` ms to finish, and returns the rest to the queue at once. */
    async stop(grace: number): Promise<void> {
      isOver = true;
      clearInterval(timers[0]);
      await taking;
      await waitWhile(() => held.size > 0, grace);
      held.clear();
      leased.clear();
      clearInterval(timers[1]);
      await Promise.all([reader.close(), beating]);
      await leaveQueue(db, id);
      (await listening?.catch(() => null))?.();
    },
  };
}
