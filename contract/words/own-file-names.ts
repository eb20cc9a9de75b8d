import type { Words } from './languages.ts';
import { type ColumnWords, deposits, identifier, number, text, words } from './own-file.ts';

/** The names of values inside `inner` columns. */
export const innerWords: Record<string, ColumnWords> = {
  firstName: text('Nombre(s)', 'First name'),
  middleName: text('Segundo nombre', 'Middle name'),
  lastName: text('Apellidos', 'Last name'),
  lastName1: text('Primer apellido', 'First last name'),
  lastName2: text('Segundo apellido', 'Second last name'),
  lastNames: text('Apellidos', 'Last names'),
  name: text('Nombre', 'Name'),
  phone: text('Celular', 'Cell phone'),
  email: text('Correo electrónico', 'Email'),
  externalReference: text('Referencia de la empresa', 'The company’s reference'),
  language: text('Idioma', 'Language'),
  curp: identifier('CURP', 'CURP'),
  rfc: identifier('RFC', 'RFC'),
  claveElector: identifier('Clave de elector', 'Voter key'),
  birthdate: text('Fecha de nacimiento', 'Date of birth'),
  sex: text('Sexo', 'Sex'),
  section: text('Zona electoral', 'Voting district'),
  expiryYear: number('Vence en', 'Expires in'),
  expiry: text('Vence', 'Expires'),
  issued: text('Expedido', 'Issued'),
  address: text('Domicilio', 'Address'),
  street: text('Calle', 'Street'),
  streetNumber: text('Número', 'Number'),
  department: text('Interior', 'Unit'),
  neighborhood: text('Colonia', 'Neighborhood'),
  postalCode: text('Código postal', 'ZIP code'),
  city: text('Ciudad', 'City'),
  state: text('Estado', 'State'),
  zip: text('Código postal', 'ZIP code'),
  mrz: identifier('Renglones para máquinas', 'Lines for machines'),
  cic: identifier('CIC', 'CIC'),
  ocr: identifier('Número al reverso de la INE', 'Number on the back of the INE'),
  licenceNumber: identifier('Número de licencia', 'License number'),
  barcodeText: identifier('Texto del código', 'Text of the barcode'),
  bank: text('Banco', 'Bank'),
  holder: text('A nombre de', 'In the name of'),
  month: text('Mes', 'Month'),
  newestDate: text('Fecha más reciente', 'Newest date'),
  clabe: identifier('CLABE', 'CLABE'),
  lastFour: text('Últimos 4 dígitos de la cuenta', 'Last 4 digits of the account'),
  periodFrom: text('Desde', 'From'),
  periodTo: text('Hasta', 'To'),
  deposits: deposits('Depósitos de plataformas', 'Deposits from platforms'),
  disputed: identifier('Lo que no coincide', 'What differs'),
};

/** What was agreed to. */
export const consentWords: Record<string, Words<string>> = {
  privacy_notice: words('Aviso de privacidad', 'Privacy notice'),
  background_and_credit_check: words('Revisar tus antecedentes y tu crédito', 'Checking your background and credit'),
  privacy_policy: words('Política de privacidad', 'Privacy policy'),
  location: words('Usar tu ubicación', 'Using your location'),
  whatsapp: words('Mensajes por WhatsApp', 'Messages by WhatsApp'),
  improve_reading: words('Usar tus capturas para leer mejor', 'Using your screenshots to read better'),
};

export const originWords: Record<string, Words<string>> = {
  typed: words('Lo escribiste', 'You typed it'),
  paper: words('Leído de tu documento y confirmado por ti', 'Read from your document and confirmed by you'),
  screenshot: words('Leído de tu captura', 'Read from your screenshot'),
  account: words('De tu cuenta de conductor', 'From your driver account'),
  staff: words('Lo dio la empresa', 'Given by the company'),
  phone: words('Lo midió tu celular', 'Measured by your phone'),
  sent: words('Lo enviaste', 'You sent it'),
  made: words('Lo hizo la app', 'Made by the app'),
};

/** What staff opened, by the part in the audit log. */
export const openingWords: Record<string, Words<string>> = {
  case: words('tu solicitud', 'your application'),
  earnings: words('tus ganancias', 'your earnings'),
  ledger: words('la comparación de tus documentos', 'the comparison of your documents'),
  file: words('un archivo tuyo', 'one of your files'),
  original: words('un archivo tuyo, descargado', 'one of your files, downloaded'),
  ssn: words('tu número de seguro social', 'your SSN'),
  link: words('tu enlace', 'your link'),
  export: words('una copia de tus datos', 'a copy of your information'),
};

export const roleWords: Record<string, Words<string>> = {
  advisor: words('asesor', 'advisor'),
  reviewer: words('una persona que revisa', 'reviewer'),
  lead: words('coordinación', 'coordinator'),
  compliance: words('cumplimiento', 'compliance'),
  auditor: words('auditoría', 'auditor'),
  admin: words('administración', 'administrator'),
};

export const requestWords: Record<string, Words<string>> = {
  correction: words('Corregir un dato', 'Correct something'),
  deletion: words('Borrar mis datos', 'Delete my information'),
  objection: words('Que no usen mis datos para algo', 'Don’t use my information for something'),
  withdrawal: words('Retiraste algo que habías aceptado', 'You withdrew something you had agreed to'),
};

export const outcomeWords: Record<string, Words<string>> = {
  granted: words('Sí', 'Yes'),
  partly: words('En parte', 'In part'),
  refused: words('No', 'No'),
};
