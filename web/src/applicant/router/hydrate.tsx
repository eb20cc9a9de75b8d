import { hydrateRoot } from 'react-dom/client';
import { wasLeftWriting } from '../../lib/call/unfinished.ts';
import { compareClock } from '../../lib/clock.ts';
import { adoptChoice, showDrawn } from '../../lib/language.ts';
import { guessWide } from '../../lib/wide.ts';
import { reloadApplication, storeApplication } from '../application/application.ts';
import { requestId } from '../navigation/address.ts';
import { loadScreen } from '../navigation/screens.ts';
import { App } from './app.tsx';
import { followLink, nameAddress, openLink, spendToken } from './entry.ts';
import { changedFields, replayInput } from './replay-tap.ts';
import type { SsrPayload } from './ssr-payload.ts';

/** Hydrates the server-rendered page with its data, keeping what was typed and tapped meanwhile. */
export async function hydrate(root: HTMLElement, drawn: SsrPayload): Promise<void> {
  openLink(drawn.id);
  if (drawn.application) storeApplication(drawn.application);
  await followLink(drawn.id, drawn.application, drawn.failure);
  showDrawn(drawn.language);
  guessWide(drawn.wide);
  compareClock(drawn.now);
  const [path = '/'] = drawn.open.split('?');
  const first = await loadScreen(path);
  if (drawn.reads.length) (await queries()).takeIn(drawn.reads);
  nameAddress(drawn.open);
  const changed = changedFields();
  hydrateRoot(root, <App first={first} onStand={() => stand(changed)} />);
}

function stand(changed: ReturnType<typeof changedFields>): void {
  const id = requestId();
  if (id) void spendToken(id).then((known) => known && void reloadApplication());
  // Read by benchmarks.
  performance.mark('standing');
  replayInput(changed);
  adoptChoice();
  // The server may have rendered data that this write has changed since.
  if (wasLeftWriting()) askAgain().catch(() => undefined);
}

async function askAgain(): Promise<void> {
  await Promise.all([reloadApplication(), queries().then(({ callOld }) => callOld())]);
}

// Half of the first screens read nothing but the application.
const queries = () => import('../../lib/queries.ts');
