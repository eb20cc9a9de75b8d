import type { Config } from './config.ts';

/** The warning for operators while drivers have no contact to ask for help; null once one is set. */
export function missingHelp({
  SUPPORT_PHONE,
  SUPPORT_WHATSAPP,
  SUPPORT_EMAIL,
}: Pick<Config, 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL'>): string | null {
  if (SUPPORT_PHONE || SUPPORT_WHATSAPP || SUPPORT_EMAIL) return null;
  return 'drivers see no way to ask for help: set SUPPORT_WHATSAPP, SUPPORT_PHONE or SUPPORT_EMAIL';
}
