import type { ConsentKind } from '../countries/country.ts';

/** Current version of each consent text; a new text gets a new version. */
export const consentVersions: Record<ConsentKind, string> = {
  privacy_notice: '2026-11',
  background_and_credit_check: '2026-11',
  privacy_policy: '2026-11',
  location: '2026-11-27',
};
