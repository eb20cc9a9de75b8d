import type { GoneCode, KeptCode, RetentionKind } from '@volante/contract/staff/privacy/privacy.ts';
import { dictionary } from '../../../lib/text.ts';

// A type, because interfaces have no implicit index signature.
type Words = {
  title: string;
  kept: Record<RetentionKind, (day: string) => string>;
  visitAhead: string;
  warned: (moment: string) => string;
  heldBy: (name: string, moment: string) => string;
  somebody: string;
  hold: string;
  holdTitle: string;
  holdLead: string;
  held: string;
  lift: string;
  lifted: string;
  export: string;
  exportTitle: string;
  exportLead: string;
  exportSend: string;
  exportRunning: string;
  exportDone: (size: string, moment: string) => string;
  exportFailed: string;
  download: string;
  erase: string;
  eraseTitle: string;
  eraseLead: string;
  goes: string;
  stays: string;
  gone: Record<GoneCode, string>;
  keeps: Record<KeptCode, string>;
  notYet: (day: string) => string;
  notWhileHeld: string;
  confirm: (reference: string) => string;
  confirmWrong: string;
  eraseSend: string;
  erased: string;
  reason: string;
  reasonHint: string;
  reasonShort: string;
  cancel: string;
  loading: string;
};

export const privacyTexts = dictionary<Words>({
  es: {
    title: 'Privacidad',
    kept: {
      idle: (day) => `Si nadie la mueve, se borra el ${day}. Al conductor se le avisa 14 días antes.`,
      rejected: (day) => `Rechazada. Se guarda hasta el ${day} y entonces se borra.`,
      approved: (day) => `Aprobada. Se guarda hasta el ${day} y entonces se borra.`,
    },
    visitAhead: 'No se borra sola mientras haya una videollamada por delante.',
    warned: (moment) => `Se le avisó al conductor el ${moment}`,
    heldBy: (name, moment) => `${name} pidió conservarla (${moment}):`,
    somebody: 'Alguien',
    hold: 'Conservar',
    holdTitle: 'Conservar los datos',
    holdLead: 'Mientras esté así, nadie puede borrarlos y el sistema tampoco. Por ejemplo, por una queja o un juicio.',
    held: 'Los datos se conservan.',
    lift: 'Ya no conservar',
    lifted: 'Los datos vuelven a su plazo normal.',
    export: 'Exportar sus datos',
    exportTitle: 'Exportar sus datos',
    exportLead:
      'Se prepara un ZIP con todo lo que guardamos de esta persona y con sus archivos. Se puede descargar durante 24 horas. Entrégaselo solo a ella.',
    exportSend: 'Preparar el ZIP',
    exportRunning: 'Preparando el ZIP…',
    exportDone: (size, moment) => `ZIP de ${size}, hasta el ${moment}`,
    exportFailed: 'No se pudo preparar el ZIP. Inténtalo otra vez.',
    download: 'Descargar',
    erase: 'Borrar sus datos',
    eraseTitle: 'Borrar los datos de esta persona',
    eraseLead: 'No se puede deshacer. Si la persona pidió sus datos, expórtalos primero.',
    goes: 'Se borra',
    stays: 'Se queda',
    gone: {
      personal_data: 'sus datos personales, consentimientos y ubicación',
      files: 'sus archivos y lo que se leyó en ellos',
      earnings: 'sus ganancias y cuentas de conductor',
      guarantor: 'los datos de su aval',
      visits: 'sus videollamadas y reportes',
      notes: 'las notas y correcciones',
      messages: 'los mensajes',
      matches: 'las coincidencias',
      links: 'su enlace, que deja de servir',
      crm: 'lo que escribimos de ella en el CRM',
    },
    keeps: {
      reference: 'la referencia',
      country: 'el país',
      stage_times: 'cuándo pasó por cada etapa',
      decision: 'la decisión y sus motivos',
      audit_entries: 'quién del equipo hizo qué y cuándo',
    },
    notYet: (day) => `Se puede borrar desde el ${day}, cuando termine el plazo para guardarla.`,
    notWhileHeld: 'No se puede borrar mientras se conserve.',
    confirm: (reference) => `Escribe la referencia ${reference} para confirmar`,
    confirmWrong: 'No es la referencia de esta solicitud.',
    eraseSend: 'Borrar para siempre',
    erased: 'Los datos se borraron. Los archivos terminan de borrarse en un momento.',
    reason: '¿Por qué?',
    reasonHint: 'Se guarda. No escribas nombres ni datos de la persona.',
    reasonShort: 'Escribe por qué, con al menos 3 letras.',
    cancel: 'Cancelar',
    loading: 'Cargando…',
  },
  en: {
    title: 'Privacy',
    kept: {
      idle: (day) => `If nothing happens on it, it’s erased on ${day}. The driver is told 14 days before.`,
      rejected: (day) => `Rejected. It’s kept until ${day} and then erased.`,
      approved: (day) => `Approved. It’s kept until ${day} and then erased.`,
    },
    visitAhead: 'It won’t be erased automatically while a video call is coming up.',
    warned: (moment) => `The driver was told on ${moment}.`,
    heldBy: (name, moment) => `${name} asked to keep it (${moment}):`,
    somebody: 'Somebody',
    hold: 'Keep it',
    holdTitle: 'Keep the data',
    holdLead:
      'While it’s kept, neither people nor the system can erase it. For example, because of a complaint or a lawsuit.',
    held: 'The data is kept.',
    lift: 'Stop keeping it',
    lifted: 'The data follows its usual term again.',
    export: 'Export their data',
    exportTitle: 'Export their data',
    exportLead:
      'This makes a ZIP with everything we have about this person, including their files. It can be downloaded for 24 hours. Give it only to that person.',
    exportSend: 'Make the ZIP',
    exportRunning: 'Making the ZIP…',
    exportDone: (size, moment) => `ZIP of ${size}, until ${moment}`,
    exportFailed: 'The ZIP couldn’t be made. Make it again.',
    download: 'Download',
    erase: 'Erase their data',
    eraseTitle: 'Erase this person’s data',
    eraseLead: 'This can’t be undone. If the person asked for their data, export it first.',
    goes: 'What gets erased',
    stays: 'What stays',
    gone: {
      personal_data: 'their personal information, consents, and location',
      files: 'their files and what was read from them',
      earnings: 'their earnings and driver accounts',
      guarantor: 'their guarantor’s information',
      visits: 'their video calls and reports',
      notes: 'the notes and corrections',
      messages: 'the messages',
      matches: 'the matches',
      links: 'their link, which stops working',
      crm: 'what we wrote about them in the CRM',
    },
    keeps: {
      reference: 'the reference',
      country: 'the country',
      stage_times: 'when it reached each stage',
      decision: 'the decision and its reasons',
      audit_entries: 'who did what, and when',
    },
    notYet: (day) => `It can be erased from ${day} on, once it no longer has to be kept.`,
    notWhileHeld: 'It can’t be erased while it’s kept.',
    confirm: (reference) => `Type the reference ${reference} to confirm`,
    confirmWrong: 'That isn’t the reference of this application.',
    eraseSend: 'Erase for good',
    erased: 'The data is erased. The last files go in a moment.',
    reason: 'Why?',
    reasonHint: 'This is kept. Write no names and nothing about the person.',
    reasonShort: 'Write why, in at least 3 letters.',
    cancel: 'Cancel',
    loading: 'Loading…',
  },
});
