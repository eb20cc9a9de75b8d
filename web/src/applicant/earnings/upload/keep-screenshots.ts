import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Failure } from './screenshot.ts';

/** A screenshot that was chosen and not read yet. */
export interface Waiting {
  /** Under which it is kept on the phone. */
  place: string;
  file: File;
  /** Why it was not read when it was sent; it may be tried again. */
  failure: Failure | null;
}

interface Place {
  requestId: string;
  platform: Platform;
  kind: 'profile' | 'earnings';
}

/** Keeps it until it was read, through reloads and killed tabs. */
export function keepScreenshot(requestId: string, { place, ...content }: Waiting): void {
  inStore(({ keep }) => keep(requestId, place, content));
}

export function forgetScreenshot(requestId: string, place: string): void {
  inStore(({ forget }) => forget(requestId, place));
}

/** A place of its own; they come back in the order in which they were made. */
export function newPlace({ platform, kind }: Omit<Place, 'requestId'>): string {
  return `${platform} ${kind} ${Date.now()} ${String(++places).padStart(5, '0')}`;
}

/** What was left of an earlier page, while no other page of this browser is at work on it. */
export async function takeUp(place: Place, work: (left: Waiting[]) => void): Promise<void> {
  const { requestId, platform, kind } = place;
  const read = async () => {
    const { readKept } = await load();
    const all = await readKept<Omit<Waiting, 'place'>>(requestId);
    work(
      all
        .filter(({ purpose }) => purpose.startsWith(`${platform} ${kind} `))
        .map(({ purpose, content }) => ({ place: purpose, ...content })),
    );
  };
  const alone = { ifAvailable: true };
  await (navigator.locks
    ? navigator.locks.request(nameOf(place), alone, (lock) => (lock ? read() : undefined))
    : read());
}

/** Does the work while other pages leave what is kept alone. */
export async function atWork(place: Place, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(nameOf(place), { mode: 'shared' }, work) : work());
}

let places = 0;

function nameOf({ requestId, platform, kind }: Place): string {
  return `screenshots ${requestId} ${platform} ${kind}`;
}

const load = () => import('../../../lib/files/kept-files.ts');

function inStore(work: (store: Awaited<ReturnType<typeof load>>) => Promise<void>): void {
  load()
    .then(work)
    .catch(() => undefined);
}
