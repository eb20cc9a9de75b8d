import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { CorrectionReason } from '../../../../../contract/admission/corrections.ts';
import { formatDateRange } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { correctionTexts } from './correction-texts.ts';

/** Maximum number of names listed; with more, only their part is named. */
const LISTED = 3;

/** The text of a correction, its reason, and both in one line. */
export function useCorrectionWords() {
  const t = useText(correctionTexts);
  const reasons = useText(correctionWords);
  const language = useLanguage();

  function nameOf({ part }: AskedCorrection, path: string): string {
    if (part === 'personal_data') return t.fields[path] ?? t.parts[part];
    if (part === 'obligor') return t.obligor[path] ?? t.parts[part];
    if (part === 'home_photos') return t.photos[path] ?? t.parts[part];
    const [platform = '', what = ''] = path.split('.');
    const of = platformName(platform as never, language);
    const name = what === 'profile' ? t.profile : t.week(formatDateRange(what, addDays(what, 6), language));
    return `${name} (${of})`;
  }
  function what(one: AskedCorrection): string {
    const names = one.paths.map((path) => nameOf(one, path));
    if (names.length > LISTED) return t.parts[one.part];
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  }
  const why = ({ note, reason }: AskedCorrection) => (note ? t.note(note.replace(/\.$/, '')) : reasons[reason]);
  return {
    /** Every name. */
    names: (one: AskedCorrection) => one.paths.map((path) => nameOf(one, path)),
    why: (one: AskedCorrection) => (one.note ? t.note(one.note) : t.because(reasons[one.reason])),
    line: (one: AskedCorrection) => t.line(what(one), why(one)),
  };
}

/** Why something has to be corrected, as the end of a sentence. */
const correctionWords: Record<'es' | 'en', Record<CorrectionReason, string>> = {
  es: {
    does_not_match_papers: 'la información no coincide con tus documentos',
    unreadable: 'no se alcanza a leer',
    looks_changed: 'hay algo que parece editado',
    incomplete: 'falta algo',
    outdated: 'necesitamos algo más reciente',
    other: 'hay algo que revisar',
  },
  en: {
    does_not_match_papers: 'it doesn’t match your documents',
    unreadable: 'we can’t read it',
    looks_changed: 'it looks edited',
    incomplete: 'it isn’t complete',
    outdated: 'it’s out of date',
    other: 'it needs another look',
  },
};
