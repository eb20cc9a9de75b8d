import { createRoot } from 'react-dom/client';
import { adoptBrand } from '../lib/brand.ts';
import { whenIdle } from '../lib/idle.ts';
import { getLanguage, locales } from '../lib/language.ts';
import { preloadToasts, startToasts } from '../ui/toast.ts';
import { App } from './app.tsx';
import { enter } from './entry.ts';
import { Crash } from './error-boundary.tsx';
import { reopenOnce } from './reopen.ts';
import { refreshOnReturn } from './request.ts';
import { routes } from './routes.ts';
import { nameScreens } from './screens.ts';
import { takeOverScroll } from './scroll.ts';

nameScreens(routes);
adoptBrand();
// The errors that come before any application are in the language that was chosen, too.
document.documentElement.lang = locales[getLanguage()];
takeOverScroll();
refreshOnReturn();
startToasts();

// Nothing is drawn before everything is here: the page's own first picture stays until then and is replaced once.
const root = createRoot(document.getElementById('root') as HTMLElement);
enter().then(
  (first) => root.render(<App first={first} />),
  async () => (await reopenOnce()) || root.render(<Crash />),
);

// theme.css names the font from here on.
whenIdle(() => {
  document.documentElement.dataset.drawn = '';
  preloadToasts();
  import('./link-opened.ts').then(({ tellLinkOpened }) => tellLinkOpened()).catch(() => undefined);
});
