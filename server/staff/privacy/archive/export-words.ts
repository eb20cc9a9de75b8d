/** Explains each file of an export to its reader. */
export const exportWords: Record<string, { es: string; en: string }> = {
  applications: { es: 'Tu solicitud', en: 'Your application' },
  application_links: { es: 'Cuándo se hizo tu enlace', en: 'When your link was made' },
  application_events: { es: 'Lo que pasó con tu solicitud', en: 'What happened to your application' },
  identity_claims: { es: 'Qué identificadores diste', en: 'Which identifiers you gave' },
  decisions: { es: 'La decisión y sus motivos', en: 'The decision and its reasons' },
  personal_data: { es: 'Tus datos personales', en: 'Your personal information' },
  application_turns: { es: 'A quién esperó tu solicitud y cuándo', en: 'Whom your application waited for, and when' },
  consents: { es: 'Los consentimientos que diste', en: 'The consents you gave' },
  documents: { es: 'Tus documentos y su revisión', en: 'Your documents and their review' },
  document_versions: { es: 'Cada versión de tus documentos', en: 'Each version of your documents' },
  paper_readings: { es: 'Lo que leímos en tus documentos', en: 'What we read in your documents' },
  phone_readings: { es: 'Lo que leyó tu celular en un código', en: 'What your phone read from a barcode' },
  media: { es: 'Tus archivos', en: 'Your files' },
  earnings_windows: { es: 'Las doce semanas que te pedimos', en: 'The twelve weeks we asked for' },
  screenshots: { es: 'Lo que leímos en tus capturas', en: 'What we read in your screenshots' },
  platform_profiles: { es: 'Tu perfil en cada plataforma', en: 'Your profile on each platform' },
  earnings_weeks: { es: 'Tus ganancias por semana', en: 'Your earnings by week' },
  platform_accounts: { es: 'Tus cuentas por plataforma', en: 'Your accounts by platform' },
  earnings_analyses: { es: 'El resumen de tus ganancias', en: 'The summary of your earnings' },
  reading_corrections: { es: 'Capturas que corregiste', en: 'Screenshots you corrected' },
  profile_corrections: {
    es: 'Perfiles que escribiste junto a su captura',
    en: 'Profiles you typed beside their screenshot',
  },
  widget_accounts: { es: 'Tus cuentas de conductor conectadas', en: 'Your connected driver accounts' },
  obligors: { es: 'Los datos de tu aval', en: 'Your guarantor’s information' },
  obligor_invitations: { es: 'A quién le pediste ser tu aval', en: 'Whom you asked to be your guarantor' },
  locations: { es: 'Tu ubicación', en: 'Your location' },
  home_photos: { es: 'Las fotos de tu casa', en: 'The photos of your home' },
  appointments: { es: 'Tus videollamadas', en: 'Your video calls' },
  corrections: { es: 'Lo que te pedimos corregir', en: 'What we asked you to correct' },
  deliveries: { es: 'Los mensajes que te enviamos', en: 'The messages we sent you' },
  link_openings: { es: 'Los días en que abriste tu enlace', en: 'The days you opened your link' },
  known_devices: {
    es: 'Los teléfonos y las computadoras en que se ve tu solicitud',
    en: 'The phones and computers on which your application is seen',
  },
  waiting_list: { es: 'Tu lugar en la lista de espera', en: 'Your place on the waiting list' },
  staff_notes: { es: 'Notas de las personas que revisaron', en: 'Notes of the people who reviewed it' },
  week_reviews: { es: 'La revisión de tus semanas', en: 'The review of your weeks' },
  visit_reports: { es: 'Lo que se anotó en tu videollamada', en: 'What was noted at your video call' },
  visit_report_images: { es: 'Imágenes de tu videollamada', en: 'Pictures of your video call' },
  queue_rows: { es: 'Alertas sobre tu solicitud', en: 'Flags on your application' },
  pending_decisions: { es: 'Una decisión por confirmar', en: 'A decision to be confirmed' },
  link_origins: { es: 'Lo que la empresa dio con tu enlace', en: 'What the company gave with your link' },
  link_batch_rows: { es: 'Tu línea en la lista de la empresa', en: 'Your line in the company’s list' },
  person_exports: { es: 'Copias de tus datos como esta', en: 'Copies of your data such as this one' },
  retention_holds: { es: 'Por qué se conservan tus datos', en: 'Why your data is kept' },
  retention_warnings: { es: 'El aviso de que se borrarían', en: 'The notice that it would be erased' },
};

interface Listed {
  brand: string;
  reference: string;
  on: string;
  tables: readonly string[];
  /** Names of files whose bytes were lost. */
  missing: readonly string[];
}

/** The page that explains an export, in both languages. */
export function readmeOf({ brand, reference, on, tables, missing }: Listed): string {
  const list = (language: 'es' | 'en') =>
    tables.map((table) => `  data/${table}.json  ${exportWords[table]?.[language] ?? ''}`);
  const lost = missing.map((name) => `  ${name}`);
  return [
    `${brand}: los datos guardados de la solicitud ${reference}, al ${on}.`,
    'La carpeta files tiene los archivos. Abre solo los que reconozcas. La carpeta data tiene lo demás:',
    ...list('es'),
    ...(lost.length > 0 ? ['Estos archivos ya no están:', ...lost] : []),
    '',
    `${brand}: the data stored about application ${reference}, as of ${on}.`,
    'The folder files has the files. Only open those you recognize. The folder data has everything else:',
    ...list('en'),
    ...(lost.length > 0 ? ['These files are gone:', ...lost] : []),
    '',
  ].join('\n');
}
