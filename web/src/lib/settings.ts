import type { WebSettings } from '@volante/contract/settings.ts';
import { inBrowser } from './visit.ts';

/** What the server wrote into the page. */
export const settings: WebSettings = readSettings();

/** The same on the server, which draws the page. */
export function adoptSettings(given: WebSettings): void {
  Object.assign(settings, given);
}

function readSettings(): WebSettings {
  if (!inBrowser) return developmentSettings();
  const text = document.getElementById('settings')?.textContent;
  return text ? (JSON.parse(text) as WebSettings) : developmentSettings();
}

/** The development server of vite serves the page without settings. */
function developmentSettings(): WebSettings {
  return {
    apiBase: '/api',
    version: 'development',
    brand: {
      name: 'Volante',
      color: '#5800F7',
      logoUrl: null,
      supportPhone: null,
      supportWhatsApp: null,
      supportEmail: null,
      privacyPolicyUrl: '/privacy-policy.pdf',
    },
    widget: null,
    ipService: null,
    openStates: ['Florida', 'Texas'],
  };
}
