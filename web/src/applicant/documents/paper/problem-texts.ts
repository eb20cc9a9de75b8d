import { dictionary } from '../../../lib/text.ts';

/** Why a file was not taken or did not arrive, and what to do; by the code of the refusal. */
export const problemTexts = dictionary({
  es: {
    failed: 'No se pudo enviar',
    refused: 'No podemos usar este archivo',
    retry: 'Presiona Continuar para intentarlo otra vez: no hace falta elegirlo de nuevo.',
    problems: {
      file_missing: 'No llegó ningún archivo. Elígelo otra vez.',
      file_empty: 'El archivo está vacío. Elige otro.',
      file_too_large: (mb: number) => `El archivo pesa más de ${mb} MB. Elige uno más ligero o toma una foto.`,
      file_type_not_accepted: (kinds: string) => `El formato debe ser ${kinds}. Elige otro archivo.`,
      file_unreadable: 'El archivo está dañado y no se puede abrir. Elige otro o toma una foto.',
      file_infected: 'El archivo trae un virus y no lo guardamos. Elige otro o toma una foto.',
      file_quota_exceeded: 'Tu solicitud ya no tiene espacio para más archivos. Escríbenos y lo resolvemos.',
      pdf_password_protected: 'El PDF tiene contraseña.',
      too_many_files: 'Son demasiados archivos a la vez. Elige menos.',
      media_not_found: 'El archivo no llegó completo. Elígelo otra vez.',
      document_not_found: 'Tu solicitud ya no pide este documento.',
      document_required: 'Este documento es necesario y no se puede dejar para después.',
      section_approved: 'Este documento ya fue aprobado y no se puede cambiar.',
      application_closed: 'Tu solicitud ya tiene una decisión y no acepta más cambios.',
      forbidden_error: 'Este enlace ya no sirve para enviar archivos. Vuelve a abrir el enlace que te enviamos.',
    },
    seeDecision: 'Ver cómo va mi solicitud',
    passwordHow: 'Cómo guardarlo sin contraseña',
    passwordSteps:
      'Abre el PDF con su contraseña, elige Imprimir o Compartir y guárdalo como PDF: la copia ya no la pide. También puedes tomarle una foto a cada página.',
  },
  en: {
    failed: 'It could not be sent',
    refused: 'We cannot use this file',
    retry: 'Press Continue to try again: you do not have to choose it again.',
    problems: {
      file_missing: 'No file arrived. Choose it again.',
      file_empty: 'The file is empty. Choose another one.',
      file_too_large: (mb: number) => `File size should not exceed ${mb} MB. Choose a smaller one or take a photo.`,
      file_type_not_accepted: (kinds: string) => `The file format must be ${kinds}. Choose another file.`,
      file_unreadable: 'The file is damaged and cannot be opened. Choose another one or take a photo.',
      file_infected: 'The file holds a virus and we did not keep it. Choose another one or take a photo.',
      file_quota_exceeded: "Your application has no room for more files. Write to us and we'll sort it out.",
      pdf_password_protected: 'The PDF has a password.',
      too_many_files: 'These are too many files at once. Choose fewer.',
      media_not_found: 'The file did not arrive whole. Choose it again.',
      document_not_found: 'Your application does not ask for this document any more.',
      document_required: 'This document is required and cannot be left for later.',
      section_approved: 'This document was approved and cannot be changed.',
      application_closed: 'Your application has been decided and takes no more changes.',
      forbidden_error: 'This link cannot send files any more. Open the link we sent you again.',
    },
    seeDecision: 'See where my application stands',
    passwordHow: 'How to save it without a password',
    passwordSteps:
      'Open the PDF with its password, choose Print or Share and save it as a PDF: the copy does not ask for it. You can also take a photo of each page.',
  },
});
