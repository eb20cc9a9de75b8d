import { createRoot } from 'react-dom/client';
import { adoptBrand } from '../lib/brand.ts';
import { whenIdle } from '../lib/idle.ts';
import { getLanguage, showLanguage } from '../lib/language.ts';
import { surviveTranslation } from '../lib/translation/translated-page.ts';
import { preloadToasts, startToasts } from '../ui/toasts/toast.ts';
import { applyTheme } from './layout/theme.ts';
import { App } from './router/app.tsx';
import { loadRooms } from './router/first-rooms.ts';
import { noticePeople } from './session/attended.ts';
import { findSession } from './session/begin.ts';
import { nobodyIsSignedIn } from './session/session.ts';

surviveTranslation();
applyTheme();
adoptBrand();
showLanguage(getLanguage());
startToasts();
noticePeople();
// The server says if a browser has no session; then no request is needed.
if (document.querySelector('meta[name="session"][content="none"]')) nobodyIsSignedIn();
else void findSession();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);

// theme.css names the font from here on.
document.documentElement.dataset.drawn = '';
whenIdle(preloadToasts);
// They are loaded by the time a password is typed.
whenIdle(() => loadRooms().catch(() => undefined));
