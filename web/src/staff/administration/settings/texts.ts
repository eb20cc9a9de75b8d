import { forEachAbout } from '@volante/contract/admission/about-program.ts';
import { groupContact } from '@volante/contract/countries/phone.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { readAnswerHours } from '@volante/contract/staff/administration/answer-hours.ts';
import {
  runTimeSettings,
  type SettingKind,
  type SettingName,
  type SettingUnit,
} from '@volante/contract/staff/administration/settings.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { dictionary } from '../../../lib/text.ts';
import { waitsForWords } from '../../words/stage-words.ts';

interface Named {
  name: string;
  hint: string;
}

const es = {
  JUDICIAL_CHECK: {
    name: 'Revisión legal',
    hint: 'Después de las ganancias: pasa sola, o la decide una persona.',
  },
  RISK_CHECK: {
    name: 'Evaluación',
    hint: 'Cuando todos los documentos están aprobados: pasa sola, o la decide una persona.',
  },
  FOUR_EYES: { name: 'Dos personas', hint: 'Qué decisiones confirma una segunda persona.' },
  APPROVAL_LIMIT_REVIEWER: {
    name: 'Hasta cuánto aprueban los revisores sin otra persona',
    hint: 'El total que el conductor paga en todo el plazo. Si es más, o si no hay plan, lo confirma una segunda persona. Vale también para otros sistemas. Vacío: sin límite.',
  },
  APPROVAL_LIMIT_ADMIN: {
    name: 'Hasta cuánto aprueban los administradores sin otra persona',
    hint: 'Es el tope de todos. Si es más, o si no hay plan, lo confirma una segunda persona. Vacío: sin límite.',
  },
  PAYMENT_SHARE: {
    name: 'Pago frente a las ganancias',
    hint: 'Tope del pago semanal de un plan, como parte de las ganancias de una semana normal. Quien aprueba con un plan que pasa del tope lee una advertencia, que no impide nada.',
  },
  ANSWER_HOURS: {
    name: 'Plazos para responder',
    hint: 'En cuántas horas hábiles atendemos lo que nos toca, de lunes a viernes sin días festivos, de 9 a.m. a 6 p.m. en cada país: 9 horas son un día. Vacío: sin plazo. La lista se vuelve a calcular en unos minutos.',
  },
  US_OPEN_STATES: { name: 'Estados abiertos', hint: 'De qué estados de Estados Unidos se reciben solicitudes.' },
  MAX_RESCHEDULES: { name: 'Cambios de videollamada', hint: 'Cuántas veces puede moverla el conductor.' },
  LINK_BY_MAIL: { name: 'Enlaces por correo', hint: 'Si se le puede mandar su enlace al conductor por correo.' },
  CLOSE_SILENT_DAYS: {
    name: 'Días sin respuesta del conductor',
    hint: 'Después la solicitud se cierra sin decisión. Antes se le avisa dos veces, y puede volver a abrirla. 0: nunca.',
  },
  RETAIN_IDLE_DAYS: {
    name: 'Días que se guarda una solicitud sin cambios',
    hint: 'Después se borra si nadie decidió. Al conductor se le avisa 14 días antes.',
  },
  RETAIN_REJECTED_DAYS: {
    name: 'Días que se guarda una solicitud rechazada',
    hint: 'Después se borra. El plazo depende de la ley de cada país. Pregúntale a tu abogado.',
  },
  RETAIN_APPROVED_DAYS: {
    name: 'Días que se guarda una solicitud aprobada',
    hint: 'Después se borra. Pregúntale a tu abogado.',
  },
  SUPPORT_PHONE: { name: 'Teléfono de ayuda', hint: 'Lo ven los conductores. Vacío: ninguno.' },
  SUPPORT_WHATSAPP: {
    name: 'WhatsApp de ayuda',
    hint: 'Con la clave del país, como +52 55 1234 5678. Vacío: ninguno.',
  },
  SUPPORT_EMAIL: { name: 'Correo de ayuda', hint: 'Lo ven los conductores. Vacío: ninguno.' },
  SUPPORT_DECLINED: {
    name: 'Por qué no hay contacto de ayuda',
    hint: 'Con un motivo dejamos de pedirlo. Los conductores no lo ven.',
  },
  ...forEachAbout((country, language) => ({
    name: `Sobre el programa: ${countryWords.es[country]}, ${language === 'en' ? 'en inglés' : 'en español'}`,
    hint: 'Quiénes son, quién califica, qué piden y cuánto cuesta. Lo ven los conductores al empezar. Una línea vacía separa las partes, y la primera línea de cada una es su título. Vacío: no se muestra.',
  })),
} satisfies Record<SettingName, Named>;

const en = {
  JUDICIAL_CHECK: { name: 'Legal check', hint: 'After the earnings: passes by itself, or a person decides.' },
  RISK_CHECK: {
    name: 'Assessment',
    hint: 'Once every document is approved: passes by itself, or a person decides.',
  },
  FOUR_EYES: { name: 'Two people', hint: 'Which decisions a second person confirms.' },
  APPROVAL_LIMIT_REVIEWER: {
    name: 'Approves alone up to: reviewers',
    hint: 'What the driver pays over the whole term. Above it, or without a plan, a second person confirms. It holds for other systems, too. Empty: no limit.',
  },
  APPROVAL_LIMIT_ADMIN: {
    name: 'Approves alone up to: admins',
    hint: 'The upper bound for everybody. Above it, or without a plan, a second person confirms. Empty: no limit.',
  },
  PAYMENT_SHARE: {
    name: 'Payment compared to earnings',
    hint: 'Which share of a usual week’s earnings a plan’s weekly payment may take. Whoever approves with a plan above it reads a warning, which stops nothing.',
  },
  ANSWER_HOURS: {
    name: 'Times to answer',
    hint: 'Within how many working hours we do what is our turn: Monday to Friday without public holidays, 9 AM to 6 PM in each country, so 9 hours are a day. Empty: no time. The list is recomputed within minutes.',
  },
  US_OPEN_STATES: { name: 'Open states', hint: 'US states where drivers can apply.' },
  MAX_RESCHEDULES: { name: 'Reschedules', hint: 'How often a driver may move a video call.' },
  LINK_BY_MAIL: { name: 'Links by e-mail', hint: 'Whether a driver’s link may be sent by e-mail.' },
  CLOSE_SILENT_DAYS: {
    name: 'Days without an answer from the driver',
    hint: 'Then the application is closed without decision. The driver is warned twice before, and may reopen it. 0: never.',
  },
  RETAIN_IDLE_DAYS: {
    name: 'Days to keep idle applications',
    hint: 'Then they’re erased unless decided. The driver is told 14 days before.',
  },
  RETAIN_REJECTED_DAYS: {
    name: 'Days to keep rejected applications',
    hint: 'Then they’re erased. The law differs by country. Ask your lawyer.',
  },
  RETAIN_APPROVED_DAYS: {
    name: 'Days to keep approved applications',
    hint: 'Then they’re erased. Ask your lawyer.',
  },
  SUPPORT_PHONE: { name: 'Support phone', hint: 'Drivers see it. Empty: none.' },
  SUPPORT_WHATSAPP: { name: 'Support WhatsApp', hint: 'With the country code, like +52 55 1234 5678. Empty: none.' },
  SUPPORT_EMAIL: { name: 'Support e-mail', hint: 'Drivers see it. Empty: none.' },
  SUPPORT_DECLINED: {
    name: 'Why there’s no support contact',
    hint: 'With a reason, we stop asking for one. Drivers don’t see it.',
  },
  ...forEachAbout((country, language) => ({
    name: `About the program: ${countryWords.en[country]}, in ${language === 'en' ? 'English' : 'Spanish'}`,
    hint: 'Who you are, who qualifies, what you ask, and what it costs. Drivers see it when they start. A blank line divides the parts, and the first line of each is its heading. Empty: nothing is shown.',
  })),
} satisfies Record<SettingName, Named>;

const wordsEs = {
  JUDICIAL_CHECK: { automatic: 'Pasa sola', manual: 'La decide una persona' },
  RISK_CHECK: { automatic: 'Pasa sola', manual: 'La decide una persona' },
  FOUR_EYES: { off: 'Ninguna', approve: 'Aprobar', decide: 'Aprobar y rechazar' },
  LINK_BY_MAIL: { on: 'Sí', off: 'No' },
};
const wordsEn = {
  JUDICIAL_CHECK: { automatic: 'Passes by itself', manual: 'A person decides' },
  RISK_CHECK: { automatic: 'Passes by itself', manual: 'A person decides' },
  FOUR_EYES: { off: 'None', approve: 'Approvals', decide: 'Approvals and rejections' },
  LINK_BY_MAIL: { on: 'Yes', off: 'No' },
};

export const settingTexts = dictionary({
  es: {
    title: 'Ajustes',
    lead: 'Cambian al momento, sin reiniciar nada. Todo lo demás lo configura quien opera el sistema.',
    loading: 'Cargando los ajustes…',
    settings: es,
    words: wordsEs,
    none: 'Ninguno',
    change: 'Cambiar',
    changeNamed: (name: string) => `Cambiar: ${name}`,
    sources: { default: 'De fábrica', environment: 'De quien opera el sistema', console: 'Cambiado aquí' },
    by: (name: string, when: string) => `por ${name}, ${when}`,
    back: (value: string) => `Volver a: ${value}`,
    value: 'Valor',
    save: 'Guardar',
    leave: 'Cancelar',
    saved: 'Listo, ya aplica en todas partes.',
    loosens:
      'Esto hace menos estricto un control, así que todavía no cambia. Lo tiene que confirmar otra persona que administre la consola, y les avisamos por correo a todas.',
    proposed: 'Falta que lo confirme otra persona que administre la consola.',
    proposedValue: (value: string) => `Propuesto: ${value}`,
    waitsForOther:
      'Todavía no cambia. Lo tiene que confirmar otra persona que administre la consola. Si eres la única, invita a otra en Cuentas y vuelve a proponerlo.',
    waitsForYou:
      'Hace menos estricto un control, así que lo confirma una segunda persona. Hasta entonces no cambia nada.',
    confirm: 'Confirmar',
    withdraw: 'Retirar la propuesta',
    withdrawn: 'Propuesta retirada',
    wrongWhole: (from: number, to: number) => `Escribe un número entero del ${from} al ${grouped(String(to))}.`,
    wrongChoices: 'Elige al menos uno.',
    wrongText: 'Revísalo: no es correcto.',
    tooLong: (most: number, length: number) => `Puede tener hasta ${most} caracteres. Tiene ${length}.`,
    preview: 'Así lo ven los conductores',
    wrongTexts: {
      SUPPORT_WHATSAPP: 'Escribe la clave del país y el número, como +52 55 1234 5678.',
      SUPPORT_EMAIL: 'Revisa el correo: le falta algo.',
    } as Partial<Record<SettingName, string>>,
    units: { days: 'días', changes: 'cambios', percent: '%' } satisfies Record<SettingUnit, string>,
    days: (days: string) => `${days} ${days === '1' ? 'día' : 'días'}`,
    hours: 'horas',
    noHours: 'Sin plazos',
    turns: waitsForWords.es,
    wrongHours: (to: number) => `Escribe un número entero del 0 al ${to}, o déjalo vacío.`,
    noLimit: 'Sin límite',
    wrongAmount: 'Escribe una cantidad sin centavos, o déjalo vacío.',
    country: (code: string) => countryWords.es[code as CountryCode] ?? code,
  },
  en: {
    title: 'Settings',
    lead: 'Changes apply at once, without a restart. Everything else is set by the operator of the system.',
    loading: 'Loading the settings…',
    settings: en,
    words: wordsEn,
    none: 'None',
    change: 'Change',
    changeNamed: (name: string) => `Change: ${name}`,
    sources: { default: 'Built in', environment: 'Set by the operator', console: 'Changed here' },
    by: (name: string, when: string) => `by ${name}, ${when}`,
    back: (value: string) => `Back to: ${value}`,
    value: 'Value',
    save: 'Save',
    leave: 'Cancel',
    saved: 'Saved. It applies everywhere.',
    loosens:
      'This loosens a control, so it doesn’t change yet. Another admin has to confirm it, and all admins are told by e-mail.',
    proposed: 'Another admin has to confirm it.',
    proposedValue: (value: string) => `Proposed: ${value}`,
    waitsForOther:
      'Nothing has changed yet. Another admin has to confirm it. If you’re the only one, invite another in Accounts and propose it again.',
    waitsForYou: 'It loosens a control, so a second person confirms it. Until then nothing changes.',
    confirm: 'Confirm',
    withdraw: 'Take the proposal back',
    withdrawn: 'Proposal taken back',
    wrongWhole: (from: number, to: number) => `Type a whole number from ${from} to ${grouped(String(to))}.`,
    wrongChoices: 'Choose at least one.',
    wrongText: 'Check this: it isn’t right.',
    tooLong: (most: number, length: number) => `It can have up to ${most} characters. It has ${length}.`,
    preview: 'How drivers see it',
    wrongTexts: {
      SUPPORT_WHATSAPP: 'Type the country code and the number, like +52 55 1234 5678.',
      SUPPORT_EMAIL: 'Check the e-mail: something is missing.',
    } as Partial<Record<SettingName, string>>,
    units: { days: 'days', changes: 'changes', percent: '%' } satisfies Record<SettingUnit, string>,
    days: (days: string) => `${days} ${days === '1' ? 'day' : 'days'}`,
    hours: 'hours',
    noHours: 'No times',
    turns: waitsForWords.en,
    wrongHours: (to: number) => `Enter a whole number from 0 to ${to}, or leave it empty.`,
    noLimit: 'No limit',
    wrongAmount: 'Enter an amount without cents, or leave it empty.',
    country: (code: string) => countryWords.en[code as CountryCode] ?? code,
  },
});

/** A value as people say it. */
export function sayValue(t: (typeof settingTexts)['es'], name: SettingName, value: unknown): string {
  const shape: SettingKind = runTimeSettings[name];
  if (shape.kind === 'amounts') return sayAmounts(t, String(value ?? ''));
  if (shape.kind === 'hours') return sayHours(t, String(value ?? ''));
  if (value === null || value === '') return t.none;
  if (Array.isArray(value)) return value.join(', ');
  if (shape.kind === 'whole' && shape.unit === 'percent') return `${value} %`;
  if (shape.kind === 'days' || (shape.kind === 'whole' && shape.unit === 'days')) return sayDays(t, String(value));
  if (isPhone(shape)) return shownValue(name, value);
  const words = (t.words as { [Name in SettingName]?: Record<string, string> })[name];
  return words?.[String(value)] ?? String(value);
}

/** The value as it is typed; phone numbers are grouped. */
export function shownValue(name: SettingName, value: unknown): string {
  const text = String(value ?? '');
  return isPhone(runTimeSettings[name]) ? groupContact(text) : text;
}

const isPhone = (shape: SettingKind) =>
  shape.kind === 'text' && (shape.holds === 'phone' || shape.holds === 'whatsapp');

/** `180 days`; by country, as it is written (`mx:365,us:760`): `Mexico 365 days, United States 760 days`. */
function sayDays(t: (typeof settingTexts)['es'], value: string): string {
  const parts = value.split(',').map((part) => part.split(':'));
  return parts
    .map(([first = '', days]) => (days ? `${t.country(first)} ${t.days(grouped(days))}` : t.days(grouped(first))))
    .join(', ');
}

/** `mx:300000` is `Mexico $300,000`. */
function sayAmounts(t: (typeof settingTexts)['es'], value: string): string {
  const parts = value.split(',').map((part) => part.split(':'));
  const said = parts.flatMap(([code = '', amount]) => (amount ? `${t.country(code)} $${grouped(amount)}` : []));
  return said.join(', ') || t.noLimit;
}

/** `mx.review:9` is `Mexico: Review 9 h`. */
function sayHours(t: (typeof settingTexts)['es'], value: string): string {
  const hours = readAnswerHours(value);
  const said = countryCodes.flatMap((country) => {
    const turns = waitsForUs.flatMap((turn) => {
      const set = hours[`${country}.${turn}`];
      return set === undefined ? [] : [`${t.turns[turn]} ${set}\u00a0h`];
    });
    return turns.length > 0 ? [`${t.country(country)}: ${turns.join(', ')}`] : [];
  });
  return said.join('. ') || t.noHours;
}

/** `1,825`, in both languages. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');
