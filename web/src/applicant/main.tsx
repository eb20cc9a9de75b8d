import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { dateFormat } from '@volante/contract/words/formats.ts';
import { createRoot } from 'react-dom/client';
import { adoptBrand } from '../lib/brand.ts';
import { now } from '../lib/clock.ts';
import { whenIdle } from '../lib/idle.ts';
import { getLanguage, locales } from '../lib/language.ts';
import { surviveTranslation } from '../lib/translation/translated-page.ts';
import { preloadToasts, startToasts } from '../ui/toasts/toast.ts';
import { currentApplication } from './application/application.ts';
import { App } from './frame/app.tsx';
import { Crash } from './frame/error-boundary.tsx';
import { readDrawn } from './router/drawn.ts';
import { enter } from './router/entry.ts';
import { hydrate } from './router/hydrate.tsx';
import { reopenOnce } from './router/reopen.ts';
import { routes } from './router/routes.ts';
import { nameScreens } from './router/screens.ts';
import { takeOverScroll } from './router/scroll.ts';

surviveTranslation();
nameScreens(routes);
adoptBrand();
takeOverScroll();
startToasts();

const place = document.getElementById('root') as HTMLElement;
const drawn = readDrawn();
/** The phone opened its cached copy of the page, because the network didn't deliver one. */
const shell = document.documentElement.dataset.shell !== undefined;
if (drawn) hydrate(place, drawn).catch(startAgain);
else drawHere();

// Nothing is rendered before everything is loaded: until then the page's own first content stays, and it is replaced
// only once.
function drawHere(): void {
  // Errors before an application is loaded are also in the chosen language.
  document.documentElement.lang = locales[getLanguage()];
  const entering = shell ? import('./offline/open-shell.ts').then(({ enterShell }) => enterShell()) : enter();
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
