import { countries } from '@volante/contract/countries/index.ts';
import type { WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { formatMoney } from '@volante/contract/words/amounts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, queryOptions } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { call } from '../../session/call.ts';
import { flagWords } from '../../words/stage-words.ts';
import { workTexts } from './texts.ts';

const KEY = ['work-rules'];

export const rulesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call('GET /work-rules', { signal }),
  staleTime: 0,
});

export const membersQuery = queryOptions({
  queryKey: [...KEY, 'members'],
  queryFn: ({ signal }) => call('GET /work-members', { signal }).then(({ items }) => items),
  staleTime: 0,
});

/** Fetches anew what a change of the rules or of a person changed. */
export function workChanged(): void {
  void queryClient().invalidateQueries({ queryKey: KEY });
}

/** The conditions of a rule in one line. */
export function useConditions(): (rule: WorkRule) => string {
  const t = useText(workTexts);
  const flagNames = useText(flagWords);
  const language = useLanguage();
  return ({ countries: of, flags, languages, weeklyFromMinor: from, weeklyToMinor: to }) => {
    // A rule with an amount has one country.
    const money = (minor: number) =>
      of.map((code) => formatMoney(minor / 100, countries[code].currency, language)).join(', ');
    const parts = [
      of.map((code) => t.countryNames[code]).join(', '),
      flags.map((code) => flagNames[code]).join(', '),
      languages.map((code) => t.languageNames[code]).join(', '),
      from !== null && to !== null
        ? t.weekly(money(from), money(to))
        : `${from === null ? '' : t.weeklyFrom(money(from))}${to === null ? '' : t.weeklyTo(money(to))}`,
    ].filter((part) => part !== '');
    return parts.join(' · ') || t.any;
  };
}
