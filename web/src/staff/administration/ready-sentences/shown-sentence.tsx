import type { ReadySentence } from '@volante/contract/staff/administration/ready-sentences.ts';
import { useText } from '../../../lib/text.ts';
import { sentenceTexts } from './texts.ts';

/** The names and texts of a sentence at one version, below where it is offered. */
export function ShownSentence({ sentence, version }: { sentence: ReadySentence; version?: number }) {
  const t = useText(sentenceTexts);
  const { place, isOn, nameEs, nameEn, textEs, textEn } = sentence;
  const head = [version !== undefined && t.version(version), t.places[place], !isOn && t.isOff];
  return (
    <div className="grid gap-1.5 wrap-anywhere">
      <p className="font-semibold">{head.filter(Boolean).join(' · ')}</p>
      <dl className="grid gap-1.5">
        <div>
          <dt className="text-ink-2">{t.inEs}</dt>
          <dd lang="es">
            <span className="block font-semibold">{nameEs}</span>
            <span className="block">{textEs}</span>
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">{t.inEn}</dt>
          <dd lang="en">
            <span className="block font-semibold">{nameEn}</span>
            <span className="block">{textEn}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}
