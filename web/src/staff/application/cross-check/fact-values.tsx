import { isDocumentType } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { CrossCheckFact, CrossCheckValue } from '@volante/contract/staff/cross-check/cross-check.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { dictionary, plural, useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureFailed, usePictureTries } from '../../controls/pictures/picture-tries.tsx';
import { pageAddress } from '../application.ts';
import { documentName } from '../document-words.ts';
import { WholePicture } from '../earnings/whole-picture.tsx';
import { crossCheckWords, factValue, sourceName } from './cross-check.ts';

export const crossCheckTexts = dictionary({
  es: {
    nothingDiffers: 'Nada difiere',
    loading: 'Comparando los datos…',
    none: 'Todavía no hay datos que comparar.',
    table: 'Datos del formulario, los documentos y las plataformas',
    columns: { fact: 'Dato', values: 'Qué dice cada uno' },
    differ: (n: number) => `${n} ${plural('es', n, { one: 'dato no coincide', other: 'datos no coinciden' })}`,
    notRead: 'Lo que no se leyó',
    readHere: 'Se leyó:',
    onPage: (page: number) => `página ${page}`,
    pictureOf: (fact: string, document: string) => `${fact} en ${document}`,
    noPicture: 'No se pudo mostrar la imagen.',
    again: 'Intentar de nuevo',
    openPaper: 'Abrir el documento',
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
    noPicture: 'The picture couldn’t be shown.',
    again: 'Try again',
    openPaper: 'Open the document',
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

/** How much of the page is shown around the place, in shares of the page. */
const AROUND = 0.06;

/** The part of a document from which a value was read, as wide as the dialog, with a frame around the value. */
export function PlaceDialog({ applicationId, fact, value, document, place, onClose }: PlaceDialogProps) {
  const t = useText(crossCheckTexts);
  const [shape, setShape] = useState<number | null>(null);
  const { failed, tries, again, fail } = usePictureTries();
  const [x = 0, y = 0, width = 1, height = 1] = place.box;
  const page = place.page ?? 1;
  const shown = {
    x: Math.max(0, x - AROUND),
    y: Math.max(0, y - AROUND),
    width: Math.min(1, x + width + AROUND) - Math.max(0, x - AROUND),
    height: Math.min(1, y + height + AROUND) - Math.max(0, y - AROUND),
  };
  const scale = 1 / shown.width;
  // Until its size is known, the picture's frame has the proportions of most such parts.
  const ratio = shape === null ? 3 : (shown.width * shape) / shown.height;
  return (
    <Dialog title={`${fact}: ${document}`} onClose={onClose} look="wide">
      <p className="mb-2 text-small">
        {t.readHere}{' '}
        <b translate="no" className="wrap-anywhere">
          {value}
        </b>{' '}
        · {t.onPage(page)}
      </p>
      {failed ? (
        <PictureFailed
          className="min-h-40 rounded-[8px] bg-track p-4"
          text={t.noPicture}
          again={t.again}
          onAgain={again}
        />
      ) : (
        <div
          className="relative mx-auto w-full overflow-hidden rounded-[8px] bg-track"
          style={{ aspectRatio: ratio, maxWidth: `calc(60dvh * ${ratio})` }}
        >
          <img
            key={tries}
            src={pageAddress(applicationId, place.mediaId, page, 'full')}
            alt={t.pictureOf(fact, document)}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight)}
            onError={fail}
            className="absolute max-w-none"
            style={{ width: percent(scale), left: percent(-shown.x * scale), top: percent(-shown.y / shown.height) }}
          />
          {shape !== null && (
            <span
              data-box={fact}
              className="pointer-events-none absolute rounded-[4px] border-[3px] border-brand-fill outline-2 outline-on-brand"
              style={{
                left: percent((x - shown.x) / shown.width),
                top: percent((y - shown.y) / shown.height),
                width: percent(width / shown.width),
                height: percent(height / shown.height),
              }}
            />
          )}
        </div>
      )}
      <Link href={`/applications/${applicationId}/review/${place.source}`} className={`${buttonClass('outline')} mt-4`}>
        {t.openPaper}
      </Link>
    </Dialog>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
