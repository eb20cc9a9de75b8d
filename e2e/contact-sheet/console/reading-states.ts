import type { Account, OpenInvitation } from '../../../contract/staff/administration/accounts.ts';
import type { KeptPicture, ReadingFall, ReadingRow } from '../../../contract/staff/administration/reading.ts';
import {
  answerReads,
  changed,
  minutesAgo,
  opened,
  press,
  type RoomState,
  refuse,
  refuseWrite,
  type Step,
  seen,
} from './steps.ts';

const fall: ReadingFall = {
  ...{ id: 'f1', platform: 'uber', at: minutesAgo(2000), share: 0.793, before: 0.912 },
  ...{ pictures: 1204, picturesBefore: 6310, endedAt: null },
};
const over: ReadingFall = {
  ...{ ...fall, id: 'f2', platform: 'didi', at: minutesAgo(60_000), endedAt: minutesAgo(30_000) },
  ...{ share: 0.5, before: 0.701 },
};
const row: ReadingRow = {
  ...{ month: '2026-11', platform: 'uber', language: 'es', version: '11' },
  ...{ right: 5210, wrong: 12, changed: 31, asked: 1120, typed: 84 },
};
const reading = {
  rows: [
    row,
    { ...row, language: 'en', right: 12, wrong: 0, changed: 0, asked: 4, typed: 1 },
    { ...row, platform: 'didi', language: null, version: null, right: 410, asked: 402 },
    { ...row, month: '2026-10', version: '10' },
  ],
  reasons: [
    { platform: 'uber', reason: 'unsure', asked: 640, typed: 0 },
    { platform: 'uber', reason: 'too_much', asked: 312, typed: 0 },
    { platform: 'didi', reason: 'no_week', asked: 0, typed: 84 },
  ],
  falls: [fall, over],
  kept: { judged: 1204, waiting: 37 },
  learns: true,
  asOf: minutesAgo(20),
};
const none = { ...reading, rows: [], reasons: [], falls: [], kept: { judged: 0, waiting: 0 }, asOf: null };
const picture: KeptPicture = {
  ...{
    pictureId: 'p1',
    platform: 'uber',
    country: 'mx',
    capturedOn: '2026-11-21',
    reason: 'other_span',
    verdict: null,
  },
  read: { week: '2026-11-09', amount: 4000 },
  said: { week: '2026-11-16', amount: 4100.5 },
  boxes: { week: [0.06, 0.12, 0.5, 0.03], amount: [0.06, 0.17, 0.6, 0.05] },
};
const unread: KeptPicture = {
  ...{ ...picture, pictureId: 'p2', reason: 'other_screen' },
  ...{ read: { week: null, amount: null }, boxes: { week: null, amount: null } },
};
const screenshot = `<svg xmlns="http://www.w3.org/2000/svg" width="585" height="1266" font-family="sans-serif">
  <rect width="585" height="1266" fill="#fff"/>
  <text x="40" y="90" font-size="40" font-weight="700">Ganancias</text>
  <text x="40" y="178" font-size="28">9 nov – 15 nov</text>
  <text x="40" y="268" font-size="56" font-weight="700">$4,000.00</text>
  <path d="M60 620v-90h50v90zM160 620v-180h50v180zM260 620v-140h50v140zM360 620v-220h50v220z" fill="#276ef1"/>
  <text x="40" y="740" font-size="28">Tarifa</text><text x="400" y="740" font-size="28">$3,420.00</text>
  <text x="40" y="810" font-size="28">Propinas</text><text x="400" y="810" font-size="28">$580.00</text>
</svg>`;
const images: Step = (page) =>
  page.route('**/api/staff/reading/pictures/*/image', (route) =>
    route.fulfill({ body: screenshot, contentType: 'image/svg+xml' }),
  );
const queue = (items: readonly KeptPicture[]): Step[] => [
  images,
  answerReads(/\/api\/staff\/reading\/pictures(\?|$)/, { items, next: null }),
];
const figures = (data: object): Step => answerReads(/\/api\/staff\/reading$/, data);
const ofFall = (data: object): Step[] => [images, answerReads('**/api/staff/reading/falls/*', data)];
const invitation: OpenInvitation = {
  ...{ id: 'i1', email: 'maria.guadalupe.fernandez@ejemplo-de-una-empresa.com.mx', roles: ['reviewer', 'lead'] },
  ...{ countries: ['us'], endsAt: null, advisorId: null, accountId: null },
  ...{ createdAt: minutesAgo(60), expiresAt: minutesAgo(-2000) },
};
/** With an invitation. */
const someCountries = changed(
  /\/api\/staff\/accounts\?/,
  (data: { items: Account[]; invitations: OpenInvitation[] }) => {
    for (const account of data.items) if (account.name !== 'Dora Méndez') account.countries = ['mx'];
    data.invitations = [invitation];
  },
);
const toCountries: Step = (page) =>
  page
    .getByRole('group', { name: /^(Países en los que|Countries they)/ })
    .evaluate((group) => group.scrollIntoView({ block: 'center' }));
const judge = '/admin/reading/pictures';
const fallRoom = '/admin/reading/falls/:id';
const aFall = () => '/admin/reading/falls/f1';

/** How well screenshots are read, with the pictures that are kept; and accounts that work in some countries. */
export const readingStates: RoomState[] = [
  { screen: '/admin/accounts', state: 'with countries', before: [someCountries] },
  {
    screen: '/admin/accounts',
    state: 'an account with countries',
    before: [someCountries],
    after: [press(/Luis Pérez/), opened, toCountries],
  },
  { screen: '/admin/reading', state: 'figures', before: [figures(reading)] },
  { screen: '/admin/reading', state: 'nothing yet', before: [figures(none)] },
  { screen: '/admin/reading', state: 'keeps nothing', before: [figures({ ...none, rows: [row], learns: false })] },
  { screen: '/admin/reading', state: 'failed', before: [refuse('**/api/staff/reading', 500, 'unknown_error')] },
  { screen: judge, state: 'one to judge', before: queue([picture, unread]) },
  { screen: judge, state: 'nothing was read', before: queue([unread]) },
  {
    screen: judge,
    state: 'read wrong',
    before: queue([picture]),
    after: [press(/^(Mal leída|Read wrong)/), seen(/^(Total que muestra|Total it shows)/)],
  },
  {
    screen: judge,
    state: 'its driver withdrew',
    before: [...queue([picture, unread]), refuseWrite('**/reading/pictures/*/verdict', 404, 'not_found_error')],
    after: [press(/^(Bien leída|Read right)/), seen(/ya no lo acepta|no longer agrees/)],
  },
  { screen: judge, state: 'none left', before: queue([]) },
  { screen: judge, state: 'failed picture', before: [...queue([picture]), refuse('**/image', 500, 'unknown_error')] },
  { screen: fallRoom, state: 'open', at: aFall, before: ofFall({ fall, pictures: [picture, unread] }) },
  { screen: fallRoom, state: 'over, nothing kept', at: aFall, before: ofFall({ fall: over, pictures: [] }) },
  {
    screen: fallRoom,
    state: 'failed',
    at: aFall,
    before: [refuse('**/api/staff/reading/falls/*', 404, 'not_found_error')],
  },
];
