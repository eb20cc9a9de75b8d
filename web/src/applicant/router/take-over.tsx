import { hydrateRoot } from 'react-dom/client';
import { wasLeftWriting } from '../../lib/call/unfinished.ts';
import { compareClock } from '../../lib/clock.ts';
import { adoptChoice, showLanguage } from '../../lib/language.ts';
import { callOld, queryClient } from '../../lib/queries.ts';
import { guessWide } from '../../lib/wide.ts';
import { storeApplication } from '../application/application.ts';
import { App } from '../frame/app.tsx';
import type { Drawn } from './drawn.ts';
import { nameAddress, openLink } from './entry.ts';
import { changedFields, pressAgain } from './press-again.ts';
import { loadScreen } from './screens.ts';

/** Hydrates the server-rendered page with its data, keeping what was typed and tapped meanwhile. */
export async function takeOver(root: HTMLElement, drawn: Drawn): Promise<void> {
  openLink(drawn.id);
  if (drawn.application) storeApplication(drawn.application);
  showLanguage(drawn.language);
  guessWide(drawn.wide);
  compareClock(drawn.now);
  const [path = '/'] = drawn.open.split('?');
  const first = await loadScreen(path);
  for (const [key, data] of drawn.reads) queryClient().setQueryData(key, data);
  nameAddress(drawn.open);
  const changed = changedFields();
  hydrateRoot(root, <App first={first} onStand={() => stand(changed)} />);
}

/** Enables the full stylesheet; until then a server-rendered page uses its inline rules. */
export function letStylesIn(): void {
  document.getElementById('styles')?.removeAttribute('media');
}

function stand(changed: ReturnType<typeof changedFields>): void {
  // Benchmarks read it.
  performance.mark('standing');
  letStylesIn();
  pressAgain(changed);
  adoptChoice();
  // The server may have drawn what that write has changed since.
  if (wasLeftWriting()) void callOld();
}
