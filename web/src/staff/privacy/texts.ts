import type { ErasureCause, RetentionKind } from '@volante/contract/staff/privacy/privacy.ts';
import { dictionary } from '../../lib/text.ts';

// A type, because interfaces have no implicit index signature.
type Words = {
  title: string;
  lead: string;
  asked: string;
  askedLead: string;
  askedStates: Record<'open' | 'answered', string>;
  noneAsked: Record<'open' | 'answered', string>;
  ahead: string;
  aheadLead: string;
  within: string;
  days: (count: number) => string;
  none: (days: number) => string;
  unnamed: string;
  kinds: Record<RetentionKind, string>;
  on: (day: string) => string;
  notWarned: string;
  warned: (moment: string) => string;
  held: string;
  onHold: (reason: string, by: string | null) => string;
  erased: string;
  erasedLead: string;
  noneErased: string;
  story: string;
  storyOf: (reference: string) => string;
  why: Record<ErasureCause, string>;
  by: (name: string) => string;
  states: { running: string; done: string; blocked: (day: string) => string };
  next: string;
  loading: string;
};

export const privacyPageTexts = dictionary<Words>({
  es: {
    title: 'Privacidad',
    lead: 'Qué borra el sistema, cuándo y por qué. Para exportar, conservar o borrar los datos de una persona, abre su solicitud.',
    asked: 'Lo que pidieron los conductores',
    askedLead: 'Peticiones sobre sus datos, con la fecha límite para contestar. Las vencidas van primero.',
    askedStates: { open: 'Por contestar', answered: 'Contestadas' },
    noneAsked: { open: 'No hay peticiones por contestar.', answered: 'Todavía no se ha contestado ninguna.' },
    ahead: 'Lo que se va a borrar',
    aheadLead: 'El sistema borra cada noche lo que ya cumplió su plazo. Para conservar una, ábrela.',
    within: 'En los próximos',
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    none: (days) =>
      days === 1 ? 'Hoy y mañana no se borra ninguna.' : `En los próximos ${days} días no se borra ninguna.`,
    unnamed: 'Sin nombre',
    kinds: { idle: 'Sin movimiento', rejected: 'Rechazada', approved: 'Aprobada' },
    on: (day) => `se borra el ${day}`,
    notWarned: 'todavía no se le avisa',
    warned: (moment) => `se le avisó el ${moment}`,
    held: 'Se conserva',
    onHold: (reason, by) => `no se borra: ${reason}${by ? ` (${by})` : ''}`,
    erased: 'Lo que se borró',
    erasedLead: 'De cada una queda la referencia, el país, las fechas de sus etapas y la decisión.',
    noneErased: 'Todavía no se ha borrado ninguna.',
    story: 'Su historial en el registro',
    storyOf: (reference) => `Su historial en el registro: ${reference}`,
    why: {
      request: 'A petición',
      idle: 'Sin movimiento',
      rejected: 'Terminó su plazo, rechazada',
      approved: 'Terminó su plazo, aprobada',
    },
    by: (name) => `por ${name}`,
    states: { running: 'Terminando', done: 'Borrada', blocked: (day) => `Bloqueada hasta el ${day}` },
    next: 'Ver más',
    loading: 'Cargando…',
  },
  en: {
    title: 'Privacy',
    lead: 'What the system erases, when, and why. To export, keep, or erase a person’s data, open their application.',
    asked: 'What drivers asked for',
    askedLead: 'Requests about their data, with the day to answer by. Overdue ones come first.',
    askedStates: { open: 'To answer', answered: 'Answered' },
    noneAsked: { open: 'There are no requests to answer.', answered: 'None has been answered yet.' },
    ahead: 'What will be erased',
    aheadLead: 'Every night the system erases what has been kept long enough. To keep one, open it.',
    within: 'Within',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    none: (days) => (days === 1 ? 'None is erased today or tomorrow.' : `None is erased within the next ${days} days.`),
    unnamed: 'No name',
    kinds: { idle: 'Idle', rejected: 'Rejected', approved: 'Approved' },
    on: (day) => `erased on ${day}`,
    notWarned: 'the driver hasn’t been told yet',
    warned: (moment) => `the driver was told on ${moment}`,
    held: 'On hold',
    onHold: (reason, by) => `isn’t erased: ${reason}${by ? ` (${by})` : ''}`,
    erased: 'What was erased',
    erasedLead: 'The reference, country, stage dates, and decision of each one stay.',
    noneErased: 'None has been erased yet.',
    story: 'Its log entries',
    storyOf: (reference) => `Its log entries: ${reference}`,
    why: {
      request: 'On request',
      idle: 'Idle',
      rejected: 'Kept long enough, rejected',
      approved: 'Kept long enough, approved',
    },
    by: (name) => `by ${name}`,
    states: { running: 'Finishing', done: 'Erased', blocked: (day) => `Blocked until ${day}` },
    next: 'Show more',
    loading: 'Loading…',
  },
});
