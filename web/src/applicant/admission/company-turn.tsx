import { countries } from '@volante/contract/countries/index.ts';
import { companyTurnWords } from '@volante/contract/words/answer-time.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { admissionTexts } from './texts.ts';

/** While it is the company's turn: what it does, since when, and when most drivers get an answer. */
export function CompanyTurn() {
  const { companyTurn, country } = useApplication();
  const t = useText(admissionTexts);
  const language = useLanguage();
  if (!companyTurn) return null;
  return (
    <Notice tone="info" title={t.companyTurn} className="mb-4">
      <p>{companyTurnWords(companyTurn, countries[country].zone, language)}</p>
    </Notice>
  );
}
