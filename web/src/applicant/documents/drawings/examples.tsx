import { type DocumentType, documents, isStatement, type StatementMonth } from '@volante/contract/documents/rules.ts';
import type { ComponentProps, ReactNode } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { Sign } from '../../../ui/icon.tsx';
import { useApplication } from '../../application/application.ts';
import { CardBack, CardFront } from './cards.tsx';
import { Bill, Certificate, Statement } from './sheets.tsx';
import { type DocumentWords, documentWords } from './words.ts';

/** A good picture of the document, and bad ones. */
export default function Examples({ type }: { type: DocumentType }) {
  const t = useText(exampleTexts);
  const drawing = drawingOf(type, documentWords[useApplication().country]);
  const { subject } = documents[type];
  const hasCorners = subject === 'card' || subject === 'page';
  return (
    <div className="grid gap-4">
      <Framed text={t.exampleGood} good tall={subject === 'page'}>
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

function drawingOf(type: DocumentType, words: DocumentWords): ReactNode {
  return isStatement(type) ? <Statement words={words} /> : drawings[type](words);
}

const identityFront = (words: DocumentWords) => <CardFront look="identity" words={words} />;
const identityBack = () => <CardBack look="identity" />;
const certificate = (look: ComponentProps<typeof Certificate>['look']) => (words: DocumentWords) => (
  <Certificate look={look} words={words} />
);
/** Created by the server: there is nothing to photograph. */
const nothing = () => null;

const drawings: Record<Exclude<DocumentType, StatementMonth>, (words: DocumentWords) => ReactNode> = {
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
  avg_weekly_income_of_last_twelve_weeks: nothing,
  ride_share_dates: nothing,
};

const exampleTexts = dictionary({
  es: {
    exampleGood: 'Así sí',
    exampleCut: 'Así no: le faltan las esquinas',
    exampleCutOff: 'Así no: no se ve completa',
    exampleDark: 'Así no: oscura o borrosa',
  },
  en: {
    exampleGood: 'Like this',
    exampleCut: 'Not like this: corners missing',
    exampleCutOff: 'Not like this: cut off',
    exampleDark: 'Not like this: dark or blurry',
  },
});

/** A face from the front, in good light. */
function Selfie() {
  return (
    <svg viewBox="0 0 220 240" aria-hidden="true">
      <rect width="220" height="240" rx="12" fill="#DCEBF7" />
      <path d="M24 240c4-56 40-76 86-76s82 20 86 76z" fill="#5800F7" />
      <path d="M92 140h36v34c-10 12-26 12-36 0z" fill="#B98768" />
      <ellipse cx="110" cy="102" rx="44" ry="54" fill="#C99A7B" />
      <path d="M64 100c-6-70 98-72 92 0-4-16-12-28-26-34-22 8-44 6-56 14-6 6-8 12-10 20z" fill="#3A2A22" />
      <g fill="#17112A">
        <circle cx="94" cy="104" r="4" />
        <circle cx="126" cy="104" r="4" />
      </g>
      <path d="M96 130c8 7 20 7 28 0" fill="none" stroke="#7A3B2E" strokeWidth="4" strokeLinecap="round" />
      <path d="M110 106v12h-5" fill="none" stroke="#A87555" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A parking space in full view. */
function Garage() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true">
      <rect width="320" height="220" rx="12" fill="#DCEBF7" />
      <path d="M20 98L160 24l140 74v92H20z" fill="#F6EFE6" />
      <path d="M12 102L160 22l148 80" fill="none" stroke="#8A4B00" strokeWidth="9" strokeLinejoin="round" />
      <rect x="58" y="102" width="204" height="88" fill="#5C5570" />
      <path d="M58 102h204v12H58z" fill="#CFC6E2" />
      <path d="M96 168v-14l12-6 16-20h60l18 20 22 6v14z" fill="#5800F7" />
      <path d="M124 148l10-14h20v14zM162 148v-14h18l12 14z" fill="#CDB8FF" />
      <circle cx="122" cy="170" r="12" fill="#17112A" />
      <circle cx="198" cy="170" r="12" fill="#17112A" />
      <path d="M0 190h320v18a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#B9B1CD" />
    </svg>
  );
}
