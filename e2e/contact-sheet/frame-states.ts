import {
  type Act,
  choose,
  forcedColours,
  hold,
  lacking,
  offline,
  press,
  printed,
  refuse,
  scrollDown,
  see,
  shownWith,
  tab,
  toasted,
  uploadsStopAt,
} from '../driver/reach.ts';
import type { State } from './states.ts';

const goOn = press(/^(Continuar|Continue)$/);
const request = 'requests/[0-9a-f-]{36}$';

const openAbout: Act = (page) => page.locator('summary').last().click();
const answering = shownWith(() => ({
  companyTurn: { task: 'review', since: '2026-11-24T18:00:00Z', answer: { half: 1, most: 2 } },
}));

const late = shownWith(() => ({
  companyTurn: { task: 'review', since: '2026-11-20T18:00:00Z', answer: { half: 1, most: 2 }, late: true },
}));

/** Entry, errors, the task list, next steps, the check of all answers. */
export const frameStates: State[] = [
  { screen: '/welcome', state: 'loading', as: 'fresh', before: [hold(request, 'GET')] },
  { screen: '/welcome', state: 'first visit', as: 'fresh' },
  { screen: '/welcome', state: 'begun', as: 'contact' },
  { screen: '/welcome', state: 'United States', as: 'usFresh' },
  {
    screen: '/welcome',
    state: 'about the program',
    as: 'fresh',
    after: [openAbout, scrollDown],
  },
  { screen: '/welcome', state: 'large letters', as: 'fresh', letters: 'large' },
  { screen: '/welcome', state: 'forced colours', as: 'fresh', after: [forcedColours] },
  { screen: '/welcome', state: 'code is gone', as: 'fresh', before: [lacking('welcome')] },
  {
    screen: '/welcome',
    state: 'help',
    as: 'fresh',
    after: [
      (page) => page.locator('header summary').click(),
      (page) => page.getByText('WhatsApp', { exact: true }).waitFor(),
    ],
  },
  { screen: '/welcome', state: 'focus', as: 'fresh', after: [tab(1)] },

  { screen: '/errors/link-ended', state: 'ended', as: 'fresh', at: '/', before: [refuse(request, 404, 'link_ended')] },
  {
    screen: '/errors/link-ended',
    state: 'asked for a new one',
    as: 'fresh',
    at: '/',
    before: [
      refuse(request, 404, 'link_ended'),
      (page) => page.route('**/new-link', (route) => route.fulfill({ json: { data: { asked: true } } })),
    ],
    after: [
      (page) => page.getByRole('button', { name: /^(Enviarme un enlace nuevo|Send me a new link)$/ }).click(),
      (page) => page.getByRole('heading', { name: /^(Revisa tus mensajes|Check your messages)$/ }).waitFor(),
    ],
  },
  { screen: '/errors/request-not-found', state: 'wrong link', as: 'fresh', at: '/errors/request-not-found?' },
  {
    screen: '/errors/server',
    state: 'no network',
    as: 'fresh',
    at: '/',
    before: [refuse(request, 500, 'unknown_error')],
    after: [offline],
  },
  {
    screen: '/errors/server',
    state: 'server error',
    as: 'fresh',
    at: '/',
    before: [refuse(request, 500, 'unknown_error')],
  },

  { screen: '/tasks', state: 'nothing yet', as: 'fresh' },
  { screen: '/tasks', state: 'weeks missing', as: 'nine' },
  { screen: '/tasks', state: 'documents missing', as: 'someDocuments' },
  {
    screen: '/tasks',
    state: 'papers uploading',
    as: 'documents',
    at: '/documents/identity_card_front',
    before: [uploadsStopAt(0.6)],
    after: [
      choose((f) => f.photo),
      see(/60/),
      goOn,
      see(/1 archivo subiendo|1 file uploading/),
      press(/Ver todos los pasos|See all steps/),
    ],
  },
  { screen: '/tasks', state: 'papers came back', as: 'returnedBefore' },
  { screen: '/tasks', state: 'company checks', as: 'judicial' },
  { screen: '/tasks', state: 'ready', as: 'ready' },
  { screen: '/tasks', state: 'sent', as: 'sent' },
  { screen: '/tasks', state: 'sent, with the time of answers', as: 'sent', before: [answering] },
  { screen: '/tasks', state: 'sent, later than usual', as: 'sent', before: [late] },
  { screen: '/tasks', state: 'came back after sending', as: 'returned' },
  { screen: '/tasks', state: 'approved', as: 'approved' },
  { screen: '/tasks', state: 'rejected', as: 'rejected' },
  { screen: '/tasks', state: 'rejected after the visit', as: 'rejectedWithReason' },
  { screen: '/tasks', state: 'sent without what is optional', as: 'sentWithout' },
  { screen: '/tasks', state: 'large letters', as: 'returnedBefore', letters: 'large' },

  { screen: '/documents-success', state: 'under way', as: 'nine' },
  { screen: '/documents-success', state: 'company checks', as: 'judicial' },
  { screen: '/documents-success', state: 'documents missing', as: 'someDocuments' },
  { screen: '/documents-success', state: 'left for later', as: 'later' },
  { screen: '/documents-success', state: 'ready', as: 'ready' },
  { screen: '/documents-success', state: 'sent', as: 'sent' },
  { screen: '/documents-success', state: 'sent, with the time of answers', as: 'sent', before: [answering] },
  { screen: '/documents-success', state: 'came back', as: 'returned' },
  { screen: '/documents-success', state: 'home visit', as: 'visit' },
  { screen: '/documents-success', state: 'approved', as: 'approved' },
  { screen: '/documents-success', state: 'rejected', as: 'rejected' },
  { screen: '/documents-success', state: 'rejected, told why', as: 'rejectedWithReason' },
  { screen: '/documents-success', state: 'approved, day of the handover', as: 'handOver' },
  { screen: '/documents-success', state: 'sent without what is optional', as: 'sentWithout' },
  { screen: '/documents-success', state: 'stopped for today', as: 'returned', at: '/documents-success?today=1' },
  {
    screen: '/documents-success',
    state: 'time of the visit is over',
    as: 'visit',
    before: [shownWith(() => ({ visitOver: true }))],
  },

  { screen: '/check-your-answers', state: 'ready', as: 'ready' },
  { screen: '/check-your-answers', state: 'ready, the end', as: 'ready', after: [scrollDown] },
  { screen: '/check-your-answers', state: 'something missing', as: 'someDocuments' },
  {
    screen: '/check-your-answers',
    state: 'pressed too early',
    as: 'someDocuments',
    after: [press(/Enviar mi|Send my/)],
  },
  {
    screen: '/check-your-answers',
    state: 'a file is uploading',
    as: 'ready',
    at: '/documents/identity_card_front',
    before: [uploadsStopAt(0.6)],
    after: [
      press(/^(Reemplazar|Replace)$/),
      choose((f) => f.photo),
      see(/60/),
      goOn,
      see(/se suba 1 archivo|1 file is still/),
    ],
  },
  { screen: '/check-your-answers', state: 'company checks', as: 'judicial' },
  { screen: '/check-your-answers', state: 'long names', as: 'long' },
  {
    screen: '/check-your-answers',
    state: 'sending',
    as: 'ready',
    before: [hold('submit')],
    after: [press(/Enviar mi|Send my/)],
  },
  {
    screen: '/check-your-answers',
    state: 'no network',
    as: 'ready',
    after: [offline, press(/Enviar mi|Send my/), toasted],
  },
  { screen: '/check-your-answers', state: 'sent', as: 'sent' },
  { screen: '/check-your-answers', state: 'papers approved', as: 'approvedDocuments' },
  { screen: '/check-your-answers', state: 'United States', as: 'usReady' },
  { screen: '/check-your-answers', state: 'printed', as: 'ready', after: [printed] },
  { screen: '/check-your-answers', state: 'large letters', as: 'long', letters: 'large' },
];
