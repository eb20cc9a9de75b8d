import type { WebSettings } from '@volante/contract/settings.ts';
import { inBrowser } from './visit.ts';

/** The settings embedded in the page by the server. */
export const settings: WebSettings = readSettings();

/** Sets them on the server, for rendering. */
export function adoptSettings(given: WebSettings): void {
  Object.assign(settings, given);
}

function readSettings(): WebSettings {
  if (!inBrowser) return developmentSettings();
  const text = document.getElementById('settings')?.textContent;
  return text ? (JSON.parse(text) as WebSettings) : developmentSettings();
}

/** Defaults for Vite's development server, which serves the page without settings. */
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
    learnsFromScreenshots: false,
    about: {},
    writesByWhatsApp: false,
    reachesPhones: false,
  };
}
