import type { Member, PresentRules, Tried, WorkRule } from '../../../contract/staff/administration/work-rules.ts';
import type { StaffApplication } from '../../../contract/staff/application.ts';
import type { Inbox } from '../../../contract/staff/inbox/calls.ts';
import type { Given, Row } from '../../../contract/staff/queue-row.ts';
import {
  answer,
  answerReads,
  applicationRoom,
  changed,
  firstToReview,
  keys,
  minutesAgo,
  opened,
  press,
  type RoomState,
  refuse,
  refuseWrite,
  type Step,
  scrollTo,
  seen,
  send,
} from './steps.ts';

const idOf = (n: number) => `0190b0a0-0000-7000-8000-00000000000${n}`;
const eva = { id: idOf(1), name: 'Eva Ríos' };
const beto = { id: idOf(2), name: 'Alberto Fernández-Villaseñor y Arriaga' };
const luz = { id: idOf(3), name: 'Luz Paz' };
const inAWeek = minutesAgo(-7 * 24 * 60);
const free: Omit<Member, 'id' | 'name'> = {
  ...{ roles: ['reviewer'], countries: [], capacity: null, languages: [], awayUntil: null, backAt: null, load: 1 },
};
const members: Member[] = [
  { ...free, ...eva, capacity: 25, load: 25, languages: ['es-MX'] },
  { ...free, ...beto, roles: ['advisor', 'lead', 'compliance'], awayUntil: inAWeek, backAt: inAWeek, load: 1204 },
  { ...free, ...luz },
];

const any: WorkRule = {
  ...{ name: 'Las demás', countries: [], flags: [], languages: [], weeklyFromMinor: null, weeklyToMinor: null },
  members: [eva.id, luz.id],
};
const rules: PresentRules = {
  version: 3,
  rules: [
    { ...any, name: 'Coincidencias dudosas', flags: ['match_open', 'facts_differ', 'no_show'], members: [eva.id] },
    {
      ...{ ...any, name: 'Ganan más de 9 mil a la semana', countries: ['mx'], languages: ['es-MX'] },
      ...{ weeklyFromMinor: 900_000, weeklyToMinor: 2_500_050 },
    },
    any,
  ],
  leads: [luz.id],
  by: eva,
  at: minutesAgo(90),
};
const nobodyFree: Tried = {
  ...{ applicationId: idOf(4), reference: '2082-0406', name: 'María José Núñez', country: 'mx', waitsFor: 'review' },
  ...{ answerBy: minutesAgo(-300), from: null, to: null, outcome: 'nobody_free', rule: 'Las demás', load: 0, among: 0 },
  passed: [],
};
const outcomes: Tried[] = [
  { ...nobodyFree, outcome: 'rule', to: luz, load: 1, among: 2, passed: [{ ...beto, reason: 'away' }] },
  { ...nobodyFree, outcome: 'up', to: luz, from: eva, answerBy: minutesAgo(90), waitsFor: 'second_person' },
  {
    ...nobodyFree,
    passed: [eva, beto, luz].map((person, n) => ({ ...person, reason: (['full', 'away', 'language'] as const)[n]! })),
  },
  { ...nobodyFree, name: '', outcome: 'no_rule', rule: null, answerBy: null, waitsFor: 'check' },
  { ...nobodyFree, outcome: 'open_now' },
  { ...nobodyFree, outcome: 'free', from: beto },
];
const tried = outcomes.map((item, n) => ({ ...item, applicationId: idOf(n) }));
const team: Step[] = [
  answerReads(/\/api\/staff\/work-rules$/, rules),
  answerReads(/\/api\/staff\/work-members$/, { items: members, next: null }),
];
const noRules = answerReads(/\/api\/staff\/work-rules$/, { version: 0, rules: [], leads: [], by: null, at: null });
const tries = (items: readonly Tried[], total: number) =>
  answer('**/api/staff/work-rules/try', { items, total, asOf: minutesAgo(0) });
const tryNow = [press(/^(Probar con|Try with)/), opened];
const moveDown = press(/^(Bajar: Coincidencias|Move down: Coincidencias)/);
const end: Step = (page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

const about = { applicationId: idOf(4), reference: '2082-0406', name: 'María José Núñez' };
const task = {
  ...about,
  text: 'Pedirle la placa del auto que maneja hoy',
  owner: luz,
  by: eva,
  at: minutesAgo(90),
  done: null,
};
const inbox: Inbox = {
  tasks: [
    { ...task, id: idOf(1), due: '2026-01-05' },
    { ...task, id: idOf(2), due: '2099-01-05', name: '', by: beto },
  ],
  mentions: [
    { ...about, noteId: idOf(1), text: '@Luz Paz ¿le llamas? Prefiere por la tarde.', by: eva, at: minutesAgo(20) },
    {
      ...{ ...about, noteId: idOf(2), by: beto, at: minutesAgo(2000), name: beto.name },
      text: '@Luz Paz\nhttps://example.com/una-direccion-muy-larga-que-no-cabe-en-un-renglon-de-un-telefono',
    },
  ],
  cameBack: [
    { ...about, what: ['correction', 'message'], at: minutesAgo(20) },
    { ...about, applicationId: idOf(5), what: ['refused', 'turn'], at: minutesAgo(200) },
  ],
};

const given: Given = { kind: 'rule', rule: 'Coincidencias dudosas', load: 4, among: 3, at: minutesAgo(200) };
/** The team works together on the application. */
const together = (more: Partial<StaffApplication> = {}): Step =>
  changed(/\/api\/staff\/applications\/[0-9a-f-]{36}$/, (application: StaffApplication) => {
    const note = { by: eva, at: minutesAgo(60), struckAt: null, mentions: [luz] };
    const done = { by: luz, at: minutesAgo(5) };
    Object.assign(application, {
      notes: [
        { ...note, id: idOf(1), text: `@Luz Paz ¿le llamas? Copia a @${beto.name}`, mentions: [luz, beto] },
        { ...note, id: idOf(2), text: '@Luz Paz me equivoqué', struckAt: minutesAgo(50) },
      ],
      tasks: [
        { ...task, id: idOf(1), due: '2026-01-05', owner: beto },
        { ...task, id: idOf(2), due: '2099-01-05' },
        { ...task, id: idOf(3), due: '2026-01-05', done },
      ],
      watchers: [eva, beto],
      assignee: luz,
      given,
      ...more,
    });
  });
const givenRows = changed(/\/api\/staff\/applications\?/, ({ items }: { items: Row[] }) => {
  for (const row of items) Object.assign(row, { assignee: luz, given: { ...given, kind: 'up', among: 1, load: 1 } });
});

/** How work is given out and done together: rules, who gets what, mentions, tasks and what waits for oneself. */
export const workStates: RoomState[] = [
  { screen: '/admin/work', state: 'rules', before: team },
  { screen: '/admin/work', state: 'people', before: team, after: [seen(/1[,.]204/), end] },
  { screen: '/admin/work', state: 'no rules', before: [...team, noRules] },
  {
    screen: '/admin/work',
    state: 'unsaved',
    before: team,
    after: [moveDown, seen(/^(Tienes cambios|You have unsaved)/)],
  },
  {
    screen: '/admin/work',
    state: 'not saved',
    before: [refuseWrite('**/api/staff/work-rules', 409, 'changed_meanwhile'), ...team],
    after: [
      moveDown,
      press(/^(Guardar las reglas|Save the rules)/),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  { screen: '/admin/work', state: 'new rule', before: team, after: [press(/^(Agregar una regla|Add a rule)/), opened] },
  {
    screen: '/admin/work',
    state: 'new rule with errors',
    before: team,
    after: [press(/^(Agregar una regla|Add a rule)/), opened, send],
  },
  {
    screen: '/admin/work',
    state: 'changing a rule',
    before: team,
    after: [press(/^(Cambiar: Ganan|Change: Ganan)/), opened],
  },
  {
    screen: '/admin/work',
    state: 'a person',
    before: team,
    after: [press(/^(Cambiar: Alberto|Change: Alberto)/), opened],
  },
  { screen: '/admin/work', state: 'dry run', before: [...team, tries(tried, 312)], after: [...tryNow, seen(/312/)] },
  {
    screen: '/admin/work',
    state: 'dry run, nothing waits',
    before: [...team, tries([], 0)],
    after: [...tryNow, seen(/^(No hay nada por|There is nothing to)/)],
  },
  {
    screen: '/admin/work',
    state: 'dry run failed',
    before: [...team, refuse('**/api/staff/work-rules/try', 500, 'unknown_error')],
    after: [...tryNow, (page) => page.getByRole('dialog').getByRole('alert').first().waitFor()],
  },
  { screen: '/admin/work', state: 'failed', before: [refuse('**/api/staff/work-*', 500, 'unknown_error')] },
  { screen: '/inbox', state: 'usual' },
  { screen: '/inbox', state: 'of each kind', before: [answerReads(/\/api\/staff\/inbox$/, inbox)] },
  { screen: '/inbox', state: 'failed', before: [refuse('**/api/staff/inbox', 500, 'unknown_error')] },
  { screen: '/', state: 'peek, why it came', before: [givenRows], after: [keys('j', 'Space'), opened] },
  { screen: applicationRoom, state: 'why it came', at: firstToReview, before: [together()] },
  {
    screen: applicationRoom,
    state: 'working together',
    at: firstToReview,
    before: [together()],
    after: [scrollTo('notes')],
  },
  {
    screen: applicationRoom,
    state: 'mentioning',
    at: firstToReview,
    before: [together({ notes: [], tasks: [], watchers: [] })],
    after: [
      scrollTo('notes'),
      (page) => page.getByLabel(/^(Nota nueva|New note)/).pressSequentially('@l'),
      (page) => page.getByRole('option').first().waitFor(),
    ],
  },
  {
    screen: applicationRoom,
    state: 'a new task',
    at: firstToReview,
    before: [together({ tasks: [], watchers: [] })],
    after: [press(/^(Agregar tarea|Add task)/), scrollTo('tasks'), press(/^(Guardar tarea|Save task)/)],
  },
];
