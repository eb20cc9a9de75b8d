import type { Words } from './languages.ts';

/** How a value is shown; `code`: by its word. */
export type ColumnKind =
  | 'text'
  | 'identifier'
  | 'day'
  | 'moment'
  | 'money'
  | 'number'
  | 'bytes'
  | 'document'
  | 'platform'
  | 'code'
  /** What platforms paid in, one after another. */
  | 'deposits'
  /** Several values, each with its own name in `innerWords`. */
  | 'inner';

export interface ColumnWords extends Words<string> {
  as: ColumnKind;
  codes?: Record<string, Words<string>>;
}

interface PartWords extends Words<string> {
  columns: Record<string, ColumnWords>;
}

export const words = (es: string, en: string): Words<string> => ({ es, en });
const column =
  (as: ColumnKind) =>
  (es: string, en: string): ColumnWords => ({ es, en, as });
export const text = column('text');
export const identifier = column('identifier');
const day = column('day');
const moment = column('moment');
const money = column('money');
export const number = column('number');
export const deposits = column('deposits');
const inner = column('inner');
const document = column('document');
const platform = column('platform');
const code = (es: string, en: string, codes: Record<string, Words<string>>): ColumnWords => ({
  es,
  en,
  as: 'code',
  codes,
});
const part = (es: string, en: string, columns: Record<string, ColumnWords>): PartWords => ({ es, en, columns });

const language = code('Idioma', 'Language', { 'es-MX': words('español', 'Spanish'), en: words('inglés', 'English') });
const changed = moment('Último cambio', 'Last change');
const given = moment('Cuándo', 'When');

/**
 * The parts of the driver's own file, in order: the tables with data about them, and of each the columns that they see. What is left
 * out stands with its reason in `server/staff/own-file/testing/left-out.ts`; a test requires every exported column in one of the two.
 */
export const ownFileWords: Record<string, PartWords> = {
  applications: part('Tu solicitud', 'Your application', {
    reference: text('Referencia', 'Reference'),
    country: code('País', 'Country', { mx: words('México', 'Mexico'), us: words('Estados Unidos', 'United States') }),
    stage: code('En qué va', 'Where it stands', {
      created: words('ganancias', 'earnings'),
      earnings_analysis: words('ganancias', 'earnings'),
      judicial_analysis: words('en revisión', 'being reviewed'),
      documents_analysis: words('documentos', 'documents'),
      risk_analysis: words('enviada, en revisión', 'sent, being reviewed'),
      home_visit: words('videollamada', 'video call'),
      approved: words('aprobada', 'approved'),
      rejected: words('no aprobada', 'not approved'),
    }),
    created_at: moment('Se abrió', 'Opened'),
    submitted_at: moment('La enviaste', 'You sent it'),
    closed_at: moment('Se cerró', 'Closed'),
    closed_reason: code('Por qué se cerró', 'Why it was closed', {
      withdrew: words('lo pediste', 'you asked for it'),
      silent: words('no supimos de ti', 'we didn’t hear from you'),
      duplicate: words('se repetía', 'you had another one'),
      not_served: words('no estamos donde vives', 'we aren’t where you live'),
    }),
    reopened_at: moment('Se abrió otra vez', 'Opened again'),
  }),
  personal_data: part('Tus datos personales', 'Your personal information', {
    first_name: text('Nombre(s)', 'First name'),
    last_name: text('Apellidos', 'Last name'),
    email: text('Correo electrónico', 'Email'),
    phone: text('Celular', 'Cell phone'),
    birthdate: day('Fecha de nacimiento', 'Date of birth'),
    national_id: identifier('CURP', 'CURP'),
    tax_id: identifier('RFC', 'RFC'),
    ssn_encrypted: identifier('Número de seguro social', 'SSN'),
    street: text('Calle', 'Street'),
    street_number: text('Número', 'Number'),
    department: text('Interior', 'Unit'),
    neighborhood: text('Colonia', 'Neighborhood'),
    postal_code: text('Código postal', 'ZIP code'),
    city: text('Ciudad', 'City'),
    state: text('Estado', 'State'),
    ride_share_total_rides: number('Viajes en total', 'Total rides'),
    avg_earning_per_week: money('Ganancia por semana', 'Earnings per week'),
    updated_at: changed,
  }),
  link_origins: part('Lo que la empresa dio con tu enlace', 'What the company gave with your link', {
    external_reference: text('Referencia de la empresa', 'The company’s reference'),
    email: text('Correo electrónico', 'Email'),
    language,
    mailed_at: moment('Te lo mandó por correo', 'Emailed to you'),
    created_at: given,
  }),
  link_batch_rows: part('Tu línea en la lista de la empresa', 'Your line in the company’s list', {
    given: inner('Datos', 'Information'),
  }),
  platform_profiles: part('Tu página en cada plataforma', 'Your page on each platform', {
    platform: platform('Plataforma', 'Platform'),
    full_name: text('Nombre', 'Name'),
    rating: number('Calificación', 'Rating'),
    updated_at: changed,
  }),
  earnings_weeks: part('Tus ganancias por semana', 'Your earnings by week', {
    platform: platform('Plataforma', 'Platform'),
    week_start: day('Semana que empieza el', 'Week from'),
    amount: money('Ganancia', 'Earnings'),
    read_amount: money('Lo que leímos', 'What we read'),
    updated_at: changed,
  }),
  platform_accounts: part('Tus cuentas por plataforma', 'Your accounts by platform', {
    platform: platform('Plataforma', 'Platform'),
    account_id: identifier('Clave de la cuenta', 'Account key'),
  }),
  widget_accounts: part('Tus cuentas de conductor conectadas', 'Your connected driver accounts', {
    platform: platform('Plataforma', 'Platform'),
    account_id: identifier('Clave de la cuenta', 'Account key'),
    state: code('Estado', 'State', {
      reading: words('la estamos leyendo', 'being read'),
      connected: words('conectada', 'connected'),
      failed: words('no se pudo conectar', 'couldn’t be connected'),
    }),
    added_at: moment('La conectaste', 'Connected'),
    updated_at: changed,
  }),
  screenshots: part('Tus capturas', 'Your screenshots', {
    platform: platform('Plataforma', 'Platform'),
    upload_type: code('De qué', 'Of what', {
      profile: words('tu página', 'your page'),
      earnings: words('tus ganancias', 'your earnings'),
    }),
    at: given,
  }),
  reading_corrections: part('Capturas que corregiste', 'Screenshots you corrected', {
    platform: platform('Plataforma', 'Platform'),
    week_start: day('Semana que empieza el', 'Week from'),
    amount: money('Lo que escribiste', 'What you typed'),
    read_amount: money('Lo que leímos', 'What we read'),
    at: given,
  }),
  profile_corrections: part('Páginas que escribiste junto a su captura', 'Pages you typed beside their screenshot', {
    platform: platform('Plataforma', 'Platform'),
    full_name: text('Nombre', 'Name'),
    rating: number('Calificación', 'Rating'),
    at: given,
  }),
  documents: part('Tus documentos', 'Your documents', {
    type: document('Documento', 'Document'),
    status: code('Revisión', 'Review', {
      pending: words('por revisar', 'to be reviewed'),
      approved: words('aprobado', 'approved'),
      rejected: words('te pedimos otro', 'we asked for another one'),
    }),
    note: text('Nota', 'Note'),
    month: text('Mes', 'Month'),
    reviewed_at: moment('Se revisó', 'Reviewed'),
  }),
  document_versions: part('Cada vez que enviaste un documento', 'Each time you sent a document', {
    type: document('Documento', 'Document'),
    at: given,
  }),
  paper_readings: part('Lo que leímos en tus documentos', 'What we read in your documents', {
    fields: inner('Datos', 'Information'),
    answer: code('Dijiste que', 'You said', {
      mine: words('es tuyo', 'it’s yours'),
      not_mine: words('no es tuyo', 'it isn’t yours'),
    }),
    at: given,
  }),
  phone_readings: part('Lo que leyó tu celular en un código', 'What your phone read from a barcode', {
    fields: inner('Datos', 'Information'),
    at: given,
  }),
  media: part('Tus archivos', 'Your files', {
    file_name: text('Archivo', 'File'),
    media_type: document('Para', 'For'),
    size: column('bytes')('Tamaño', 'Size'),
    pages: number('Páginas', 'Pages'),
    channel: code('Llegó por', 'Arrived by', {
      whatsapp: words('WhatsApp', 'WhatsApp'),
      sms: words('SMS', 'SMS'),
      email: words('correo', 'email'),
    }),
    created_at: given,
  }),
  obligors: part('Los datos de tu aval', 'Your guarantor’s information', {
    name: text('Nombre', 'Name'),
    phone: text('Celular', 'Cell phone'),
    email: text('Correo electrónico', 'Email'),
    location: text('Dónde vive', 'Where they live'),
    updated_at: changed,
  }),
  obligor_invitations: part('A quién le pediste ser tu aval', 'Whom you asked to be your guarantor', {
    first_name: text('Nombre', 'First name'),
    last_name: text('Apellidos', 'Last name'),
    phone: text('Celular', 'Cell phone'),
    email: text('Correo electrónico', 'Email'),
    language,
    asked_at: moment('Le pediste', 'You asked'),
    answer: code('Respuesta', 'Answer', {
      agreed: words('aceptó', 'agreed'),
      refused: words('dijo que no', 'refused'),
      withdrawn: words('ya no quiso', 'withdrew'),
    }),
    ended_at: moment('Dejó de valer', 'No longer counted from'),
  }),
  locations: part('Tu ubicación', 'Your location', {
    source: code('Cómo la supimos', 'How we know', {
      device: words('la midió tu celular', 'measured by your phone'),
      address: words('por tu conexión a internet', 'from your internet connection'),
    }),
    place: text('Lugar', 'Place'),
    claimed_latitude: number('Latitud', 'Latitude'),
    claimed_longitude: number('Longitud', 'Longitude'),
    claimed_accuracy: number('Precisión en metros', 'Accuracy in meters'),
    claimed_ip: text('Dirección IP que dijo tu celular', 'IP address your phone gave'),
    observed_ip: text('Dirección IP', 'IP address'),
    observed_country: text('País de la conexión', 'Country of the connection'),
    at: given,
  }),
  home_photos: part('Las fotos de tu casa', 'The photos of your home', {
    step: code('De qué', 'Of what', {
      homeImagesFront: words('fachada', 'front'),
      homeImagesGarage: words('cochera', 'garage'),
      homeImagesSurroundings: words('alrededores', 'surroundings'),
    }),
    at: given,
    age_minutes: number('Minutos desde que se tomó', 'Minutes since it was taken'),
    km: number('Kilómetros a tu domicilio', 'Kilometers from your address'),
    challenge: text('Seña con que se tomó', 'Sign it was taken with'),
  }),
  appointments: part('Tus videollamadas', 'Your video calls', {
    starts_at: moment('Empieza', 'Starts'),
    status: code('Estado', 'State', {
      held: words('apartada por unos minutos', 'kept for some minutes'),
      booked: words('agendada', 'booked'),
      cancelled: words('cancelada', 'canceled'),
      ended: words('terminada', 'over'),
    }),
    zone: text('Zona horaria', 'Time zone'),
    contact: inner('Contacto', 'Contact'),
    reschedule_count: number('Veces que se cambió', 'Times it was moved'),
    attendance: code('Dijiste', 'You said', {
      late: words('que llegas tarde', 'that you come late'),
      cannot: words('que no puedes', 'that you can’t make it'),
    }),
    attendance_at: moment('Lo dijiste', 'You said it'),
    created_at: moment('La agendaste', 'Booked'),
    updated_at: changed,
  }),
  call_rehearsals: part('Tus pruebas de la videollamada', 'Your trials of the video call', {
    checks: inner('Qué se probó', 'What was tried'),
    browser: text('Navegador', 'Browser'),
    at: moment('La hiciste', 'Done'),
  }),
  corrections: part('Lo que te pedimos corregir', 'What we asked you to correct', {
    part: code('Parte', 'Part', {
      personal_data: words('datos personales', 'personal information'),
      earnings: words('ganancias', 'earnings'),
      obligor: words('aval', 'guarantor'),
      home_photos: words('fotos de tu casa', 'photos of your home'),
    }),
    note: text('Nota', 'Note'),
    at: given,
    answered_at: moment('La contestaste', 'You answered'),
  }),
  deliveries: part('Los mensajes que te enviamos', 'The messages we sent you', {
    kind: code('Mensaje', 'Message', {
      application_sent: words('recibimos tu solicitud', 'we received your application'),
      application_link: words('tu enlace', 'your link'),
      answer_late: words('tu solicitud tarda más de lo normal', 'your application takes longer than usual'),
      left_off_day: words('tu solicitud te espera', 'your application is waiting'),
      left_off_days: words('tu solicitud te espera', 'your application is waiting'),
      silence_warning: words('si no sigues, cerramos tu solicitud', 'if you don’t go on, your application is closed'),
      silence_last_warning: words('vamos a cerrar tu solicitud', 'your application will be closed'),
      closed_withdrew: words('cerramos tu solicitud, como lo pediste', 'your application is closed, as you asked'),
      closed_silent: words('cerramos tu solicitud', 'your application is closed'),
      closed_duplicate: words('cerramos tu solicitud repetida', 'your second application is closed'),
      closed_not_served: words('todavía no estamos donde vives', 'we aren’t where you live yet'),
      reopened: words('tu solicitud está abierta otra vez', 'your application is open again'),
      visit_booked: words('videollamada agendada', 'video call booked'),
      visit_moved: words('videollamada cambiada', 'video call moved'),
      visit_cancelled: words('videollamada cancelada', 'video call canceled'),
      visit_reminder_day: words('recordatorio de tu videollamada', 'reminder of your video call'),
      visit_reminder_hour: words('recordatorio de tu videollamada', 'reminder of your video call'),
      papers_sent_back: words('lo que te falta', 'what is missing'),
      visit_wanted: words('agenda tu videollamada', 'book your video call'),
      approved: words('tu solicitud fue aprobada', 'your application was approved'),
      rejected: words('sobre tu solicitud', 'about your application'),
      erasure_ahead: words('aviso de que se borraría', 'notice that it would be erased'),
      privacy_answered: words('contestamos tu petición', 'we answered your request'),
      account_signed_out: words('conecta otra vez tu cuenta', 'connect your account again'),
      guarantor_agreed: words('tu aval aceptó', 'your guarantor agreed'),
      guarantor_refused: words('necesitas a otra persona como aval', 'you need somebody else as your guarantor'),
      access_code: words('código para ver tu solicitud', 'code to see your application'),
      new_device: words('otro celular entró a tu solicitud', 'another phone opened your application'),
      link_replaced: words('tu enlace cambió', 'your link changed'),
      link_opened: words('a la empresa: abriste tu enlace', 'to the company: you opened your link'),
      stage_changed: words('a la empresa: tu avance', 'to the company: your progress'),
    }),
    language,
    created_at: given,
  }),
  known_devices: part('Los celulares que entran a tu solicitud', 'The phones that open your application', {
    browser: text('Navegador', 'Browser'),
    system: text('Tipo de celular', 'Kind of phone'),
    origin: code('Cómo entró', 'How it got in', {
      first_data: words('ahí escribiste tus datos', 'you typed your information there'),
      hand_off: words('con el código QR de otro', 'with another one’s QR code'),
      code: words('con un código que te enviamos', 'with a code we sent you'),
      answers: words('con tus respuestas', 'with your answers'),
      staff: words('la empresa lo dejó entrar', 'the company let it in'),
    }),
    proved_at: moment('Desde', 'Since'),
    last_used_at: moment('Última vez', 'Last used'),
    revoked_at: moment('Dejó de entrar', 'Signed out'),
  }),
  conversation_messages: part('Lo que se escribieron', 'What was written', {
    at: given,
    author: code('Quién', 'Who', {
      driver: words('tú', 'you'),
      staff: words('la empresa', 'the company'),
      server: words('la empresa, en automático', 'the company, automatically'),
    }),
    channel: code('Por', 'By', {
      whatsapp: words('WhatsApp', 'WhatsApp'),
      sms: words('SMS', 'SMS'),
      email: words('correo', 'email'),
    }),
    text: text('Mensaje', 'Message'),
  }),
  link_openings: part('Los días en que abriste tu enlace', 'The days you opened your link', {
    day: day('Día', 'Day'),
  }),
  waiting_list: part('Tu lugar en la lista de espera', 'Your place on the waiting list', {
    email: text('Correo electrónico', 'Email'),
    place: text('Lugar', 'Place'),
    language,
    at: given,
    ip: text('Dirección IP', 'IP address'),
  }),
  person_exports: part('Copias de tus datos como esta', 'Copies of your data such as this one', {
    created_at: given,
  }),
  retention_warnings: part('El aviso de que se borrarían', 'The notice that it would be erased', {
    erased_on: day('Se borraría el', 'It would be erased on'),
    at: given,
  }),
};
