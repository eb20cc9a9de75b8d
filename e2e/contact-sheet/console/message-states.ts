import type { StaffApplication } from '../../../contract/staff/application.ts';
import type {
  Conversation,
  ConversationMessage,
  ConversationRow,
} from '../../../contract/staff/conversations/calls.ts';
import {
  answerReads as answer,
  applicationRoom,
  changed,
  firstToReview,
  isVisited,
  minutesAgo,
  of,
  opened,
  press,
  type RoomState,
  refuse,
  type Step,
  scrollTo,
  seen,
} from './steps.ts';

const luz = { id: 'p', name: 'Luz Paz' };
const row = {
  channel: 'whatsapp',
  heardAt: minutesAgo(4),
  waitingSince: minutesAgo(4),
  unread: 0,
  assignee: null,
} as const;
const said = { at: minutesAgo(4), by: null, text: '', file: null } as const;
const talk = [
  ['José Luis Hernández Gómez', '¿A qué hora es la videollamada?'],
  ['Ana Sofía Ruiz', ''],
  ['Miguel Ángel Torres Ibarra', 'Ya subí las 12 semanas de DiDi, me dicen si falta algo por favor 🙏'],
  ['Guadalupe Morales', 'Gracias!!'],
  ['Kevin O’Neill', 'Is my expired license OK?'],
];
const rows: ConversationRow[] = [
  {
    ...row,
    applicationId: 'a',
    reference: '3705-1015',
    name: 'Daniela Castillo Castillo',
    waitingSince: minutesAgo(190),
    unread: 3,
    last: { ...said, text: '¿Entonces me falta algo?' },
  },
  {
    ...{ ...row, applicationId: 'b', reference: '2082-0406', assignee: luz, unread: 1 },
    name: 'María Guadalupe de los Ángeles Fernández-Villaseñor y Arriaga',
    last: {
      ...said,
      text: 'Buenas tardes, les mandé ayer el comprobante de domicilio pero no sé si les llegó porque mi teléfono se quedó sin',
    },
  },
  {
    ...{ ...row, applicationId: 'c', reference: '7180-3401', name: '', channel: 'sms', waitingSince: null },
    last: { ...said, by: luz, text: 'Con gusto. Cualquier cosa, por aquí.' },
  },
  ...Array.from({ length: 30 }, (_, n): ConversationRow => {
    const [name = '', text = ''] = talk[n % talk.length] ?? [];
    const at = minutesAgo(200 + n * 37);
    const waits = n % 3 !== 0;
    return {
      ...{ ...row, applicationId: `more-${n}`, reference: `4400-${1000 + n}`, name, heardAt: at },
      ...{ channel: n % 4 === 0 ? 'sms' : 'whatsapp', waitingSince: waits ? at : null, assignee: n % 5 ? null : luz },
      last: {
        at,
        by: waits ? null : luz,
        text,
        file: text ? null : n % 2 ? 'recording' : 'file',
      },
    };
  }),
];
const listed = answer(/\/api\/staff\/conversations(\?|$)/, { items: rows, next: 'more', waiting: 2 });

const message: Omit<ConversationMessage, 'id' | 'at' | 'author' | 'text'> = {
  channel: 'whatsapp',
  by: null,
  choices: [],
  file: null,
  state: null,
  reason: null,
};
const file: Omit<NonNullable<ConversationMessage['file']>, 'state'> = {
  isRecording: false,
  placed: null,
  refusal: null,
  media: null,
};
const messages: ConversationMessage[] = [
  { ...message, id: '1', at: minutesAgo(195), author: 'driver', text: 'Hola, ¿ya vieron mi INE? 🙏' },
  {
    ...{ ...message, id: '2', at: minutesAgo(194), author: 'staff', by: luz, state: 'read' },
    text: 'Hola, Daniela. Ya recibimos lo que mandaste y lo estamos revisando. Te avisamos por aquí.',
  },
  { ...message, id: '3', at: minutesAgo(60), author: 'driver', text: '', file: { ...file, state: 'asked' } },
  {
    ...{ ...message, id: '4', at: minutesAgo(60), author: 'server', state: 'delivered', text: '¿Qué es esto?' },
    choices: ['Recibo de luz', 'Estado de cuenta', 'Captura de Uber'],
  },
  {
    ...{ ...message, id: '5', at: minutesAgo(58), author: 'driver', text: '' },
    file: { ...file, state: 'placed', placed: { as: 'uber', week: '2026-11-09' } },
  },
  {
    ...message,
    id: '6',
    at: minutesAgo(30),
    author: 'driver',
    text: '',
    file: { ...file, state: 'kept', isRecording: true },
  },
  {
    ...message,
    id: '7',
    at: minutesAgo(29),
    author: 'staff',
    by: luz,
    text: 'https://example.com/una-direccion-muy-larga-que-no-cabe-en-un-renglon-de-un-telefono',
    state: 'failed',
    reason: 'unknown_error',
  },
  { ...message, id: '8', at: minutesAgo(4), author: 'driver', text: '¿Entonces me falta algo?' },
];
const thread =
  (change: Partial<Conversation> = {}): Step =>
  (page) =>
    page.route('**/api/staff/applications/*/conversation', (route) => {
      const [, applicationId] = /applications\/([^/]+)/.exec(route.request().url()) ?? [];
      const data = {
        ...{ applicationId, messages, channel: 'whatsapp', stoppedAt: null, unread: 0, waitingSince: minutesAgo(4) },
        ...{ freeUntil: minutesAgo(-1400), others: [{ applicationId: 'b', reference: '2082-0406' }] },
        ...{ isUnproved: false, doubt: null, notKept: [], uses: [] },
        ...change,
      };
      return route.fulfill({ json: { data } });
    });
const talked = (conversation: StaffApplication['conversation']): Step =>
  changed(/\/api\/staff\/applications\/[0-9a-f-]{36}$/, (data: StaffApplication) =>
    Object.assign(data, { conversation }),
  );
const doubted: Partial<Conversation> = {
  isUnproved: true,
  doubt: { phone: '+525512345678', files: 2, isAsked: true, rivals: ['2082-0406', '7180-3401'] },
};
const inThread = (site: Parameters<typeof firstToReview>[0]) =>
  firstToReview(site).replace('/applications/', '/conversations/');
const threadRoom = '/conversations/:id';

const attempts = [
  { channel: 'whatsapp', state: 'failed', reason: 'not_on_whatsapp' },
  { channel: 'sms', state: 'sent', reason: null },
  { channel: 'email', state: 'failed', reason: 'opted_out' },
];
const visitOf = (change: object): Step =>
  changed(/\/api\/staff\/applications\/[0-9a-f-]{36}$/, ({ visit }: { visit: object | null }) => {
    if (visit) Object.assign(visit, change);
  });
const rehearsal = {
  at: minutesAgo(25),
  browser: 'Chrome',
  checks: { camera: 'ok', light: 'failed', microphone: 'ok', upload: 'skipped', home: 'failed' },
};
const late = visitOf({ attendance: 'late', attendanceAt: minutesAgo(2), rehearsal });
const cannot = visitOf({ attendance: 'cannot', attendanceAt: minutesAgo(50), rehearsal: null });
const asOf = minutesAgo(20);

/** Messages in both directions, and what drivers said about their video call. */
export const messageStates: RoomState[] = [
  { screen: '/conversations', state: 'some wait', before: [listed] },
  { screen: '/conversations', state: 'failed', before: [refuse('**/api/staff/conversations**', 500, 'unknown_error')] },
  { screen: threadRoom, state: 'answering', at: inThread, before: [listed, thread()] },
  {
    screen: threadRoom,
    state: 'ready sentences',
    at: inThread,
    before: [listed, thread()],
    after: [press(/^(Frases listas|Ready sentences)/)],
  },
  {
    screen: threadRoom,
    state: 'after a day',
    at: inThread,
    before: [listed, thread({ freeUntil: minutesAgo(10) })],
  },
  {
    screen: threadRoom,
    state: 'too many messages',
    at: inThread,
    before: [listed, thread({ notKept: [{ count: 12, from: minutesAgo(25), to: minutesAgo(8) }] })],
  },
  { screen: threadRoom, state: 'whose number', at: inThread, before: [listed, thread(doubted)] },
  {
    screen: threadRoom,
    state: 'it is their number',
    at: inThread,
    before: [listed, thread(doubted)],
    after: [press(/^(Es su número|It’s their number)/), opened],
  },
  {
    screen: threadRoom,
    state: 'stopped',
    at: inThread,
    before: [listed, thread({ stoppedAt: minutesAgo(3), waitingSince: null, others: [] })],
  },
  {
    screen: threadRoom,
    state: 'nothing written',
    at: inThread,
    before: [listed, thread({ messages: [], channel: null, freeUntil: null, waitingSince: null, others: [] })],
  },
  {
    screen: threadRoom,
    state: 'failed',
    at: inThread,
    before: [listed, refuse('**/api/staff/applications/*/conversation', 500, 'unknown_error')],
  },
  {
    screen: applicationRoom,
    state: 'conversation that waits',
    at: firstToReview,
    before: [talked({ last: said, waitingSince: minutesAgo(4) }), thread({ others: [] })],
    after: [scrollTo('conversation'), seen(/¿Entonces me falta algo/)],
  },
  {
    screen: applicationRoom,
    state: 'conversation answered',
    at: firstToReview,
    before: [talked({ last: { ...said, by: luz }, waitingSince: null })],
    after: [scrollTo('conversation')],
  },
  {
    screen: '/messages',
    state: 'tried by several channels',
    before: [
      changed(/\/api\/staff\/messages(\/[0-9a-f-]+)?(\?|$)/, (data: { items?: object[] }) => {
        for (const item of data.items ?? [data]) Object.assign(item, { attempts });
      }),
    ],
    after: [(page) => page.locator('main ul button').first().click(), opened],
  },
  {
    screen: applicationRoom,
    state: 'late for the call',
    at: of(isVisited),
    before: [late],
    after: [scrollTo('visit')],
  },
  { screen: '/applications/:id/visit', state: 'late for the call', at: of(isVisited, '/visit'), before: [late] },
  { screen: '/applications/:id/visit', state: 'can’t come', at: of(isVisited, '/visit'), before: [cannot] },
  {
    screen: '/reports',
    state: 'messages and answers',
    before: [
      answer('**/api/staff/reports/messages?**', {
        asOf,
        rows: [
          { month: '2026-11', country: 'mx', kind: 'papers_sent_back', channel: 'whatsapp', count: 1320, cost: 462 },
          { month: '2026-11', country: 'us', kind: 'visit_reminder_hour', channel: 'sms', count: 87, cost: 78.3 },
          { month: '2026-10', country: 'mx', kind: 'application_link', channel: 'email', count: 12, cost: 0 },
        ],
      }),
      answer('**/api/staff/reports/answers?**', {
        asOf,
        rows: [
          { month: '2026-11', country: 'mx', answered: 212, promised: 180, kept: 151 },
          { month: '2026-11', country: 'us', answered: 9, promised: 0, kept: 0 },
        ],
      }),
      answer('**/api/staff/reports/late-answers?**', {
        asOf,
        rows: [
          { turn: 'second_person', country: 'mx', target: 4, answered: 38, late: 3, median: 1, worst: 6 },
          { turn: 'review', country: 'mx', target: 9, answered: 1204, late: 187, median: 4, worst: 52 },
          { turn: 'review', country: 'us', target: null, answered: 21, late: 0, median: null, worst: null },
        ],
      }),
      answer('**/api/staff/reports/overdue?**', {
        asOf,
        rows: [
          { owner: null, count: 14, longest: 52 },
          { owner: { id: 'a', name: 'Luis Mora' }, count: 3, longest: 7 },
        ],
      }),
    ],
    after: [
      seen(/1[,.]320/),
      (page) =>
        page
          .getByRole('heading', { name: /^(Mensajes|Messages)/ })
          .last()
          .evaluate((heading) => heading.scrollIntoView()),
    ],
  },
  {
    screen: '/admin/settings',
    state: 'about the program',
    after: [
      press(/^(Cambiar: Sobre el|Change: About the)/),
      opened,
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('textbox')
          .first()
          .fill(
            'Quiénes somos\nRentamos autos a conductores de app desde 2019.\n\nCuánto cuesta\n$3,200 a la semana, con seguro y mantenimiento.\n\nSin enganche.',
          ),
    ],
  },
];
