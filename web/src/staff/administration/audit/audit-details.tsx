import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { stageWords } from '../../words/stage-words.ts';
import { detailWords } from './detail-words.ts';

/** An entry's details besides who, what and when. Details without a text are shown by their code, as in the log. */
export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const t = useText(detailWords);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const names: Record<string, string> = t.names;
  const values: Record<string, string> = t.values;
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, part]) => `${names[name] ?? name}: ${say(part)}`)
        .join(' · ');
    const text = String(value);
    if (isDocumentType(text)) return staffDocumentName(text, language);
    return stages[text] ?? values[text] ?? text;
  };
  return (
    <dl className="grid gap-x-3 gap-y-0.5 desk:grid-cols-[max-content_1fr]">
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{names[name] ?? name}</dt>
          <dd className="wrap-anywhere text-ink max-desk:mb-1">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
