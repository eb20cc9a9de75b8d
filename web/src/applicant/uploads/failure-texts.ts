import { dictionary } from '../../lib/text.ts';

/** Why a file was refused or failed to upload, and what to do; by code. */
export const failureTexts = dictionary({
  es: {
    file_missing: 'No llegó ningún archivo. Elígelo otra vez.',
    file_empty: 'El archivo está vacío. Elige otro.',
    file_too_large: (mb: number) => `El archivo pesa más de ${mb} MB y no pudimos reducirlo. Elige otro más ligero.`,
    file_type_not_accepted: (kinds: string) => `Formato de archivo no válido. El formato debe ser ${kinds}.`,
    file_unreadable: 'El archivo está dañado y no se puede abrir. Elige otro.',
    file_infected: 'El archivo trae un virus y no lo guardamos. Elige otro.',
    file_quota_exceeded: 'Tu solicitud ya no tiene espacio para más archivos. Escríbenos y lo resolvemos.',
    too_many_files: 'Son demasiados archivos a la vez. Elige menos.',
    media_not_found: 'El archivo no llegó completo. Elígelo otra vez.',
    forbidden_error: 'Este enlace ya no sirve para enviar archivos. Vuelve a abrir el enlace que te enviamos.',
    rate_limited: (time: string | undefined) =>
      `Subiste muchos archivos seguidos. Reintenta ${time ? `a las ${time}` : 'en un momento'}: no hace falta elegirlo de nuevo.`,
    stopped: 'Lo detuviste antes de enviarlo.',
    unknown_error: 'Ocurrió un error al subir el archivo. Reintenta en un momento.',
  },
  en: {
    file_missing: 'No file arrived. Choose it again.',
    file_empty: 'The file is empty. Choose another one.',
    file_too_large: (mb: number) =>
      `File size should not exceed ${mb} MB, and we couldn’t make it smaller. Choose a smaller one.`,
    file_type_not_accepted: (kinds: string) => `Invalid file format. The file format must be ${kinds}.`,
    file_unreadable: 'The file is damaged and can’t be opened. Choose another one.',
    file_infected: 'The file contains a virus, so we didn’t save it. Choose another one.',
    file_quota_exceeded: 'Your application has no room for more files. Write to us and we’ll sort it out.',
    too_many_files: 'That’s too many files at once. Choose fewer.',
    media_not_found: 'The file didn’t finish uploading. Choose it again.',
    forbidden_error: 'This link can’t send files anymore. Open the link we sent you again.',
    rate_limited: (time: string | undefined) =>
      `You’ve uploaded many files in a row. Try again ${time ? `at ${time}` : 'in a moment'}: you won’t have to choose it again.`,
    stopped: 'You stopped it before it was sent.',
    unknown_error: 'An error occurred while uploading the file. Try again in a moment.',
  },
});
