import type { Application, Invitation } from '../../contract/application.ts';
import type { DeviceAccess } from '../../contract/devices/calls.ts';
import { obligorCards } from '../../contract/obligor/cards.ts';
import type { GuarantorView } from '../../contract/obligor/invitation.ts';
import { type Act, answerWith, drawnHere, press, see, shownWith } from '../driver/reach.ts';
import type { State } from './states.ts';

const obligor = '/documents/solidarity_obligor_identity_card_front';

const invited = (change: Partial<Invitation> = {}) =>
  shownWith((): Partial<Application> => {
    const guarantor = { state: 'asked', firstName: 'Rosa', lastName: 'Peña', askedAt: '2026-11-20T18:00:00Z' } as const;
    const link = 'https://autos.example/guarantor?id=7f6a2f0e-9b1d-4f63-8a55-000000009999';
    const isOver = change.state === 'refused' || change.state === 'withdrawn';
    return { guarantor: { ...guarantor, ...(!isOver && { link }), ...change } };
  });
const byLink = press(/^(Mandarle un enlace|Send them a link)$/);
const toMake = press(/^(Crear su enlace|Create their link)$/);

const empty = { name: '', phone: '', email: '', location: '' };
const given = {
  ...{ name: 'Rosa Peña Ruiz', phone: '+525512345678', email: 'rosa@example.com' },
  location: 'Hidalgo 5, Centro, 50000 Toluca, Estado de México',
};
const missing: GuarantorView['cards'] = obligorCards.map((type) => ({ type, given: false, reason: null }));
const agreed: Partial<GuarantorView> = {
  ...{ state: 'agreed', agreedAt: '2026-11-21T18:00:00Z', data: given },
  cards: missing.map((card) => ({ ...card, given: true })),
};

/** The guarantor's page as the server would answer it. */
const shows =
  (change: Partial<GuarantorView> = {}): Act =>
  async (page) => {
    await drawnHere(page);
    await page.route(/\/api\/public\/guarantors\/[0-9a-f-]{36}$/, async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1);
      const view = {
        ...{ id, state: 'opened', country: 'mx', language: 'es-MX', asker: 'María José N.' },
        ...{ terms: null, textVersion: 'guarantee-2026-11', data: empty },
        ...{ cards: missing, toCorrect: [], agreedAt: null },
      };
      await route.fulfill({ json: { data: { ...view, ...change } } });
    });
  };
const access = (change: Partial<DeviceAccess>): Act => {
  const nothing = { access: 'limited', channels: [], code: null, answers: null, help: null } as const;
  return answerWith('/access$', { ...nothing, ...change }, 'GET');
};
const terms = {
  es: 'Si el conductor no paga, pagas tú hasta 12 mensualidades.\nDura los 36 meses del contrato.',
  en: 'If the driver doesn’t pay, you pay up to 12 monthly payments.\nIt lasts the 36 months of the contract.',
};
const goOn = press(/^(Seguir para aceptar|Continue to agree)$/);
const refuse = press(/^(No quiero ser aval|I don’t want to)$/);
const agree = press(/^(Acepto ser aval|I agree to be the guarantor)$/);
const leave = press(/^(Dejar de ser aval|Stop being the guarantor)$/);
const guarantor = { screen: '/guarantor', as: 'documents' } as const;

/** The guarantor on their own phone, and what the driver sees of it. */
export const guarantorStates: State[] = [
  { screen: obligor, state: 'by link', as: 'documents', after: [byLink] },
  { screen: obligor, state: 'by link, with errors', as: 'documents', after: [byLink, toMake] },
  { screen: obligor, state: 'asked', as: 'documents', before: [invited({ messaged: true })] },
  {
    screen: obligor,
    state: 'opened, to be forwarded again',
    as: 'documents',
    before: [invited({ state: 'opened', forwardAgain: true })],
  },
  { screen: obligor, state: 'agreed', as: 'documents', before: [invited({ state: 'agreed' })] },
  { screen: obligor, state: 'refused', as: 'documents', before: [invited({ state: 'refused' })] },
  {
    screen: obligor,
    state: 'somebody else, asked before',
    as: 'documents',
    before: [invited()],
    after: [press(/^(Pedirlo a alguien más|Ask somebody else)$/), see(/deja de servir|stop working/)],
  },
  { ...guarantor, state: 'asked', before: [shows()] },
  { ...guarantor, state: 'the operator’s own terms', before: [shows({ terms })] },
  { ...guarantor, state: 'refusing', before: [shows()], after: [refuse, see(/Tu razón|Your reason/)] },
  { ...guarantor, state: 'card and data', before: [shows()], after: [goOn] },
  { ...guarantor, state: 'with errors', before: [shows()], after: [goOn, agree] },
  { ...guarantor, state: 'agreed', before: [shows(agreed)] },
  { ...guarantor, state: 'leaving', before: [shows(agreed)], after: [leave, see(/Borramos|delete/)] },
  {
    ...guarantor,
    state: 'card sent back',
    before: [shows({ ...agreed, cards: missing, toCorrect: ['location'] })],
  },
  { ...guarantor, state: 'refused', before: [shows({ state: 'refused', data: empty })] },
  { ...guarantor, state: 'left', before: [shows({ state: 'withdrawn', data: empty })] },
  { ...guarantor, state: 'decided', before: [shows({ ...agreed, closed: true })] },
  { ...guarantor, state: 'on the driver’s phone', before: [shows({ driversDevice: true })] },
  { ...guarantor, state: 'on an unknown phone', before: [shows({ state: 'agreed', access: 'limited' }), access({})] },
  {
    ...guarantor,
    state: 'on an unknown phone, with a code',
    before: [shows({ state: 'agreed', access: 'limited' }), access({ channels: [{ channel: 'email', to: 'r•••' }] })],
  },
  {
    ...guarantor,
    state: 'on an unknown phone, number for staff',
    before: [shows({ state: 'agreed', access: 'limited' }), access({ help: { number: '4821' } })],
  },
  { ...guarantor, state: 'unknown link' },
  { ...guarantor, state: 'large letters', before: [shows()], letters: 'large' },
];
