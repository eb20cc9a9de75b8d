import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { dateFormat } from '@volante/contract/fields/formats.ts';
import { createRoot } from 'react-dom/client';
import { adoptBrand } from '../lib/brand.ts';
import { now } from '../lib/clock.ts';
import { whenIdle } from '../lib/idle.ts';
import { getLanguage, locales } from '../lib/language.ts';
import { surviveTranslation } from '../lib/translation/translated-page.ts';
import { preloadToasts, startToasts } from '../ui/toasts/toast.ts';
import { currentApplication } from './application/application.ts';
import { proveBy } from './application/limited/prove-here.ts';
import { reopenOnce } from './navigation/reopen.ts';
import { nameScreens } from './navigation/screens.ts';
import { takeOverScroll } from './navigation/scroll.ts';
import { App } from './router/app.tsx';
import { enter } from './router/entry.ts';
import { Crash } from './router/error-boundary.tsx';
import { hydrate } from './router/hydrate.tsx';
import { routes } from './router/routes.ts';
import { readPayload } from './router/ssr-payload.ts';

surviveTranslation();
nameScreens(routes);
proveBy(() => import('./devices/proof-dialog.tsx').then(({ openProof }) => openProof()));
adoptBrand();
takeOverScroll();
startToasts();

const place = document.getElementById('root') as HTMLElement;
const drawn = readPayload();
/** The phone opened its cached copy of the page, because the network didn't deliver one. */
const shell = document.documentElement.dataset.shell !== undefined;
if (drawn) hydrate(place, drawn).catch(startAgain);
else drawHere();

// Nothing is rendered before everything is loaded: until then the page's own first content stays, and it is replaced
// only once.
function drawHere(): void {
  // Errors before an application is loaded are also in the chosen language.
  document.documentElement.lang = locales[getLanguage()];
  const entering = shell ? import('./router/open-shell.ts').then(({ enterShell }) => enterShell()) : enter();
  entering.then((first) => createRoot(place).render(<App first={first} />), startAgain);
}

// A newer version removed this code: the page reloads, once.
async function startAgain(): Promise<void> {
  if (shell || !(await reopenOnce())) createRoot(place).render(<Crash />);
}

// theme.css names the font from here on.
whenIdle(() => {
  document.documentElement.dataset.drawn = '';
  preloadToasts();
  whenIdle(makeFormats);
  // Opening an unknown link isn't reported.
  if (drawn?.failure || shell) return;
  import('./application/link-opened.ts').then(({ reportLinkOpened }) => reportLinkOpened()).catch(() => undefined);
});

// The first formatter of a locale takes a cheap phone 70 ms, which the tap to the next screen must not wait for.
function makeFormats(): void {
  dateFormat(locales[getLanguage()], { month: 'short', timeZone: 'UTC' });
  const application = currentApplication();
  if (application) dateIn(countries[application.country].zone, now());
}
