import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstDayItems } from '../../../contract/staff/first-day/first-day.ts';
import { dialogStates } from './dialogs.ts';
import { messageStates } from './message-states.ts';
import { failedStates, rareStates } from './rare-states.ts';
import { readingStates } from './reading-states.ts';
import { isFrom } from './site.ts';
import {
  answer,
  applicationRoom,
  firstToReview,
  hold,
  keys,
  of,
  opened,
  press,
  type RoomState,
  refuse,
  reviewRoom,
  scrollTo,
  seen,
  toReview,
  type,
} from './steps.ts';
import { workStates } from './work-states.ts';

const email = /Correo|E-mail/;
const password = /^Contraseña$|^Password$/;

/** On the very first day, with two channels. */
const firstDay = {
  items: firstDayItems.map((name) => ({
    ...{ name, done: name === 'supportContact', at: null, by: null },
    missing: name === 'plans' ? ['mx', 'us'] : name === 'advisors' ? ['Laura Gómez'] : [],
  })),
  channels: [
    { channel: 'whatsapp', state: 'failed', reason: 'whatsapp_template_refused', at: null, by: null },
    { channel: 'email', state: 'sent', reason: null, at: '2026-11-29T15:00:00.000Z', by: null },
  ],
};

const listed: RoomState[] = [
  { screen: 'sign-in', state: 'empty', at: () => '/', as: 'nobody' },
  {
    screen: 'sign-in',
    state: 'refused',
    at: () => '/',
    as: 'nobody',
    after: [type(email, 'ana@example.com'), type(password, 'not the password'), press(/^(Continuar|Continue)$/)],
  },
  {
    screen: 'invitation',
    state: 'open',
    at: ({ invitation }) => new URL(invitation).pathname.replace('/staff', '') + new URL(invitation).hash,
    as: 'nobody',
  },
  { screen: 'invitation', state: 'used', at: () => '/invitation#used', as: 'nobody' },

  { screen: '/', state: 'everything' },
  { screen: '/', state: 'closed', at: () => '/?closed=withdrew' },
  { screen: '/', state: 'advisor', as: 'advisor' },
  { screen: '/', state: 'focused row', after: [keys('j', 'j')] },
  { screen: '/', state: 'peek', after: [keys('j', 'Space'), opened] },
  { screen: '/', state: 'peek, to whom', after: [keys('j', 'Space'), opened, press(/^(Asignar a…|Assign to…)/)] },
  { screen: '/', state: 'filtered', at: () => '/?waitsFor=review&country=mx' },
  { screen: '/', state: 'nothing found', at: () => '/?stage=created&flag=no_show&country=us' },
  { screen: '/', state: 'filter open', after: [press(/^(Pendiente de|Waits for)/)] },
  { screen: '/', state: 'first day', after: [press(/^(Ver la lista|Show the list)/)] },
  {
    screen: '/',
    state: 'first day, a test message',
    before: [answer('**/api/staff/first-day', firstDay)],
    after: [press(/^(Ver la lista|Show the list)/), press(/^(Enviar una prueba|Send a test)/), opened],
  },
  { screen: '/admin/first-day', state: 'usual' },
  {
    screen: '/',
    state: 'places menu',
    after: [
      async (page) => {
        // On a phone only.
        const menu = page.getByRole('button', { name: /^Men[uú]/ });
        if (await menu.isVisible()) await menu.click();
      },
    ],
  },
  { screen: '/', state: 'account menu', after: [press(/Tu cuenta|Your account/)] },
  { screen: '/', state: 'keys', after: [keys('?'), opened] },
  { screen: '/', state: 'loading', before: [hold('**/api/staff/applications?**')] },
  { screen: '/', state: 'failed', before: [refuse('**/api/staff/applications?**', 500, 'unknown_error')] },
  {
    screen: '/',
    state: 'no network',
    after: [(page) => page.context().setOffline(true), seen(/^(Sin conexión\.|No connection\.)/)],
  },

  { screen: applicationRoom, state: 'to review', at: firstToReview },
  { screen: applicationRoom, state: 'advisor', at: firstToReview, as: 'advisor' },
  { screen: applicationRoom, state: 'opened', at: of(({ stage }) => stage === 'created') },
  { screen: applicationRoom, state: 'video call', at: of(({ stage }) => stage === 'home_visit') },
  { screen: applicationRoom, state: 'approved', at: of(({ stage }) => stage === 'approved') },
  { screen: applicationRoom, state: 'rejected', at: of(({ stage }) => stage === 'rejected') },
  {
    screen: applicationRoom,
    state: 'United States',
    at: of((row) => row.waitsFor !== 'nobody' && isFrom('us')(row)),
  },
  {
    screen: applicationRoom,
    state: 'facts differ',
    at: of(({ flags }) => flags.some(({ code }) => code === 'facts_differ')),
    after: [scrollTo('ledger')],
  },
  {
    screen: applicationRoom,
    state: 'matches',
    at: of(({ flags }) => flags.some(({ code }) => code === 'match_open')),
    after: [scrollTo('matches')],
  },
  { screen: applicationRoom, state: 'earnings', at: firstToReview, after: [keys('2')] },
  {
    screen: applicationRoom,
    state: 'a week',
    at: firstToReview,
    after: [keys('2'), (page) => page.locator('#earnings tbody button').last().click(), opened],
  },
  { screen: applicationRoom, state: 'to whom', at: firstToReview, after: [press(/^(Asignar a…|Assign to…)/)] },
  {
    screen: applicationRoom,
    state: 'rejecting',
    at: firstToReview,
    after: [
      press(/^(Pasar a Rechazada|Move to Rejected)/),
      opened,
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Pasar a|Move to)/ })
          .click(),
    ],
  },
  {
    screen: applicationRoom,
    state: 'correcting the contact',
    at: firstToReview,
    after: [press(/^(Corregir contacto|Correct contact)/), opened],
  },
  { screen: applicationRoom, state: 'unknown', at: () => '/applications/nothing' },

  { screen: reviewRoom, state: 'a paper', at: of(toReview, '/review') },
  { screen: reviewRoom, state: 'reasons', at: of(toReview, '/review'), after: [keys('r')] },
  {
    screen: reviewRoom,
    state: 'own words',
    at: of(toReview, '/review'),
    after: [keys('r', '8'), (page) => page.locator('form button').click()],
  },
  { screen: reviewRoom, state: 'zoomed and turned', at: of(toReview, '/review'), after: [keys(']', '+', '+')] },
  { screen: reviewRoom, state: 'versions', at: of(toReview, '/review'), after: [keys('v'), opened] },
  { screen: reviewRoom, state: 'keys', at: of(toReview, '/review'), after: [keys('?'), opened] },
  { screen: reviewRoom, state: 'nothing sent', at: of(({ stage }) => stage === 'created', '/review') },

  { screen: '/calendar', state: 'day' },
  {
    screen: '/links/new',
    state: 'with errors',
    after: [type(email, 'not an address'), (page) => page.locator('main form [type=submit]').click()],
  },
  { screen: '/links/new', state: 'made', after: [(page) => page.locator('main form [type=submit]').click()] },
  { screen: '/nowhere', state: 'unknown' },
];

/** Pages without a parameter are captured at least once, even if they aren't listed. */
function others(): RoomState[] {
  const routes = readFileSync(path.join(import.meta.dirname, '../../../web/src/staff/router/rooms.tsx'), 'utf8');
  const rooms = [...routes.matchAll(/<Route path="([^":]+)">/g)].map(([, room]) => room as string);
  if (rooms.length === 0) throw new Error('The list of rooms names none.');
  return rooms
    .filter((room) => !listed.some(({ screen, state }) => screen === room && !['with errors', 'made'].includes(state)))
    .map((screen) => ({ screen, state: 'usual' }));
}

export const roomStates: RoomState[] = [
  ...listed,
  ...dialogStates,
  ...rareStates,
  ...failedStates,
  ...messageStates,
  ...workStates,
  ...readingStates,
  ...others(),
];
