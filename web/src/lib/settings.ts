import type { WebSettings } from '@volante/contract/settings.ts';

/** What the server wrote into the page. */
export const settings: WebSettings = readSettings();

function readSettings(): WebSettings {
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
