import { ownFileWords } from '@volante/contract/words/own-file.ts';

/** Explains each file of an export to its reader: those of parts that the driver sees by the title there. */
export const exportWords: Record<string, { es: string; en: string }> = {
  ...ownFileWords,
  application_links: { es: 'Cuándo se hizo tu enlace', en: 'When your link was made' },
  application_events: { es: 'Lo que pasó con tu solicitud', en: 'What happened to your application' },
  identity_claims: { es: 'Qué identificadores diste', en: 'Which identifiers you gave' },
  decisions: {
    es: 'La decisión, sus motivos y sus condiciones',
    en: 'The decision, its reasons and its terms',
  },
  application_turns: { es: 'A quién esperó tu solicitud y cuándo', en: 'Whom your application waited for, and when' },
  consents: { es: 'Los consentimientos que diste', en: 'The consents you gave' },
  proved_phones: { es: 'Cómo supimos que el número es tuyo', en: 'How we know that the number is yours' },
  conversations: { es: 'Por dónde nos escribiste y cuándo', en: 'How and when you wrote to us' },
  unkept_messages: {
    es: 'Cuántos de tus mensajes no se guardaron, por ser demasiados en una hora',
    en: 'How many of your messages were not kept, as they were too many in an hour',
  },
  delivery_attempts: { es: 'Por dónde salieron los mensajes', en: 'How the messages went out' },
  earnings_windows: { es: 'Las doce semanas que te pedimos', en: 'The twelve weeks we asked for' },
  earnings_analyses: { es: 'El resumen de tus ganancias', en: 'The summary of your earnings' },
  staff_notes: { es: 'Notas de las personas que revisaron', en: 'Notes of the people who reviewed it' },
  staff_tasks: { es: 'Lo que el equipo tenía por hacer', en: 'What the team had to do' },
  week_reviews: { es: 'La revisión de tus semanas', en: 'The review of your weeks' },
  visit_reports: { es: 'Lo que se anotó en tu videollamada', en: 'What was noted at your video call' },
  visit_report_images: { es: 'Imágenes de tu videollamada', en: 'Pictures of your video call' },
  queue_rows: { es: 'Alertas sobre tu solicitud', en: 'Flags on your application' },
  pending_decisions: { es: 'Una decisión por confirmar', en: 'A decision to be confirmed' },
  retention_holds: { es: 'Por qué se conservan tus datos', en: 'Why your data is kept' },
  privacy_requests: { es: 'Lo que pediste sobre tus datos', en: 'What you asked about your data' },
};

interface Listed {
  brand: string;
  reference: string;
  on: string;
  tables: readonly string[];
  /** Names of files whose bytes were lost. */
  missing: readonly string[];
  /** The page for people; null for none. */
  page: string | null;
}

/** The page that explains an export, in both languages. */
export function readmeOf({ brand, reference, on, tables, missing, page }: Listed): string {
  const list = (language: 'es' | 'en') =>
    tables.map((table) => `  data/${table}.json  ${exportWords[table]?.[language] ?? ''}`);
  const lost = missing.map((name) => `  ${name}`);
  return [
    `${brand}: los datos guardados de la solicitud ${reference}, al ${on}.`,
    ...(page ? [`Lo más fácil de leer es la página ${page}, que se abre en cualquier navegador.`] : []),
    'La carpeta files tiene los archivos. Abre solo los que reconozcas. La carpeta data tiene lo demás:',
    ...list('es'),
    ...(lost.length > 0 ? ['Estos archivos ya no están:', ...lost] : []),
    '',
    `${brand}: the data stored about application ${reference}, as of ${on}.`,
    ...(page ? [`The page ${page} is the easiest to read; any browser opens it.`] : []),
    'The folder files has the files. Only open those you recognize. The folder data has everything else:',
    ...list('en'),
    ...(lost.length > 0 ? ['These files are gone:', ...lost] : []),
    '',
  ].join('\n');
}
