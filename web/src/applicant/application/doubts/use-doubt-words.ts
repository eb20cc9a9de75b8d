import type { Doubt } from '@volante/contract/documents/doubts.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { formatLongDate, formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useApplication } from '../application.ts';
import { doubtTexts } from './doubt-texts.ts';

/** The sentence about a doubt, with its facts. */
export function useDoubtWords(): (doubt: Doubt) => string {
  const t = useText(doubtTexts);
  const countries = useText(countryWords);
  const reasons = useText(rejectionWords);
  const language = useLanguage();
  const { country } = useApplication();
  const date = (text: string) => (isDate(text) ? formatLongDate(text, language) : text);
  const month = (text: string) => formatMonth(text, language);
  return (doubt) => {
    switch (doubt.about) {
      case 'photo':
        return t[doubt.flaw];
      case 'wrong_side':
        return t.wrongSide(doubt.shows);
      case 'wrong_paper':
        return t.wrongDocument(t.documents[doubt.looksLike]);
      case 'other_country':
        return t.otherCountry(countries[doubt.country], countries[country]);
      case 'expired':
        return t.expired(date(doubt.ended));
      case 'code_differs':
        return t.codeDiffers(doubt.fields.map((field) => t.fields[field]).join(', '));
      case 'other_month':
        return t.otherMonth(month(doubt.says), month(doubt.asked));
      case 'same_month':
        return t.sameMonth(month(doubt.says));
      case 'old':
        return t.old(date(doubt.newest), doubt.months);
      case 'other_name':
        return t.otherName(doubt.says, doubt.typed);
      case 'whose':
        return t.whose(date(doubt.says), date(doubt.typed));
      case 'sent_back':
        return t.sentBack(reasons[doubt.reason]);
    }
  };
}
