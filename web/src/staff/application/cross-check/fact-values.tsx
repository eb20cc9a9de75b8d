import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { CrossCheckFact, CrossCheckValue } from '@volante/contract/staff/cross-check/cross-check.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { dictionary, plural, useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagePlace } from '../../controls/pictures/page-place.tsx';
import { pageAddress } from '../application.ts';
import { documentName } from '../document-words.ts';
import { WholePicture } from '../earnings/whole-picture.tsx';
import { crossCheckWords, factValue, sourceName } from './cross-check.ts';

export const crossCheckTexts = dictionary({
  es: {
    nothingDiffers: 'No hay diferencias',
    loading: 'Comparando los datos…',
    none: 'Todavía no hay datos que comparar.',
    table: 'Datos del formulario, los documentos y las plataformas',
    columns: { fact: 'Dato', values: 'Qué dice cada uno' },
    differ: (n: number) => `${n} ${plural('es', n, { one: 'dato no coincide', other: 'datos no coinciden' })}`,
    notRead: 'Lo que no se leyó',
    readHere: 'Se leyó:',
    onPage: (page: number) => `página ${page}`,
    pictureOf: (fact: string, document: string) => `${fact} en ${document}`,
    openDocument: 'Abrir el documento',
    profileOf: (platform: string) => `Perfil de ${platform}`,
  },
  en: {
    nothingDiffers: 'Nothing differs',
    loading: 'Comparing the information…',
    none: 'There’s nothing to compare yet.',
    table: 'What the form, the documents, and the platforms say',
    columns: { fact: 'Fact', values: 'What each one says' },
    differ: (n: number) => `${n} ${plural('en', n, { one: 'fact differs', other: 'facts differ' })}`,
    notRead: 'What wasn’t read',
    readHere: 'Read:',
    onPage: (page: number) => `page ${page}`,
    pictureOf: (fact: string, document: string) => `${fact} on ${document}`,
    openDocument: 'Open the document',
    profileOf: (platform: string) => `${platform} profile`,
  },
});

interface FactValuesProps {
  application: ReviewerApplication;
  fact: CrossCheckFact;
  values: readonly CrossCheckValue[];
}

/** Every value once, with all its sources; a press shows where it was read. */
export function FactValues({ application, fact, values }: FactValuesProps) {
  const language = useLanguage();
  const said = new Map<string, CrossCheckValue[]>();
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
              <Source key={each.source} application={application} fact={fact} of={each} />
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
  application: ReviewerApplication;
  fact: CrossCheckFact;
  of: CrossCheckValue;
}

function Source({ application, fact, of }: SourceProps) {
  const { source, mediaId, box } = of;
  const words = useText(crossCheckWords);
  const t = useText(crossCheckTexts);
  const language = useLanguage();
  const [shows, setShows] = useState(false);
  const { applicationId } = application;
  // Statements are told apart by their months.
  const document = application.documents.find(({ type }) => type === source);
  const name = document ? documentName(document, language) : sourceName(source, language);
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
          document={name}
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

interface PlaceDialogProps {
  applicationId: string;
  /** The value that was read, and its paper. */
  fact: string;
  value: string;
  document: string;
  place: Pick<CrossCheckValue, 'page' | 'source'> & { mediaId: string; box: readonly number[] };
  onClose(): void;
}

/** The part of a document from which a value was read, as wide as the dialog, with a frame around the value. */
function PlaceDialog({ applicationId, fact, value, document, place, onClose }: PlaceDialogProps) {
  const t = useText(crossCheckTexts);
  const page = place.page ?? 1;
  return (
    <Dialog title={`${fact}: ${document}`} onClose={onClose} look="wide">
      <p className="mb-2 text-small">
        {t.readHere}{' '}
        <b translate="no" className="wrap-anywhere">
          {value}
        </b>{' '}
        · {t.onPage(page)}
      </p>
      <PagePlace
        src={pageAddress(applicationId, place.mediaId, page, 'full')}
        name={t.pictureOf(fact, document)}
        box={place.box}
      />
      <Link href={`/applications/${applicationId}/review/${place.source}`} className={`${buttonClass('outline')} mt-4`}>
        {t.openDocument}
      </Link>
    </Dialog>
  );
}
