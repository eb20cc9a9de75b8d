/** What the server tells the web apps when a page opens; it stands in the page as JSON. */
export interface WebSettings {
  /** Where the API is; `/api` on the product's own origin by default. */
  apiBase: string;
  /** Changes with every build, so that an open page can tell that a newer one is out. */
  version: string;
  brand: Brand;
  /** The driver-platform widget; null when none is configured. */
  widget: { url: string; id: string; sandbox: boolean } | null;
  /** A service that tells a browser its own address, as ipify does (`{ip}`); null when none is asked. */
  ipService: string | null;
  /** US states that take applications now. */
  openStates: string[];
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
