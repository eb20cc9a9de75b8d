import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { LedgerFact, LedgerValue } from '@volante/contract/staff/ledger/ledger.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { factValue, ledgerWords, sourceName } from '../../application/ledger.ts';
import { paperName } from '../../application/paper-words.ts';
import { WholePicture } from '../earnings/whole-picture.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { ledgerTexts } from './texts.ts';

interface FactValuesProps {
  one: ReviewerCase;
  fact: LedgerFact;
  values: readonly LedgerValue[];
}

/** Every value once, with all its sources; a press shows where it was read. */
export function FactValues({ one, fact, values }: FactValuesProps) {
  const language = useLanguage();
  const said = new Map<string, LedgerValue[]>();
  for (const each of values) {
    const value = factValue(fact, each.value, language);
    said.set(value, [...(said.get(value) ?? []), each]);
  }
  return (
    <ul className="grid gap-1">
      {[...said].map(([value, by]) => (
        <li key={value}>
          <span translate="no" className="font-semibold wrap-anywhere">
            {value}
          </span>
          <span className="flex flex-wrap gap-x-3 text-ink-2">
            {by.map((each) => (
              <Source key={each.source} one={one} fact={fact} of={each} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const way =
  'inline-flex min-h-8 items-center text-left font-semibold text-brand-ink underline max-desk:min-h-12 max-desk:min-w-12';

interface SourceProps {
  one: ReviewerCase;
  fact: LedgerFact;
  of: LedgerValue;
}

function Source({ one, fact, of }: SourceProps) {
  const { source, mediaId, box } = of;
  const words = useText(ledgerWords);
  const t = useText(ledgerTexts);
  const language = useLanguage();
  const [shows, setShows] = useState(false);
  const { applicationId } = one;
  // Statements are told apart by their months.
  const paper = one.documents.find(({ type }) => type === source);
  const name = paper ? paperName(paper, language) : sourceName(source, language);
  if (!mediaId) return <span className="inline-flex min-h-8 items-center max-desk:min-h-12">{name}</span>;
  // For readings without a place the whole document is shown.
  if (isDocumentType(source) && !box)
    return (
      <Link href={`/applications/${applicationId}/review/${source}`} className={way}>
        {name}
      </Link>
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={way} onClick={() => setShows(true)}>
        {name}
      </button>
      {shows && box && isDocumentType(source) && (
        <PlaceDialog
          applicationId={applicationId}
          fact={words.facts[fact]}
          value={factValue(fact, of.value, language)}
          paper={name}
          place={{ ...of, mediaId, box }}
          onClose={() => setShows(false)}
        />
      )}
      {shows && !isDocumentType(source) && (
        <Dialog title={t.profileOf(name)} onClose={() => setShows(false)}>
          <WholePicture
            applicationId={applicationId}
            mediaId={mediaId}
            name={t.profileOf(name)}
            boxes={{ name: box }}
          />
        </Dialog>
      )}
    </>
  );
}
