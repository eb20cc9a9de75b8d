import type { ReadySentence } from '../../../contract/staff/administration/ready-sentences.ts';
import { applicationDialogs } from './application-dialogs.ts';
import { bulkStates } from './bulk-states.ts';
import { calendarDialogs } from './calendar-dialogs.ts';
import { depositStates } from './deposit-states.ts';
import { plans } from './played-plans.ts';
import { playedWebhooks } from './played-webhooks.ts';
import {
  changed,
  choose,
  item,
  opened,
  press,
  type RoomState,
  refuse,
  refuseWrite,
  type Step,
  seen,
  send,
} from './steps.ts';

/** A sentence that came with the product, was changed, and is no longer offered. */
const sentenceVersions = changed(
  /\/api\/staff\/ready-sentences(\/[^/]+\/versions)?$/,
  ({ items }: { items: ReadySentence[] }) => {
    const last = items.at(-1);
    if (!last) return;
    const by = { id: 'e', name: 'Eva Ríos' };
    const next = { ...last, version: 2, textEs: '¡Gracias, {firstName}! Lo vemos hoy.', isOn: false, by };
    if (items.length > 1) items.splice(-1, 1, next);
    else items.unshift(next);
  },
);

const setting = (name: RegExp): Step[] => [press(name), opened];
/** Columns as they come from Excel: two rows to make, one with errors, one that repeats another. */
const csvOf = (run: number) =>
  [
    'nombre,apellidos,telefono,correo,pais,referencia',
    `Rosa,Ibarra Cruz,551234${run},rosa${run}@example.com,mx,R-1`,
    `Iván,Solís Peña,551235${run},ivan${run}@example.com,mx,R-2`,
    'Al,Reyes,123,no es un correo,mx,R-3',
    `Rosa,Ibarra Cruz,551234${run},rosa${run}@example.com,mx,R-4`,
  ].join('\n');
/** Different drivers each time, since those of an earlier picture already have links. */
let runs = 1000;
const give: Step = (page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'conductores.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(runs++)) });
const checked: Step[] = [give, seen(/^(Lo que hay que corregir|What to fix)/)];
const created: Step[] = [
  ...checked,
  (page) => page.getByRole('checkbox', { name: /errores|errors/ }).check(),
  press(/^(Crear \d|Make \d)/),
  seen(/creados|made/),
];

/** Every dialog of the console, and other states reached by a press. */
export const dialogStates: RoomState[] = [
  ...applicationDialogs,
  ...depositStates,
  ...bulkStates,
  ...calendarDialogs,

  { screen: '/', state: 'opened within days', after: [press(/^(Se abrió|Opened on)/), opened] },
  {
    screen: '/',
    state: 'saving a view',
    after: [press(/^(Vistas|Views)/), item(/^(Guardar esta vista|Save this view)/), opened],
  },
  {
    screen: '/',
    state: 'session ended',
    after: [
      refuse('**/api/staff/**', 401, 'authentication_error'),
      // One of the page's own calls may be refused before.
      (page) => press(/^(Tomar la siguiente|Take next)/)(page).catch(() => undefined),
      opened,
    ],
  },

  {
    screen: '/links/new',
    state: 'code on the whole screen',
    after: [
      (page) => page.locator('main form [type=submit]').click(),
      press(/^(Ver el código en grande|Show the code large)/),
      opened,
    ],
  },
  { screen: '/links/batch/:id', state: 'checked', at: () => '/links/batch', after: checked },
  { screen: '/links/batch/:id', state: 'created', at: () => '/links/batch', after: created },
  {
    screen: '/links/batch/:id',
    state: 'sending',
    at: () => '/links/batch',
    after: [
      ...created,
      press(/^(Enviar los enlaces|Send the links)/),
      opened,
      seen(/(Les? vamos a enviar|No hay nada|will be sent|There is nothing)/),
    ],
  },
  {
    screen: '/links/batch/:id',
    state: 'taking back',
    at: () => '/links/batch',
    after: [...created, press(/^(Anular los que|Revoke those)/), opened],
  },

  { screen: '/messages', state: 'usual' },
  { screen: '/messages', state: 'one', after: [(page) => page.locator('main ul button').first().click(), opened] },
  {
    screen: '/messages',
    state: 'correcting the contact',
    after: [
      (page) => page.locator('main ul button').first().click(),
      opened,
      press(/^(Corregir su contacto|Correct their contact)/),
      seen(/^(Corregir nombre y contacto|Correct name and contact)/),
    ],
  },

  {
    screen: '/admin/accounts',
    state: 'inviting',
    before: [
      refuseWrite('**/api/staff/accounts', 422, 'unprocessable_error', { path: 'email', code: 'email_required' }),
    ],
    after: [press(/^(Invitar a alguien|Invite somebody)/), opened, send],
  },
  {
    screen: '/admin/accounts',
    state: 'invitation made',
    before: [
      (page) =>
        page.route('**/api/staff/accounts', async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          const url = `${new URL(page.url()).origin}/staff/invitation#8b7df2e1c04a4d6b9a3f5e7c1d2b3a49`;
          const data = { id: 'i1', url, token: 't', expiresAt: '2026-12-01T18:00:00.000Z' };
          await route.fulfill({ json: { data } });
        }),
    ],
    after: [
      press(/^(Invitar a alguien|Invite somebody)/),
      opened,
      (page) => page.getByRole('dialog').getByRole('textbox').first().fill('eva.rios@example.com'),
      send,
      seen(/^(Invitación lista|Invitation ready)/),
    ],
  },
  { screen: '/admin/accounts', state: 'an account', after: [press(/Luis Pérez/), opened] },
  {
    screen: '/admin/accounts',
    state: 'disabling',
    after: [press(/Luis Pérez/), opened, choose(/^(Desactivar la cuenta|Disable the account)/)],
  },
  {
    screen: '/admin/accounts',
    state: 'new factors',
    after: [press(/Luis Pérez/), opened, choose(/^(Renovar su acceso|Reset their sign-in)/)],
  },
  { screen: '/admin/plans', state: 'offered', before: [plans] },
  { screen: '/admin/plans', state: 'adding', after: [press(/^(Agregar un plan|Add a plan)/), opened, send] },
  { screen: '/admin/plans', state: 'a plan', before: [plans], after: [press(/Versa/), opened] },
  { screen: '/admin/sentences', state: 'usual' },
  {
    screen: '/admin/sentences',
    state: 'failed',
    before: [refuse('**/api/staff/ready-sentences', 500, 'unknown_error')],
  },
  {
    screen: '/admin/sentences',
    state: 'adding, with errors',
    after: [
      press(/^(Agregar una frase|Add a sentence)/),
      opened,
      (page) => page.getByLabel(/^(Para qué es|What it’s for)/).selectOption('send_back'),
      (page) => page.getByLabel(/^(Texto en español|Text in Spanish)/).fill('Hola, {nombre}.'),
      (page) => page.getByLabel(/^(Texto en inglés|Text in English)/).fill('Hi {firstName.'),
      send,
    ],
  },
  {
    screen: '/admin/sentences',
    state: 'a sentence',
    before: [sentenceVersions],
    after: [press(/^(Gracias|Thanks)/), opened],
  },
  {
    screen: '/admin/sentences',
    state: 'somebody else saved it',
    before: [sentenceVersions, refuseWrite('**/api/staff/ready-sentences/*', 409, 'changed_meanwhile')],
    after: [
      press(/^(Gracias|Thanks)/),
      opened,
      press(/^(Cambiar|Change)$/),
      send,
      (page) => page.getByRole('dialog').getByRole('alert').first().waitFor(),
    ],
  },
  {
    screen: '/admin/systems',
    state: 'adding',
    after: [press(/^(Agregar un sistema|Add a system)/), opened, send],
  },
  {
    screen: '/admin/systems',
    state: 'one',
    before: [
      (page) =>
        page.route('**/api/staff/service-accounts', async (route) => {
          const at = '2026-11-28T18:00:00.000Z';
          const tokens = [{ id: 't1', createdAt: at, lastUsedAt: at }];
          const facts = { expiresAt: '2027-12-01T06:00:00.000Z', createdAt: at, createdBy: null, revokedAt: null };
          const may = { scopes: ['applications:read', 'identifiers:read', 'documents:read'], countries: ['mx'] };
          const crm = {
            id: 's1',
            name: 'CRM',
            ...may,
            networks: ['203.0.113.0/24'],
            callsPerMinute: 600,
            ...facts,
            tokens,
          };
          const gone = { ...crm, id: 's2', name: 'Núcleo de crédito', tokens: [], revokedAt: at };
          await route.fulfill({ json: { data: { items: [crm, gone], next: null } } });
        }),
    ],
    after: [press(/^CRM/), opened],
  },
  {
    screen: '/admin/systems',
    state: 'token made',
    before: [
      (page) =>
        page.route('**/api/staff/service-accounts', async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          const tokens = [{ id: 't1', createdAt: '2026-11-28T18:00:00.000Z', lastUsedAt: null }];
          const given = { ...(route.request().postDataJSON() as object), id: 's1', tokens };
          const facts = { expiresAt: null, createdAt: '2026-11-28T18:00:00.000Z', createdBy: null, revokedAt: null };
          const data = {
            account: { ...given, ...facts },
            token: `vol_${'8b7df2e1c04a4d6b9a3f5e7c1d2b3a49'.repeat(2)}`,
          };
          await route.fulfill({ json: { data } });
        }),
    ],
    after: [
      press(/^(Agregar un sistema|Add a system)/),
      opened,
      (page) => page.getByRole('dialog').getByRole('textbox').first().fill('CRM'),
      (page) => page.getByRole('dialog').getByRole('checkbox').first().check(),
      send,
      seen(/^(Token listo|Token ready)/),
    ],
  },
  {
    screen: '/admin/webhooks',
    state: 'adding',
    after: [press(/^(Agregar un webhook|Add a webhook)/), opened, send],
  },
  {
    screen: '/admin/webhooks',
    state: 'what it received',
    before: playedWebhooks,
    after: [press(/^CRM/), opened, (page) => page.getByRole('dialog').locator('summary').first().click()],
  },
  { screen: '/admin/settings', state: 'one of several', after: setting(/^(Cambiar: Dos personas|Change: Two people)/) },
  { screen: '/admin/settings', state: 'states', after: setting(/^(Cambiar: Estados abiertos|Change: Open states)/) },
  {
    screen: '/admin/settings',
    state: 'a wrong number',
    before: [refuseWrite('**/settings', 422, 'unprocessable_error', { path: 'value', code: 'invalid_value' })],
    after: [
      ...setting(/^(Cambiar: Cambios de|Change: Reschedules)/),
      (page) => page.getByRole('dialog').getByRole('textbox').fill('mil'),
      send,
      seen(/^(Escribe un número entero|Type a whole number)/),
    ],
  },
  {
    screen: '/admin/settings',
    state: 'days',
    after: setting(/^(Cambiar: Días que se guarda una solicitud rechazada|Change: Days to keep rejected)/),
  },
  {
    screen: '/admin/audit',
    state: 'one account',
    at: ({ account }) => `/admin/audit?account=${account}&direction=asc`,
  },
  { screen: '/admin/audit', state: 'by visit', at: () => '/admin/audit?by=visit' },
  {
    screen: '/admin/audit',
    state: 'by visit, one open',
    at: () => '/admin/audit?by=visit',
    after: [(page) => page.locator('main summary').first().click()],
  },
  { screen: '/admin/audit', state: 'nothing', at: () => '/admin/audit?from=2020-01-01&to=2020-01-02' },
];
