import { type DocumentType, documents, isStatement, type StatementMonth } from '@volante/contract/documents/rules.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { Sign } from '../../../ui/icon.tsx';
import { useApplication } from '../../application/application.ts';
import { CardBack, CardFront } from './cards.tsx';
import { exampleTexts } from './example-texts.ts';
import { Bill, Certificate, Statement } from './papers.tsx';
import { Garage, Selfie } from './photos.tsx';
import { type PaperWords, paperWords } from './words.ts';

/** A good picture of the document, and bad ones. */
export default function Examples({ type }: { type: DocumentType }) {
  const t = useText(exampleTexts);
  const drawing = drawingOf(type, paperWords[useApplication().country]);
  const { paper } = documents[type];
  const hasCorners = paper === 'card' || paper === 'page';
  return (
    <div className="grid gap-4">
      <Framed text={t.exampleGood} good tall={paper === 'page'}>
        {drawing}
      </Framed>
      <div className="grid grid-cols-2 gap-3">
        <Framed text={hasCorners ? t.exampleCut : t.exampleCutOff}>
          <div className="translate-x-1/4 -translate-y-1/5 scale-125 rotate-6">{drawing}</div>
        </Framed>
        <Framed text={t.exampleDark}>
          <div className="blur-[2px] brightness-40">{drawing}</div>
        </Framed>
      </div>
    </div>
  );
}

function Framed({ text, good, tall, children }: { text: string; good?: boolean; tall?: boolean; children: ReactNode }) {
  const height = good ? (tall ? 'h-[280px]' : 'h-[200px]') : 'h-[110px]';
  return (
    <figure>
      <div
        className={`grid place-items-center overflow-hidden rounded-card border-2 bg-track p-3 [&_svg]:h-full [&_svg]:max-h-full [&>*]:h-full ${height} ${good ? 'border-ok' : 'border-bad-line'}`}
      >
        {children}
      </div>
      <figcaption className={`mt-1.5 text-small font-semibold ${good ? 'text-ok-ink' : 'text-bad-ink'}`}>
        <Sign name={good ? 'check' : 'close'} />
        {text}
      </figcaption>
    </figure>
  );
}

function drawingOf(type: DocumentType, words: PaperWords): ReactNode {
  return isStatement(type) ? <Statement words={words} /> : drawings[type](words);
}

const identityFront = (words: PaperWords) => <CardFront look="identity" words={words} />;
const identityBack = () => <CardBack look="identity" />;
const certificate = (look: ComponentProps<typeof Certificate>['look']) => (words: PaperWords) => (
  <Certificate look={look} words={words} />
);
/** Created by the server: there is nothing to photograph. */
const none = () => null;

const drawings: Record<Exclude<DocumentType, StatementMonth>, (words: PaperWords) => ReactNode> = {
  identity_card_front: identityFront,
  identity_card_back: identityBack,
  solidarity_obligor_identity_card_front: identityFront,
  solidarity_obligor_identity_card_back: identityBack,
  drivers_license_front: (words) => <CardFront look="license" words={words} />,
  drivers_license_back: () => <CardBack look="license" />,
  proof_of_address: (words) => <Bill words={words} />,
  selfie_photo: () => <Selfie />,
  garage_photo: () => <Garage />,
  curp: certificate('curp'),
  proof_of_tax_situation: certificate('proof_of_tax_situation'),
  proof_of_completion_of_safety_courses: certificate('proof_of_completion_of_safety_courses'),
  ride_share_ride_history: certificate('ride_share_ride_history'),
  driving_record: certificate('driving_record'),
  avg_weekly_income_of_last_twelve_weeks: none,
  ride_share_dates: none,
};
