import type { Application, DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type DocumentType, documentScreen, frontOf } from '@volante/contract/documents/rules.ts';
import type { ProposedField } from '@volante/contract/documents/suggested-values.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { useAwaitedReading } from '../../application/doubts/use-awaited-reading.ts';
import { WhoseDocument } from '../../application/doubts/whose-document.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { useToGoOn } from '../../sending/under-way.ts';
import { documentTexts } from './document-texts.ts';

/**
 * Above the form: the offer to fill it in by photo, the progress of reading a card, or the question whether the card is
 * the applicant's.
 */
export function DocumentNotice() {
  const t = useText(documentTexts);
  const application = useApplication();
  const { country, personalData } = application;
  const cards = cardsOf(useToGoOn(application));
  const isReading = useAwaitedReading(cards.some((card) => card.mediaId !== null && card.noticed === undefined));
  const contradiction = application.proposals?.find((suggestedValue) => suggestedValue.contradicts);
  if (contradiction) {
    const { field, value, source } = contradiction;
    return <IsItYou source={source} read={value} typed={String(personalData[field])} />;
  }
  if (isReading)
    return (
      <Notice tone="info" title={t.reading} live>
        {t.readingText}
      </Notice>
    );
  const next = cards.find(({ type, mediaId }) => mediaId === null && adds(type, application));
  const words = next && t.offers[country][next.type];
  if (!words || personalData.status !== 'pending') return null;
  return (
    <Notice tone="info" title={t.offer}>
      <p className="mb-3">{words.text}</p>
      <ScreenButton kind="outline" to={`/documents/${documentScreen(next.type)}`}>
        {words.open}
      </ScreenButton>
    </Notice>
  );
}

function cardsOf({ country, documentsAnalysis }: Application): DocumentView[] {
  const { fillsForm } = countries[country];
  return documentsAnalysis.documents.filter(({ type }) => fillsForm.includes(type));
}

/**
 * Whether a photo of it would still fill something in. Once the front was read, the back adds only the date of birth, which the front
 * and its CURP usually contain.
 */
function adds(
  type: DocumentType,
  { country, proposals: suggestedValues = [], personalData: { birthdate } }: Application,
): boolean {
  const front = frontOf(type);
  if (!front || !countries[country].fillsForm.includes(front)) return true;
  const says = (...fields: ProposedField[]) => suggestedValues.some(({ field }) => fields.includes(field));
  return birthdate === '' && suggestedValues.some(({ source }) => source === front) && !says('birthdate', 'nationalId');
}

interface IsItYouProps {
  source: DocumentType;
  read: string;
  typed: string;
}

function IsItYou({ source, read, typed }: IsItYouProps) {
  const t = useText(documentTexts);
  return (
    <Notice tone="warn" title={t.isItYou}>
      <p>{t.contradicts(read, typed)}</p>
      <WhoseDocument type={source} />
    </Notice>
  );
}
