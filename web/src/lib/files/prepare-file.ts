import { CONVERTED_KINDS, type DocumentType, documents, isStatement } from '@volante/contract/documents/rules.ts';
import { printOf } from '../keys.ts';
import { kindOf, mimeTypes, takesOnlyPdf } from './file-kind.ts';
import type { PhotoWarning } from './shrink/measures.ts';
import { FileProblem, refuseEmpty, shrinkPhoto } from './shrink/shrink.ts';

/** A file that passed the phone's checks. */
export interface Prepared {
  file: File;
  /** A photo; where only PDF is accepted, a page of a future PDF. */
  photo: boolean;
  warnings: PhotoWarning[];
  /** Statements only: a fingerprint of the file as it was chosen; equal for equal bytes. */
  print?: string;
}

/**
 * Checks a chosen file by its bytes and shrinks a photo to fit. Rejects with `FileProblem`, which has the server's
 * codes. `fillsForm`: this document is read in the country and the design of its back is known, so a photo of the wrong
 * side can be recognized.
 */
export async function prepareFile(type: DocumentType, chosen: File, fillsForm = false): Promise<Prepared> {
  const { maxBytes, subject } = documents[type];
  await refuseEmpty(chosen);
  const kind = await kindOf(chosen);
  const accepts = takesOnlyPdf(type) ? (['pdf', 'jpeg', 'png'] as const) : documents[type].accepts;
  const taken = kind && (accepts.some((k) => k === kind) || (isConverted(kind) && accepts.some((k) => k === 'jpeg')));
  if (!taken) throw new FileProblem('file_type_not_accepted');
  const mime = mimeTypes[kind];
  const file = chosen.type === mime ? chosen : new File([chosen], chosen.name, { type: mime });
  const print = isStatement(type) ? { print: await printOf(chosen) } : {};
  if (kind === 'pdf') {
    if (file.size > maxBytes) throw new FileProblem('file_too_large');
    return { file, photo: false, warnings: [], ...print };
  }
  const shrunk = await shrinkPhoto(file, {
    accept: [mimeTypes.jpeg, mimeTypes.png],
    limit: maxBytes,
    card: subject === 'card',
    // Backs of other licences differ between states.
    back: type.endsWith('identity_card_back') || (type.endsWith('_back') && fillsForm),
  });
  return { ...shrunk, photo: true, ...print };
}

/**
 * The files to upload: the file itself, or a PDF made of the pages. With `join` the server makes the PDF, for pages that this phone
 * can't decode.
 */
export async function filesToSend(
  type: DocumentType,
  chosen: readonly Prepared[],
  name: string,
): Promise<{ files: File[]; join: boolean }> {
  const files = chosen.map(({ file }) => file);
  const [first] = chosen;
  if (!first) throw new FileProblem('file_empty');
  if (!first.photo || !takesOnlyPdf(type)) return { files: [first.file], join: false };
  try {
    const { photosToPdf } = await loadPdfMaker();
    return { files: [await photosToPdf(files, `${name}.pdf`)], join: false };
  } catch {
    return { files: files.map((file) => new File([file], `${name}.pdf`, { type: file.type })), join: true };
  }
}

/** Preloads the code that turns photos into a PDF. */
export function fetchPdfMaker(): void {
  loadPdfMaker().catch(() => undefined);
}

const loadPdfMaker = () => import('./photos-to-pdf.ts');
const isConverted = (kind: (typeof CONVERTED_KINDS)[number]) => CONVERTED_KINDS.includes(kind);
