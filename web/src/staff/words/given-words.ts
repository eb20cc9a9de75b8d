import type { Given } from '@volante/contract/staff/queue-row.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary, plural } from '../../lib/text.ts';
import { showMoment } from './moments.ts';

/** Why an application came to who has it, in a sentence, as it was recorded. */
export function givenText({ kind, rule, load, among, at }: Given, language: Language): string {
  const t = givenTexts[language];
  const when = showMoment(at, language);
  const how = t.chosen(formatNumber(among, language), formatNumber(load, language), { isOnly: among === 1, load });
  if (kind === 'up') return t.up(when, how);
  return t.byRule(rule ?? '', when, how);
}

export const givenTexts = dictionary({
  es: {
    label: 'Por qué le llegó',
    byRule: (rule: string, when: string, how: string) => `Le llegó por la regla “${rule}” (${when}): ${how}`,
    up: (when: string, how: string) => `Subió porque nadie la empezó a tiempo (${when}): ${how}`,
    chosen: (among: string, has: string, { isOnly, load }: { isOnly: boolean; load: number }) => {
      const had = `tenía ${has} ${plural('es', load, { one: 'pendiente', other: 'pendientes' })}`;
      return isOnly
        ? `era la única persona libre y ${had}.`
        : `de ${among} personas libres, era quien menos pendientes tenía: ${has}.`;
    },
  },
  en: {
    label: 'Why it came',
    byRule: (rule: string, when: string, how: string) => `It came by the rule “${rule}” (${when}): ${how}`,
    up: (when: string, how: string) => `It went up because nobody began it in time (${when}): ${how}`,
    chosen: (among: string, has: string, { isOnly }: { isOnly: boolean; load: number }) =>
      isOnly
        ? `the only one free, with ${has} waiting.`
        : `of ${among} people free, the one with the fewest waiting: ${has}.`,
  },
});
