import type { Config } from './config.ts';

/** What operators are told when drivers can't ask anybody for help; null once they can. */
export function missingHelp({
  SUPPORT_PHONE,
  SUPPORT_WHATSAPP,
  SUPPORT_EMAIL,
}: Pick<Config, 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL'>): string | null {
  if (SUPPORT_PHONE || SUPPORT_WHATSAPP || SUPPORT_EMAIL) return null;
  return 'drivers see no way to ask for help: set SUPPORT_WHATSAPP, SUPPORT_PHONE or SUPPORT_EMAIL';
}
