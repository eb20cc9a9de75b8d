import {
  hold,
  offline,
  press,
  printed,
  refuse,
  refuseField,
  select,
  shownWith,
  tab,
  toasted,
  type,
} from '../driver/reach.ts';
import type { State } from './states.ts';

const goOn = press(/^(Continuar|Continue)$/);
const filled = [
  type('firstName', 'María Guadalupe de los Ángeles'),
  type('lastName', 'Fernández-Villaseñor y Arriaga'),
  type('phone', '5512345678'),
  type('email', 'maria@example.com'),
];
const wrong = [type('firstName', 'Al'), type('phone', '55 1234'), type('email', 'maria@')];
const change = '/personal-data?change=1';
const ohio = '/not-there-yet?state=Ohio';
const notifyMe = [type('email', 'jordan@example.com'), press(/^(Avísenme|Let me know)$/)];

/** The two forms, and the driver's own file. */
export const personStates: State[] = [
  { screen: '/customer', state: 'empty', as: 'fresh' },
  { screen: '/customer', state: 'typing, with errors', as: 'fresh', after: wrong },
  { screen: '/customer', state: 'sent with errors', as: 'fresh', after: [...wrong, goOn] },
  { screen: '/customer', state: 'slip in the address', as: 'fresh', after: [type('email', 'ana@gmial.com'), tab(1)] },
  { screen: '/customer', state: 'filled, long names', as: 'fresh', after: filled },
  { screen: '/customer', state: 'sending', as: 'fresh', before: [hold('personal-data')], after: [...filled, goOn] },
  { screen: '/customer', state: 'no network', as: 'fresh', after: [...filled, offline, goOn, toasted] },
  {
    screen: '/customer',
    state: 'server error',
    as: 'fresh',
    before: [refuse('personal-data', 500, 'unknown_error')],
    after: [...filled, goOn, toasted],
  },
  { screen: '/customer', state: 'revisited', as: 'contact' },
  { screen: '/customer', state: 'focus', as: 'contact', after: [tab(2)] },
  { screen: '/customer', state: 'large letters', as: 'fresh', after: wrong, letters: 'large' },
  { screen: '/customer', state: 'United States', as: 'usFresh' },

  { screen: '/where-you-drive', state: 'empty', as: 'usFresh' },
  { screen: '/where-you-drive', state: 'sent with errors', as: 'usFresh', after: [select('state', 'Texas'), goOn] },
  { screen: '/where-you-drive', state: 'closed state', as: 'usFresh', after: [select('state', 'Ohio')] },
  { screen: '/not-there-yet', state: 'closed state', as: 'usFresh', at: ohio },
  { screen: '/not-there-yet', state: 'too young', as: 'usFresh', at: '/not-there-yet?from=2028-03-09' },
  { screen: '/not-there-yet', state: 'address kept', as: 'usFresh', at: ohio, after: notifyMe },

  { screen: '/personal-data', state: 'empty', as: 'passed' },
  { screen: '/personal-data', state: 'sent with errors', as: 'passed', after: [type('nationalId', 'NUAM'), goOn] },
  {
    screen: '/personal-data',
    state: 'doubtful identifiers',
    as: 'passed',
    after: [type('nationalId', 'NUAM900412MDFXVR03'), type('taxId', 'NUAM900412AB1'), type('postalCode', '06050')],
  },
  {
    screen: '/personal-data',
    state: 'filled in by the CURP',
    as: 'passed',
    after: [type('nationalId', 'NUAM900412MDFXVR08')],
  },
  {
    screen: '/personal-data',
    state: 'CURP of another name, asked',
    as: 'documents',
    at: change,
    after: [type('nationalId', 'HEGG900412MVZRRL01'), goOn],
  },
  {
    screen: '/personal-data',
    state: 'contact opened',
    as: 'documents',
    at: change,
    after: [press(/^(Cambiar|Change) /)],
  },
  { screen: '/personal-data', state: 'filled', as: 'documents', at: change },
  { screen: '/personal-data', state: 'long names', as: 'long', at: change },
  {
    screen: '/personal-data',
    state: 'CURP taken',
    as: 'documents',
    at: change,
    before: [refuseField('personal-data', 409, 'already_exist', 'nationalId')],
    after: [type('streetNumber', '121'), goOn],
  },
  {
    screen: '/personal-data',
    state: 'sending',
    as: 'documents',
    at: change,
    before: [hold('personal-data')],
    after: [type('streetNumber', '121'), goOn],
  },
  {
    screen: '/personal-data',
    state: 'approved',
    as: 'documents',
    at: change,
    before: [shownWith(({ personalData }) => ({ personalData: { ...personalData, status: 'approved' } }))],
  },
  { screen: '/personal-data', state: 'large letters', as: 'documents', at: change, letters: 'large' },
  { screen: '/personal-data', state: 'United States, empty', as: 'usPassed' },
  { screen: '/personal-data', state: 'United States, errors', as: 'usPassed', after: [type('ssn', '000'), goOn] },
  { screen: '/personal-data', state: 'United States, filled', as: 'usDocuments', at: change },

  { screen: '/my-file', state: 'whole', as: 'sent' },
  {
    screen: '/my-file',
    state: 'personal data open',
    as: 'sent',
    after: [(page) => page.getByText(/^(Tus datos personales|Your personal information)$/).click()],
  },
  { screen: '/my-file', state: 'nothing given', as: 'fresh' },
  { screen: '/my-file', state: 'loading', as: 'contact', before: [hold('file$', 'GET')] },
  { screen: '/my-file', state: 'not loaded', as: 'contact', before: [refuse('file$', 404, 'not_found_error')] },
  { screen: '/my-file', state: 'long names', as: 'long' },
  { screen: '/my-file', state: 'large letters', as: 'contact', letters: 'large' },
  { screen: '/my-file', state: 'United States', as: 'usDocuments' },
  { screen: '/my-file/ask', state: 'empty', as: 'contact' },
  {
    screen: '/my-file/ask',
    state: 'sent with errors',
    as: 'contact',
    after: [press(/^(Enviar mi petición|Send my request)$/)],
  },
  { screen: '/my-file/receipt', state: 'sent', as: 'sent' },
  { screen: '/my-file/receipt', state: 'printed', as: 'sent', after: [printed] },
  { screen: '/my-file/receipt', state: 'not sent yet', as: 'contact' },
];
