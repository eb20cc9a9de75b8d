import type { AboutName } from './admission/about-program.ts';

/** Settings for the web apps, embedded in every page as JSON. */
export interface WebSettings {
  /** Base address of the API; `/api` on the product's own origin by default. */
  apiBase: string;
  /** Changes with every build, so an open page can detect a newer one. */
  version: string;
  brand: Brand;
  /** The driver-platform widget, and the name of the company behind it; null when none is configured. */
  widget: { url: string; id: string; sandbox: boolean; partner: string } | null;
  /** A service that returns the browser's IP address, such as ipify (`{ip}`); null when none is configured. */
  ipService: string | null;
  /** US states currently accepting applications. */
  openStates: string[];
  /** Screenshots and what they show are also kept to improve the reader. */
  learnsFromScreenshots: boolean;
  /** What the company says about itself and its program, by country and language; only the texts that are set. */
  about: Partial<Record<AboutName, string>>;
  /** Drivers are written to by WhatsApp, if they agree. */
  writesByWhatsApp: boolean;
  /** Drivers in Mexico are written to by WhatsApp or SMS, so that they need no mail. */
  reachesPhones: boolean;
}

export interface Brand {
  name: string;
  color: string;
  logoUrl: string | null;
  supportPhone: string | null;
  supportWhatsApp: string | null;
  supportEmail: string | null;
  privacyPolicyUrl: string;
}
