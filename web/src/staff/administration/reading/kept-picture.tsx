import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { KeptPicture } from '@volante/contract/staff/administration/reading.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { FramedPicture } from '../../controls/pictures/framed-picture.tsx';
import { imageAddress, showWeek } from './reading-data.ts';
import { readingTexts } from './texts.ts';

interface KeptImageProps {
  picture: KeptPicture;
  /** Which of several on the page it is, from 1. */
  number?: number;
  low?: boolean;
}

/** A kept picture with the places that were read. */
export function KeptImage({ picture, number, low = false }: KeptImageProps) {
  const t = useText(readingTexts);
  const language = useLanguage();
  const { platform, capturedOn, boxes } = picture;
  return (
    <FramedPicture
      src={imageAddress(picture)}
      name={t.picture(capital(platformName(platform, language)), formatDate(capturedOn, language), number)}
      boxes={boxes}
      none={t.noBoxes}
      low={low}
    />
  );
}

/** What was read of it, what people said, and why the driver was asked. */
export function KeptFacts({ picture }: { picture: KeptPicture }) {
  const t = useText(readingTexts);
  const language = useLanguage();
  const { country, read, said, reason } = picture;
  const wasNothingRead = read.week === null && read.amount === null;
  const facts = [
    [t.facts.read, wasNothingRead ? t.nothingRead : showWeek(read, country, language)],
    [t.facts.said, showWeek(said, country, language)],
    [t.facts.why, reason === null ? t.facts.sure : t.reasonNames[reason]],
  ];
  return (
    <dl className="grid gap-1 text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[140px_1fr] gap-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
