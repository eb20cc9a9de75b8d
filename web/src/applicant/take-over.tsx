import { hydrateRoot } from 'react-dom/client';
import { compareClock } from '../lib/clock.ts';
import { adoptChoice, showLanguage } from '../lib/language.ts';
import { wasLeftWriting } from '../lib/unfinished.ts';
import { guessWide } from '../lib/wide.ts';
import { App } from './app.tsx';
import type { Drawn } from './drawn.ts';
import { nameAddress, openLink } from './entry.ts';
import { changedFields, pressAgain } from './press-again.ts';
import { queries } from './queries.ts';
import { reloadRequest, storeRequest } from './request.ts';
import { loadScreen } from './screens.ts';

/** Makes the app stand on what the server has drawn, with what it was drawn with; what was typed and pressed meanwhile counts. */
export async function takeOver(root: HTMLElement, drawn: Drawn): Promise<void> {
  openLink(drawn.id);
  if (drawn.application) storeRequest(drawn.application);
  queries.seed(drawn.reads);
  showLanguage(drawn.language);
  guessWide(drawn.wide);
  compareClock(drawn.now);
  const [path = '/'] = drawn.open.split('?');
  const first = await loadScreen(path);
  nameAddress(drawn.open);
  const changed = changedFields();
  hydrateRoot(root, <App first={first} onStand={() => stand(changed)} />);
}

function stand(changed: ReturnType<typeof changedFields>): void {
  // Benchmarks read it.
  performance.mark('standing');
  pressAgain(changed);
  adoptChoice();
  // The server may have drawn what that write has changed since.
  if (!wasLeftWriting()) return;
  reloadRequest().catch(() => undefined);
  queries.refreshAll();
}
