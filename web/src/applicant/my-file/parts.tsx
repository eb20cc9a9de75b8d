import { countries } from '@volante/contract/countries/index.ts';
import type { FileField, FilePart } from '@volante/contract/own-file/calls.ts';
import { ownFileWords } from '@volante/contract/words/own-file.ts';
import { originWords } from '@volante/contract/words/own-file-names.ts';
import { showValue, wordsOfField } from '@volante/contract/words/own-file-values.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Details } from '../../ui/card.tsx';
import { useApplication } from '../application/application.ts';
import { Identifier } from '../application/identifier.tsx';
import { fileTexts } from './texts.ts';

/** Everything that is stored, part by part. */
export function Parts({ parts }: { parts: readonly FilePart[] }) {
  const t = useText(fileTexts);
  const language = useLanguage();
  if (parts.length === 0) return <p className="text-small text-ink-2">{t.nothing}</p>;
  return (
    <div className="grid gap-2">
      {parts.map(({ part, rows, more }) => (
        <Details key={part} summary={ownFileWords[part]?.[language] ?? part}>
          <ol className="grid gap-3">
            {rows.map(({ fields }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is how the server knows it
              <li key={row} className="border-t border-line pt-2">
                <dl className="grid gap-2">
                  {fields.map((field) => (
                    <Field key={field.name} field={field} part={part} row={row} />
                  ))}
                </dl>
              </li>
            ))}
          </ol>
          {more > 0 && <p className="mt-3">{t.more(more)}</p>}
        </Details>
      ))}
    </div>
  );
}

function Field({ field, part, row }: { field: FileField; part: string; row: number }) {
  const language = useLanguage();
  const { country } = useApplication();
  const { name, value, masked, origin } = field;
  const words = wordsOfField(part, name);
  const label = words?.[language] ?? name;
  const { zone, currency } = countries[country];
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-semibold wrap-anywhere text-ink">
        {masked ? (
          <Identifier label={label} masked={String(value)} at={{ part, row, name }} />
        ) : (
          <span translate="no">{showValue(value, words, { language, zone, currency })}</span>
        )}
      </dd>
      {origin && <dd className="text-tag">{originWords[origin]?.[language]}</dd>}
    </div>
  );
}
