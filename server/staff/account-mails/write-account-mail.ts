import { countries } from '@volante/contract/countries/index.ts';
import { browserName } from '@volante/contract/words/browsers.ts';
import { capital, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import type { Config } from '../../config/config.ts';
import type { EmailText } from '../../notifications/emails/email-text.ts';
import { emailTexts } from '../../notifications/emails/texts.ts';
import { readDay, readTime } from '../../notifications/emails/visit-time.ts';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountMailRow } from './account-mail-store.ts';
import { controlWords } from './control-words.ts';
import type { ControlFacts } from './kinds.ts';
import { accountMailTexts } from './texts.ts';

/**
 * The mail to an account's owner, in the account's language. `control` names people, not accounts. It has no link, so that a
 * mail with one stands out as forged.
 */
export function writeAccountMail(
  { kind, ip, device, created_at: at }: Pick<AccountMailRow, 'kind' | 'ip' | 'device' | 'created_at'>,
  control: ControlFacts | null,
  { name, language }: Pick<AccountRow, 'name' | 'language'>,
  { BRAND_NAME: brand }: Pick<Config, 'BRAND_NAME'>,
): EmailText {
  const words = wordLanguageOf[language];
  const t = accountMailTexts[words];
  const { subject, lines, after = t.after } = t.mails[kind];
  // Accounts have no time zone, so that of the country of their language is used.
  const { zone } = words === 'es' ? countries.mx : countries.us;
  const { by, confirmedBy } = control ?? {};
  const said: Record<string, string | null | undefined> = {
    ...{ brand, by, confirmedBy },
    ...(control && controlWords(control, words)),
  };
  return {
    subject: subject(brand),
    greeting: emailTexts[language].greeting(name),
    lines: lines.map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '')),
    points: null,
    when: { day: capital(readDay(at, zone, words)), time: `${readTime(at, zone, words)}, ${zoneName(zone, words)}` },
    join: null,
    after: [...(ip ? [t.from(browserName(device, words), ip)] : []), ...after, t.noLinks],
    signature: brand,
  };
}
