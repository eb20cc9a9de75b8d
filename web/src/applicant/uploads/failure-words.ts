import { type FileKind, MB } from '@volante/contract/documents/rules.ts';
import { atTime } from '@volante/contract/words/day-and-time.ts';
import { formatRetryTime } from '../../lib/call/retry-time.ts';
import { kindNames } from '../../lib/files/file-kind.ts';
import { joinNames } from '../../lib/format.ts';
import { getLanguage } from '../../lib/language.ts';
import { dictionary, getText } from '../../lib/text.ts';
import { appTexts } from '../navigation/app-texts.ts';
import type { Failure } from './failure.ts';

interface Limits {
  accepts: readonly FileKind[];
  maxBytes: number;
}

/** A file's failure in words, with what to do. */
export function failureWords({ code, after }: Failure, { accepts, maxBytes }: Limits): string {
  const t = getText(failureTexts);
  const app = getText(appTexts);
  const language = getLanguage();
  const words: Record<string, string> = {
    ...(t as object),
    // A document that is taken as a PDF may be photographed, too: its pages become one.
    file_too_large: (accepts.includes('pdf') ? t.file_too_large_for_document : t.file_too_large)(maxBytes / MB),
    file_type_not_accepted: t.file_type_not_accepted(oneOf(kindNames(accepts))),
    rate_limited: t.rate_limited(after ? formatRetryTime(after, language) : undefined),
    network_error: app.offline,
    timeout_error: app.slow,
    server_unavailable_error: app.busy,
    proxy_limit: app.proxyLimit,
    application_closed: app.closed,
    section_approved: app.sectionApproved,
    device_not_proved: app.notProved,
  };
  return words[code] ?? t.unknown_error;
}

/** "JPG o PNG" / "PDF, JPG, or PNG". */
function oneOf(names: readonly string[]): string {
  return joinNames(names, 'or', getLanguage());
}

/** Why a file was refused or failed to upload, and what to do; by code. */
export const failureTexts = dictionary({
  es: {
    file_missing: 'El archivo no llegó. Elígelo otra vez.',
    file_empty: 'El archivo está vacío. Elige otro.',
    file_too_large: (mb: number) => `El archivo pesa más de ${mb} MB y no pudimos reducirlo. Elige otro más ligero.`,
    file_too_large_for_document: (mb: number) => `El archivo pesa más de ${mb} MB. Tómale una foto al documento.`,
    file_type_not_accepted: (kinds: string) => `Este tipo de archivo no nos sirve. Elige uno en ${kinds}.`,
    file_unreadable: 'El archivo está dañado y no se puede abrir. Elige otro.',
    file_gone:
      'No pudimos leer el archivo. Si está en la nube, descárgalo en tu teléfono o computadora y elígelo otra vez.',
    file_only_one: 'Elegiste varios archivos y aquí va uno. Elige solo ese.',
    file_infected: 'El archivo trae un virus y no lo guardamos. Elige otro.',
    file_quota_exceeded: 'Tu solicitud ya no tiene espacio para más archivos. Los que enviaste están guardados.',
    too_many_files: 'Son demasiados archivos a la vez. Elige menos.',
    media_not_found: 'El archivo no llegó completo. Elígelo otra vez.',
    forbidden_error: 'Este enlace ya no sirve para enviar archivos. Abre otra vez el que te enviamos.',
    rate_limited: (time: string | undefined) =>
      `Subiste muchos archivos seguidos. Intenta otra vez ${time ? atTime(time, 'es') : 'en un momento'}, sin elegirlo de nuevo.`,
    stopped: 'Lo detuviste antes de enviarlo.',
    unknown_error: 'Ocurrió un error al subir el archivo. Intenta otra vez en un momento.',
  },
  en: {
    file_missing: 'Error occurred while uploading file: it didn’t reach us. Choose it again.',
    file_empty: 'The file is empty. Choose another one.',
    file_too_large: (mb: number) =>
      `File size should not exceed ${mb} MB, and we couldn’t make it smaller. Choose a smaller one.`,
    file_too_large_for_document: (mb: number) =>
      `File size should not exceed ${mb} MB. Take a photo of the document instead.`,
    file_type_not_accepted: (kinds: string) => `Invalid file format. The file format must be ${kinds}.`,
    file_unreadable: 'The file is invalid. It’s damaged and can’t be opened, so choose another one.',
    file_gone:
      'We couldn’t read the file. If it’s in the cloud, download it to your phone or computer and choose it again.',
    file_only_one: 'You chose several files, and this takes one. Choose just that one.',
    file_infected: 'The file contains a virus, so we didn’t save it. Choose another one.',
    file_quota_exceeded: 'Your application has no room for more files. The ones you sent are saved.',
    too_many_files: 'That’s too many files at once. Choose fewer.',
    media_not_found: 'Error occurred while uploading file: it didn’t finish. Choose it again.',
    forbidden_error: 'This link can’t send files anymore. Open the link we sent you again.',
    rate_limited: (time: string | undefined) =>
      `You’ve uploaded many files in a row. Try again ${time ? `at ${time}` : 'in a moment'}. You won’t have to choose it again.`,
    stopped: 'You stopped it before it was sent.',
    unknown_error: 'An error occurred while uploading the file. Try again in a moment.',
  },
});
