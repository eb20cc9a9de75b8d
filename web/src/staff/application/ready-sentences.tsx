import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { fillSentence, type SentencePlace } from '@volante/contract/staff/administration/ready-sentences.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import { type WordLanguage, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { type RefObject, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { afterPaint } from '../../lib/idle.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { WrongLine } from '../../ui/fields/field.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { call } from '../session/call.ts';
import { applicationOf } from './application.ts';

interface ReadySentencesProps {
  applicationId: string;
  place: SentencePlace;
  /** The paper that is sent back. */
  document?: DocumentType;
  /** Has the focus once a sentence is inserted, and takes no more than its `maxLength`. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is in the field already; a sentence comes after it. */
  typed: string;
  /** Its margins, if there are any sentences. */
  className?: string;
  onChange(text: string): void;
}

/** Sentences to choose from; one is inserted in the driver's language, to be changed before it is sent. Nothing if there are none. */
export function ReadySentences({
  applicationId,
  place,
  document,
  field,
  typed,
  className,
  onChange,
}: ReadySentencesProps) {
  const t = useText(texts);
  const language = useLanguage();
  const { data: application } = useQuery(applicationOf(applicationId));
  const { data, error, refetch } = useQuery({
    queryKey: ['ready-sentences', 'offered'],
    queryFn: ({ signal }) => call('GET /ready-sentences/offered', { signal }),
  });
  /** What one would have made too long. */
  const [tooLong, setTooLong] = useState<{ typed: string; length: number; most: number } | null>(null);
  const offered = data?.items.filter((sentence) => sentence.place === place) ?? [];
  if (error && !data)
    return (
      <Button kind="text" onClick={() => void refetch()}>
        {t.again}
      </Button>
    );
  if (!application || offered.length === 0) return null;
  const theirs = wordLanguageOf[application.contact.language];
  const insert = (text: string) => {
    const { firstName } = application.contact;
    const filled = fillSentence(text, {
      ...{ firstName, reference: application.reference, contact: data?.contact ?? '' },
      document: document ? documentName(document, theirs) : '',
    });
    const next = typed.trim() === '' ? filled : `${typed.trimEnd()} ${filled}`;
    const most = field.current?.maxLength ?? -1;
    if (most >= 0 && next.length > most) setTooLong({ typed, length: next.length, most });
    else onChange(next);
    // The menu first gives the focus back to its button, where the next letter would be a key of the screen.
    afterPaint(() => writeOn(field.current));
  };
  return (
    <div className={className}>
      <MenuButton
        label={t.title}
        content={
          <Choices
            title={t.title}
            options={offered.map((sentence) => ({ value: sentence.id, label: nameOf(sentence, language) }))}
            chosen={[]}
            onChoose={([chosen]) => {
              const sentence = offered.find(({ id }) => id === chosen);
              if (sentence) insert(theirs === 'es' ? sentence.textEs : sentence.textEn);
            }}
          />
        }
      />
      {tooLong?.typed === typed && (
        <WrongLine
          className="mt-1.5"
          text={t.tooLong(formatNumber(tooLong.length, language), formatNumber(tooLong.most, language))}
        />
      )}
    </div>
  );
}

/** The focus in the field, and the cursor at the end of its text. */
function writeOn(field: HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
  field?.focus();
}

/** A sentence's name, in the language of whoever looks. */
export function nameOf({ nameEs, nameEn }: { nameEs: string; nameEn: string }, language: WordLanguage): string {
  return language === 'es' ? nameEs : nameEn;
}

const texts = dictionary({
  es: {
    title: 'Frases listas',
    again: 'Cargar las frases listas',
    tooLong: (length: string, most: string) =>
      `No cabe: con ella serían ${length} caracteres, y aquí caben ${most}. Acorta lo que escribiste e insértala otra vez.`,
  },
  en: {
    title: 'Ready sentences',
    again: 'Load the ready sentences',
    tooLong: (length: string, most: string) =>
      `It doesn’t fit: with it there would be ${length} characters, and ${most} fit here. Shorten what you typed and insert it again.`,
  },
});
