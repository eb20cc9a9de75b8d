import { playedWebhooks } from './played-webhooks.ts';
import {
  answer,
  applicationRoom,
  choose,
  firstToReview,
  isVisited,
  keys,
  of,
  opened,
  press,
  type RoomState,
  refuse,
  refuseWrite,
  reviewRoom,
  type Step,
  scrollTo,
  seen,
  send,
  toReview,
  type,
} from './steps.ts';

const passed = answer('**/api/staff/sign-in', { next: 'code', challenge: 'c', expiresInSeconds: 300 });
const toCode: Step[] = [
  type(/^(Correo|E-mail)/, 'ana@example.com'),
  type(/^Contraseña$|^Password$/, 'perro-lluvia-ventana-92'),
  press(/^(Continuar|Continue)$/),
  seen(/6 dígitos|6 digits/),
];

const kept = { applicationId: 'a', country: 'mx', warnedAt: null, hold: null };
const hold = {
  reason: 'Queja abierta ante la Profeco',
  by: { id: 'p', name: 'Dora Méndez' },
  at: '2026-11-20T18:00:00.000Z',
};
const ahead = [
  { ...kept, reference: '3705-1015', name: 'Daniela Castillo Castillo', kind: 'idle', on: '2026-12-02' },
  { ...kept, reference: '2082-0406', name: 'Maria Coleman', kind: 'rejected', on: '2026-12-09', hold },
  { ...kept, reference: '7180-3401', name: '', kind: 'idle', on: '2026-12-15', warnedAt: '2026-12-01T15:00:00.000Z' },
];
const gone = { applicationId: 'a', country: 'mx', reason: null, by: null, archiveUntil: null };
const erased = [
  { ...gone, reference: '4901-7005', why: 'request', by: hold.by, at: '2026-11-23T18:00:00.000Z', state: 'running' },
  { ...gone, reference: '8262-3807', why: 'idle', at: '2026-11-22T09:00:00.000Z', state: 'done' },
  {
    ...gone,
    reference: '5442-7208',
    why: 'approved',
    at: '2026-11-21T09:00:00.000Z',
    state: 'blocked',
    archiveUntil: '2031-11-21',
  },
];
const job = { tries: 8, createdAt: '2026-11-20T18:00:00.000Z', givenUpAt: '2026-11-21T18:00:00.000Z' };

/** States that appear only after a failure or a long time. */
export const rareStates: RoomState[] = [
  { screen: 'sign-in', state: 'code', at: () => '/', as: 'nobody', before: [passed], after: toCode },
  {
    screen: 'sign-in',
    state: 'recovery code',
    at: () => '/',
    as: 'nobody',
    before: [passed, refuse('**/api/staff/sign-in/code', 401, 'sign_in_refused')],
    after: [
      ...toCode,
      press(/^(No tengo mi teléfono|I don’t have my phone)/),
      type(/^(Código de recuperación|Recovery code)/, 'abcd'),
      press(/^(Entrar|Sign in)$/),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  {
    screen: '/',
    state: 'search finds nothing',
    after: [(page) => page.getByRole('searchbox').first().fill('zzzz'), seen(/^(Nada coincide|Nothing matches)/)],
  },
  {
    screen: applicationRoom,
    state: 'contact changed meanwhile',
    at: firstToReview,
    before: [refuseWrite('**/contact', 409, 'changed_meanwhile')],
    after: [
      press(/^(Corregir contacto|Correct contact)/),
      opened,
      (page) => page.getByRole('dialog').getByRole('textbox').first().fill('Daniela María'),
      (page) =>
        page.route('**/api/staff/applications/*', async (route) => {
          const answered = await route.fetch();
          const json = await answered.json();
          json.data.contact.firstName = 'Daniela Guadalupe';
          await route.fulfill({ response: answered, json });
        }),
      send,
      (page) =>
        page
          .getByRole('dialog')
          .getByText(/Alguien lo cambió|Somebody changed/)
          .first()
          .waitFor(),
    ],
  },
  {
    screen: applicationRoom,
    state: 'a week changed meanwhile',
    at: firstToReview,
    before: [refuse('**/earnings/*/*/review', 409, 'changed_meanwhile')],
    after: [
      keys('2'),
      (page) => page.locator('#earnings tbody button').last().click(),
      opened,
      choose(/^(Aceptar|Accept)$/),
      seen(/cambió las ganancias|changed the earnings/),
    ],
  },
  {
    screen: '/messages',
    state: 'none',
    before: [
      answer('**/api/staff/messages?**', { items: [], next: null, counts: { by_hand: 0, dead: 0, waiting: 0 } }),
      answer('**/api/staff/messages', { items: [], next: null, counts: { by_hand: 0, dead: 0, waiting: 0 } }),
    ],
  },
  {
    screen: '/privacy',
    state: 'something ahead and erased',
    before: [
      answer('**/retention/preview**', { items: ahead, next: 'more' }),
      answer('**/api/staff/erasures**', { items: erased, next: null }),
    ],
  },
  { screen: '/admin/webhooks', state: 'some', before: playedWebhooks },
  {
    screen: '/admin/jobs',
    state: 'some failed',
    before: [
      answer('**/jobs/given-up', {
        items: [
          { ...job, id: 'j1', kind: 'read-paper', reason: 'job_expired' },
          { ...job, id: 'j2', kind: 'deliver', reason: 'smtp_unreachable' },
        ],
        next: 'more',
        count: 2,
      }),
    ],
  },
  { screen: '/admin/audit', state: 'details', after: [(page) => page.locator('main summary').first().click()] },
  { screen: '/reports', state: 'failed', before: [refuse('**/api/staff/reports/**', 500, 'unknown_error')] },
];

const down = (part: string): Step => refuse(`**/api/staff/applications/*${part}`, 503, 'server_unavailable_error');
const said = seen(/^(En este momento no podemos|We can’t answer)/);
/** Every part of the page that is loaded separately. */
const parts = ['/ledger', '/matches', '/earnings', '/privacy', '/timeline**', '/link'].map(down);
const visitRoom = '/applications/:id/visit';
const toVisit = of(isVisited, '/visit');

/** Pages, and parts of pages, whose data can't be loaded. */
export const failedStates: RoomState[] = [
  { screen: applicationRoom, state: 'failed', at: firstToReview, before: [down('')], after: [said] },
  { screen: applicationRoom, state: 'failed parts', at: firstToReview, before: parts, after: [said] },
  { screen: applicationRoom, state: 'failed earnings', at: firstToReview, before: parts, after: [keys('2'), said] },
  {
    screen: applicationRoom,
    state: 'failed privacy',
    at: firstToReview,
    before: parts,
    after: [said, scrollTo('privacy')],
  },
  { screen: reviewRoom, state: 'failed', at: of(toReview, '/review'), before: [down('')], after: [said] },
  { screen: reviewRoom, state: 'failed facts', at: of(toReview, '/review'), before: parts, after: [said] },
  { screen: reviewRoom, state: 'failed picture', at: of(toReview, '/review'), before: [down('/media/**')] },
  {
    screen: reviewRoom,
    state: 'failed versions',
    at: of(toReview, '/review'),
    before: [down('/documents/**')],
    after: [keys('v'), opened, said],
  },
  { screen: visitRoom, state: 'failed', at: toVisit, before: [down('')], after: [said] },
  { screen: visitRoom, state: 'failed pictures', at: toVisit, before: [down('/media/**')] },
];
