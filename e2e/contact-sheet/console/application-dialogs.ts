import { editingMarks } from '../../../contract/earnings/calls.ts';
import type { StaffApplication } from '../../../contract/staff/application.ts';
import type { StaffEarnings } from '../../../contract/staff/earnings.ts';
import type { Row } from '../../../contract/staff/queue-row.ts';
import { plans, proposedWithPlan } from './played-plans.ts';
import { isFrom } from './site.ts';
import {
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
  unfold,
} from './steps.ts';

const hasSsn = (row: Row) => isFrom('us')(row) && row.waitsFor !== 'nobody';
// For a decided application these are no longer available.
const hasMatches = ({ flags, waitsFor }: Row) =>
  waitsFor !== 'nobody' && flags.some(({ code }) => code === 'match_open');
const differs = ({ flags }: Row) => flags.some(({ code }) => code === 'facts_differ');
const isDue = ({ stage, waitsFor }: Row) => stage === 'home_visit' && waitsFor === 'report';
const isReported = ({ stage, waitsFor }: Row) => stage === 'home_visit' && waitsFor === 'decision';

const toLink: Step[] = [unfold('link'), press(/^(Ver el enlace|Show the link)$/), seen(/^(Creado el|Made on)/)];
const week: Step = (page) => page.locator('#earnings tbody button').last().click();

/** The oldest week's picture has both marks of editing. */
const edited: Step = (page) =>
  page.route('**/api/staff/applications/*/earnings', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: StaffEarnings };
    const row = data.platforms.at(-1)!.rows.at(-1)!;
    const [x = 0, y = 0, width = 0, height = 0] = row.boxes.amount ?? [];
    row.edited = [
      { mark: 'uneven_digits', box: [x + width * 0.26, y, width * 0.12, height] },
      { mark: 'from_gallery', box: row.boxes.week },
    ];
    row.marks = editingMarks.map((code) => ({ code, params: {} }));
    await route.fulfill({ json: { data } });
  });

/** Until somebody tries to move it on, nothing of it is open. */
const foundLater: Step = async (page) => {
  let isTried = false;
  page.on('request', (request) => {
    isTried ||= request.method() === 'POST' && request.url().endsWith('/stage');
  });
  await page.route(/\/api\/staff\/applications\/[\da-f]{8}-[^/]+$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: StaffApplication };
    const clean = { corrections: [], documents: [], moves: data.moves.map((move) => ({ ...move, warnings: [] })) };
    await route.fulfill({ response, json: { data: isTried ? data : { ...data, ...clean } } });
  });
};

const at = '2026-11-20T12:00:00Z';
const withPlan: Step[] = [
  press(/^(Pasar a Aprobada|Move to Approved)/),
  opened,
  (page) => page.getByRole('dialog').getByRole('combobox', { name: 'Plan' }).selectOption({ index: 1 }),
  seen(/^(Tu auto|Your car): /),
];
/** One phone asks to be let in, another is known. */
const phones: Step = (page) =>
  page.route('**/devices', (route) =>
    route.fulfill({
      json: {
        data: {
          asking: [
            {
              ...{ deviceId: 'a', browser: 'Chrome', system: 'Android', party: 'applicant' },
              ...{ askedAt: at, number: '4821' },
            },
            {
              ...{ deviceId: 'c', browser: 'Firefox', system: 'Android', party: 'guarantor' },
              ...{ askedAt: at, number: '0937' },
            },
          ],
          known: [
            {
              ...{ deviceId: 'b', browser: 'Safari', system: 'iPhone', origin: 'code', party: 'applicant' },
              ...{ knownSince: at, lastUsedAt: at },
            },
            {
              ...{ deviceId: 'd', browser: 'WhatsApp', system: 'Android', origin: 'first_data', party: 'guarantor' },
              ...{ knownSince: at, lastUsedAt: at },
            },
          ],
        },
      },
    }),
  );

/** The dialogs about one application, its documents and its video call. */
export const applicationDialogs: RoomState[] = [
  {
    screen: applicationRoom,
    state: 'moving on',
    at: firstToReview,
    after: [press(/^(Pasar a (?!Rechazada)|Move to (?!Rejected))/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'moving on with what was found meanwhile',
    at: of(hasMatches),
    before: [foundLater, refuseWrite('**/stage', 422, 'invalid_input', { path: 'reason', code: 'field_required' })],
    after: [press(/^(Pasar a (?!Rechazada)|Move to (?!Rejected))/), opened, send, seen(/^(¿Por qué|Why)/)],
  },
  {
    screen: applicationRoom,
    state: 'rejecting',
    at: firstToReview,
    after: [press(/^(Pasar a Rechazada|Move to Rejected)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'approving it',
    at: of(isReported),
    after: [press(/^(Pasar a Aprobada|Move to Approved)/), opened],
  },
  { screen: applicationRoom, state: 'approving it with a plan', at: of(isReported), before: [plans], after: withPlan },
  {
    screen: applicationRoom,
    state: 'approving it with a plan that changed',
    at: of(isReported),
    before: [plans, refuseWrite('**/stage', 409, 'changed_meanwhile', { path: 'plan', code: 'changed' })],
    after: [
      ...withPlan,
      type(/^(¿Por qué|Why)/, 'Todo en orden'),
      send,
      seen(/^(Este plan cambió|This plan was changed)/),
    ],
  },
  {
    screen: applicationRoom,
    state: 'approving it without the plans',
    at: of(isReported),
    before: [refuse('**/plans/offered**', 500, 'server_error')],
    after: [press(/^(Pasar a Aprobada|Move to Approved)/), opened, send, seen(/^(Para aprobar|To approve)/)],
  },
  {
    screen: applicationRoom,
    state: 'an approval to confirm',
    at: of(isReported),
    before: [proposedWithPlan],
    after: [scrollTo('moves')],
  },
  {
    screen: applicationRoom,
    state: 'closing it',
    at: firstToReview,
    after: [press(/^(Cerrar sin decisión|Close without decision)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'closed',
    at: of(({ closed }) => closed !== null),
  },
  {
    screen: applicationRoom,
    state: 'a week that may be edited',
    at: firstToReview,
    before: [edited],
    after: [keys('2'), week, opened, seen(/^(Es solo una pista|It’s only a hint)/)],
  },
  {
    screen: applicationRoom,
    state: 'approving the earnings',
    at: firstToReview,
    after: [keys('2'), press(/^(Aprobar todo|Approve all)/), opened],
  },
  {
    screen: applicationRoom,
    state: 'a week to correct',
    at: firstToReview,
    after: [keys('2'), week, opened, choose(/^(Corregir|Correct)$/)],
  },
  {
    screen: applicationRoom,
    state: 'a week to refuse',
    at: firstToReview,
    after: [keys('2'), week, opened, choose(/^(Rechazar|Refuse)$/)],
  },
  {
    screen: applicationRoom,
    state: 'a week to ask for again',
    at: firstToReview,
    after: [keys('2'), week, opened, choose(/^(Pedir otra vez|Ask again)/)],
  },
  {
    screen: applicationRoom,
    state: 'a profile',
    at: firstToReview,
    after: [keys('2'), press(/^(Ver la captura del perfil|See the profile screenshot)/), opened],
  },
  {
    screen: applicationRoom,
    state: 'asking for a correction',
    at: firstToReview,
    after: [press(/^(Pedir una corrección|Ask for a correction)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'asking for a paper',
    at: firstToReview,
    after: [press(/^(Pedir otro documento|Ask for another document)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'where a fact was read',
    at: of(differs),
    after: [(page) => page.locator('#ledger button[aria-haspopup=dialog]').first().click(), opened],
  },
  {
    screen: applicationRoom,
    state: 'a dismissed match',
    at: of(hasMatches),
    after: [unfold('matches'), press(/^(Descartar coincidencia|Dismiss match)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'SSN',
    at: of(hasSsn),
    after: [unfold('personal'), press(/^(Ver completo|Show all of it)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'SSN shown',
    at: of(hasSsn),
    before: [(page) => page.route('**/ssn', (route) => route.fulfill({ json: { data: { ssn: '123-45-6789' } } }))],
    after: [
      unfold('personal'),
      press(/^(Ver completo|Show all of it)/),
      opened,
      type(/^(¿Para qué lo necesitas|What do you need it for)/, 'Revisión de crédito'),
      send,
      seen(/^(Se oculta en|Hides in)/),
    ],
  },
  {
    screen: applicationRoom,
    state: 'step-up',
    at: of(hasSsn),
    before: [refuse('**/ssn', 403, 'step_up_needed')],
    after: [
      unfold('personal'),
      press(/^(Ver completo|Show all of it)/),
      opened,
      type(/^(¿Para qué lo necesitas|What do you need it for)/, 'Revisión de crédito'),
      send,
      seen(/^(Confirma que eres tú|Confirm that it’s you)/),
    ],
  },
  { screen: applicationRoom, state: 'its link', at: firstToReview, after: [...toLink, scrollTo('link')] },
  {
    screen: applicationRoom,
    state: 'renewing the link',
    at: of(toReview, '', 1),
    after: [...toLink, press(/^(Crear uno nuevo|Make a new one)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'revoking the link',
    at: of(toReview, '', 2),
    after: [...toLink, press(/^(Anular|Revoke)$/), opened],
  },
  {
    screen: applicationRoom,
    state: 'letting a phone in',
    at: firstToReview,
    before: [phones],
    after: [unfold('link'), press(/^(Dejar entrar|Let in)$/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'signing a phone out',
    at: firstToReview,
    before: [phones],
    after: [unfold('link'), press(/^(Cerrar sesión|Sign out): Safari/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'exporting',
    at: firstToReview,
    after: [press(/^(Exportar sus datos|Export their data)/), opened, send],
  },
  { screen: applicationRoom, state: 'keeping', at: firstToReview, after: [press(/^(Conservar|Keep|Hold)/), opened] },
  {
    screen: applicationRoom,
    state: 'erasing',
    at: firstToReview,
    after: [press(/^(Borrar sus datos|Erase their data)/), opened, send],
  },
  { screen: applicationRoom, state: 'privacy', at: firstToReview, after: [scrollTo('privacy')] },
  {
    screen: applicationRoom,
    state: 'booking a visit',
    at: of(({ stage, visitAt }) => stage === 'home_visit' && visitAt === null),
    after: [press(/^(Agendar videollamada|Book a video call)/), opened, send],
  },
  {
    screen: applicationRoom,
    state: 'reopening the report',
    at: of(isReported),
    after: [
      unfold('visit'),
      scrollTo('visit'),
      (page) =>
        page
          .locator('#visit')
          .getByRole('button', { name: /^(Abrir de nuevo|Reopen)$/ })
          .click(),
      opened,
    ],
  },

  { screen: reviewRoom, state: 'sending back', at: of(toReview, '/review'), after: [keys('r', '8')] },

  { screen: '/applications/:id/visit', state: 'ahead', at: of(isVisited, '/visit') },
  {
    screen: '/applications/:id/visit',
    state: 'report',
    at: of(isDue, '/visit'),
    after: [press(/^(Hacer el reporte|Write the report|Take over the report)/)],
  },
  {
    screen: '/applications/:id/visit',
    state: 'what is missing',
    at: of(isDue, '/visit'),
    after: [
      press(/^(Hacer el reporte|Write the report|Take over the report)/),
      (page) => page.getByRole('radio', { name: /^(Satisfactoria|It went well)$/ }).check(),
      press(/^(Terminar el reporte|Finish the report)$/),
      seen(/^(Antes de terminar|Before you finish)/),
    ],
  },
  {
    screen: '/applications/:id/visit',
    state: 'finishing',
    at: of(isDue, '/visit'),
    after: [
      press(/^(Hacer el reporte|Write the report|Take over the report)/),
      (page) => page.getByRole('radio', { name: /^(No se presentó|Didn’t show up)$/ }).check(),
      press(/^(Terminar el reporte|Finish the report)$/),
      opened,
    ],
  },
];
