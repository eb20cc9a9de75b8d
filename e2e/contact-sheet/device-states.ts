import type { DeviceAccess, KnownDevice } from '../../contract/devices/calls.ts';
import { type Act, answerWith, forcedColours, hold, press, refuse, refuseField, see } from '../driver/reach.ts';
import type { State } from './states.ts';

const in10Minutes = new Date(Date.now() + 600_000).toISOString();
const code = { channel: 'email' as const, to: 'm•••', expiresAt: in10Minutes, resendAt: in10Minutes, triesLeft: 4 };
const limited: DeviceAccess = {
  access: 'limited',
  channels: [{ channel: 'email', to: 'm•••' }],
  code: null,
  answers: null,
  help: null,
};
const access = (change: Partial<DeviceAccess>): Act => answerWith('/access$', { ...limited, ...change }, 'GET');
const channels: DeviceAccess['channels'] = [
  { channel: 'whatsapp', to: '•••77' },
  { channel: 'sms', to: '•••77' },
  { channel: 'email', to: 'm•••' },
];
const answers = { identifier: 'curp' as const, triesLeft: 5 };
const typeCode: Act = (page) => page.getByRole('textbox').fill('123456');

const phone = (change: Partial<KnownDevice>): KnownDevice => ({
  deviceId: change.browser ?? 'x',
  origin: 'code',
  browser: 'Chrome',
  system: 'Android',
  knownSince: '2026-11-20T18:00:00.000Z',
  lastUsedAt: '2026-11-24T21:42:00.000Z',
  ...change,
});
const phones: Act = answerWith(
  '/devices$',
  {
    items: [
      phone({ origin: 'first_data', current: true }),
      phone({ browser: 'Firefox', system: 'Windows', origin: 'hand_off' }),
      phone({ browser: '', system: '', origin: 'staff' }),
    ],
  },
  'GET',
);
const prove = { screen: '/prove', as: 'documents', unknown: true } as const;
const mine = { screen: '/my-phones', as: 'documents' } as const;
const on = (screen: string, as: State['as'], at?: string): State => ({
  ...{ screen, as, state: `unknown device, ${as}`, unknown: true },
  ...(at !== undefined && { at }),
});

/** Known devices: the proof, their list, and every screen as a device sees it that proved nothing. */
export const deviceStates: State[] = [
  { ...prove, state: 'ways', before: [access({ channels })] },
  { ...prove, state: 'one way', before: [access({})] },
  { ...prove, state: 'large letters', before: [access({ channels })], letters: 'large' },
  { ...prove, state: 'loading', before: [hold('/access$', 'GET')] },
  { ...prove, state: 'cannot be loaded', before: [refuse('/access$', 500, 'unknown_error', 'GET')] },
  { ...prove, state: 'code', before: [access({ code })] },
  { ...prove, state: 'code, forced colours', before: [access({ code })], after: [forcedColours] },
  { ...prove, state: 'code, large letters', before: [access({ code })], letters: 'large' },
  {
    ...prove,
    state: 'code, wrong',
    before: [access({ code }), refuseField('/access/code/check', 422, 'code_wrong' as never, 'code')],
    after: [typeCode, see(/intentos|tries/)],
  },
  {
    ...prove,
    state: 'too many codes',
    before: [access({}), refuse('/access/code$', 429, 'rate_limited', 'POST')],
    after: [press(/^(Enviarme|Send me)/), see(/muchos intentos|Too many/)],
  },
  { ...prove, state: 'answers', before: [access({ channels: [], answers })] },
  { ...prove, state: 'answers, no tries', before: [access({ channels: [], answers: { ...answers, triesLeft: 0 } })] },
  { ...prove, state: 'no way', before: [access({ channels: [] })] },
  { ...prove, state: 'number for staff', before: [access({ help: { number: '4821' } })] },
  {
    screen: '/prove',
    state: 'over a screen',
    as: 'someDocuments',
    unknown: true,
    at: '/documents/identity_card_front',
    before: [access({ code })],
    after: [press(/^(Reemplazar|Replace)$/), (page) => page.locator('dialog input').waitFor()],
  },

  { ...mine, state: 'list', before: [phones] },
  { ...mine, state: 'large letters', before: [phones], letters: 'large' },
  { ...mine, state: 'loading', before: [hold('/devices$', 'GET')] },
  { ...mine, state: 'not me', before: [phones], after: [press(/^(No fui yo|That wasn’t me)/)] },
  {
    ...mine,
    state: 'all others',
    before: [phones],
    after: [press(/^(Quitar acceso a todos|Remove access from all)/)],
  },
  { ...mine, state: 'none', before: [answerWith('/devices$', { items: [] }, 'GET')] },

  on('/my-phones', 'documents'),
  on('/tasks', 'contact'),
  on('/tasks', 'someDocuments'),
  on('/tasks', 'booked'),
  on('/documents-success', 'sent'),
  on('/documents-success', 'booked'),
  on('/documents-success', 'approved'),
  on('/documents-success', 'rejectedWithReason'),
  on('/customer', 'contact'),
  on('/personal-data', 'documents'),
  on('/platforms', 'nine'),
  on('/platforms', 'complete'),
  on('/platforms/:slug', 'nine', '/platforms/uber'),
  on('/platforms/:slug/success', 'complete', '/platforms/uber/success'),
  on('/documents', 'someDocuments'),
  on('/documents/:type', 'someDocuments', '/documents/identity_card_front'),
  on('/documents/:type', 'documents', '/documents/proof_of_address'),
  on('/documents/bank_statements', 'someDocuments'),
  on('/documents/solidarity_obligor_identity_card_front', 'ready'),
  on('/check-your-answers', 'ready'),
  on('/home-image-upload', 'photosBegun', '/home-image-upload?step=0'),
  on('/schedule-home-visit', 'visit'),
  on('/schedule-home-visit', 'booked'),
  on('/user-info-gathering', 'visit'),
];
