import { type DocumentType, documents, isStatement } from '@volante/contract/documents.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { useRequest } from '../../request.ts';
import { documentTexts } from '../texts.ts';
import { CardBack, CardFront } from './cards.tsx';
import { Bill, Certificate, Statement } from './papers.tsx';
import { Garage, Selfie } from './photos.tsx';
import { type PaperWords, paperWords } from './words.ts';

/** How a good picture of the document looks, and how it should not look. */
export default function Examples({ type }: { type: DocumentType }) {
  const t = useText(documentTexts);
  const drawing = drawingOf(type, paperWords[useRequest().country]);
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
        {good ? '✓' : '✕'} {text}
      </figcaption>
    </figure>
  );
}

function drawingOf(type: DocumentType, words: PaperWords): ReactNode {
  if (isStatement(type)) return <Statement words={words} />;
  switch (type) {
    case 'identity_card_back':
    case 'solidarity_obligor_identity_card_back':
      return <CardBack look="identity" />;
    case 'drivers_license_front':
      return <CardFront look="license" words={words} />;
    case 'drivers_license_back':
      return <CardBack look="license" />;
    case 'proof_of_address':
      return <Bill words={words} />;
    case 'selfie_photo':
      return <Selfie />;
    case 'garage_photo':
      return <Garage />;
    case 'curp':
    case 'proof_of_tax_situation':
    case 'proof_of_completion_of_safety_courses':
    case 'ride_share_ride_history':
    case 'driving_record':
      return <Certificate look={type} words={words} />;
    default:
      return <CardFront look="identity" words={words} />;
  }
}
