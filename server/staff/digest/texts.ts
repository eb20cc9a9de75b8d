import { locales, type WordLanguage, type Words } from '@volante/contract/words/languages.ts';

interface Counts {
  overdue: number;
  today: number;
  unassigned: number;
}

interface DigestTexts {
  subject(brand: string, counts: Counts): string;
  all(counts: Counts): string;
  longest(reference: string, hours: number): string;
  byTurn: string;
  part(of: string, counts: Counts): string;
  open: string;
  away(people: readonly string[]): string;
  back(name: string, day: string): string;
  asOf: string;
  turnOff: string;
}

const counted = (language: WordLanguage) => (n: number, one: string, other: string) =>
  `${new Intl.NumberFormat(locales[language]).format(n)} ${n === 1 ? one : other}`;
const es = counted('es');
const en = counted('en');
/** Those of the counts that aren't 0. */
const some = (...parts: [number, string][]) => parts.flatMap(([n, words]) => (n > 0 ? [words] : [])).join(', ');

/** `overdue` or `today` is more than 0: otherwise there is no digest. */
export const digestTexts: Words<DigestTexts> = {
  es: {
    subject: (brand, { overdue, today }) =>
      `${brand}: ${some([overdue, es(overdue, 'vencida', 'vencidas')], [today, `${es(today, 'vence', 'vencen')} hoy`])}`,
    all: ({ overdue, today, unassigned }) =>
      `${es(overdue, 'solicitud está vencida', 'solicitudes están vencidas')} y ${es(today, 'vence', 'vencen')} hoy. ${es(unassigned, 'de las que nos tocan está', 'de las que nos tocan están')} sin nadie a cargo.`,
    longest: (reference, hours) =>
      `La que lleva más tiempo vencida es la ${reference}: ${es(hours, 'hora hábil', 'horas hábiles')}.`,
    byTurn: 'Por país y lo que nos toca:',
    part: (of, { overdue, today, unassigned }) =>
      `${of}: ${some(
        [overdue, es(overdue, 'vencida', 'vencidas')],
        [today, `${es(today, 'vence', 'vencen')} hoy`],
        [unassigned, `${es(unassigned, 'sin nadie', 'sin nadie')} a cargo`],
      )}`,
    open: 'Ver las vencidas y las de hoy',
    away: (people) => `${people.length === 1 ? 'Hoy no está' : 'Hoy no están'}: ${people.join(', ')}.`,
    back: (name, day) => `${name} (vuelve el ${day})`,
    asOf: 'Los números son los de esa hora. La lista está al día.',
    turnOff:
      'Este correo llega los días hábiles a quienes pueden asignar solicitudes, cuando hay algo vencido o que vence ese día. Si no lo quieres, desactívalo en la consola: tu nombre, Cuenta y seguridad.',
  },
  en: {
    subject: (brand, { overdue, today }) =>
      `${brand}: ${some([overdue, en(overdue, 'overdue', 'overdue')], [today, en(today, 'due today', 'due today')])}`,
    all: ({ overdue, today, unassigned }) =>
      `${en(overdue, 'application is', 'applications are')} overdue, and ${en(today, 'is', 'are')} due today. ${en(unassigned, 'of those that wait for us is', 'of those that wait for us are')} nobody’s.`,
    longest: (reference, hours) =>
      `The longest overdue is ${reference}, by ${en(hours, 'working hour', 'working hours')}.`,
    byTurn: 'By country and what is our turn:',
    part: (of, { overdue, today, unassigned }) =>
      `${of}: ${some(
        [overdue, en(overdue, 'overdue', 'overdue')],
        [today, en(today, 'due today', 'due today')],
        [unassigned, en(unassigned, 'unassigned', 'unassigned')],
      )}`,
    open: 'See what is overdue or due today',
    away: (people) => `Away today: ${people.join(', ')}.`,
    back: (name, day) => `${name} (back ${day})`,
    asOf: 'The numbers are those of that time. The list is up to date.',
    turnOff:
      'This e-mail comes on working days to those who can assign applications, when something is overdue or due that day. If you don’t want it, turn it off in the console: your name, Account and security.',
  },
};
