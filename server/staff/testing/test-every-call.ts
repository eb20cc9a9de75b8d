// Every call of staff on an application, made on a world where everything is open.

import type { Act, OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import type { ApplicationWrite } from './acts-of-calls.ts';
import type { World } from './test-open-world.ts';
import { askFor } from './test-site.ts';

type Answer = { status: number; code?: string; errors?: { path: string }[] };
type Call = (world: World, act: Act, despite?: readonly OpenKind[]) => Promise<Answer>;

const visitOf = async ({ ofStaff }: World) => (await ofStaff()).visit;
const change =
  (what: string, more: (world: World) => object): Call =>
  async (world) => {
    const { id, revision } = await visitOf(world);
    return world.eva.call('POST', `/visits/${id}/${what}`, { revision, ...more(world) });
  };
const aside =
  (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', rest: string, body?: object): Call =>
  ({ eva, of }) =>
    eva.call(method, of(rest), body);
const targets = {
  pass_check: 'documents_analysis',
  start_visit: 'home_visit',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'risk_analysis',
} as const;

/** Calls whose own rules refuse them here; what they leave behind is checked all the same. */
export const refusedHere: readonly ApplicationWrite[] = [
  'reopenApplication',
  'showSsn',
  'dismissMatch',
  'sendLink',
  'askGuarantorAgain',
  'strikeNote',
  'seeMention',
  'changeTask',
  'allowDevice',
  'revokeDevice',
  'writeMessage',
  'moveConversation',
  'confirmPhone',
  'placeFile',
];

export const everyCall: Record<ApplicationWrite, Call> = {
  assign: (world) => world.eva.call('PUT', world.of('/assignee'), { from: null, to: world.eva.me.account.id }),
  addNote: aside('POST', '/notes', { text: 'Llamó hoy.' }),
  strikeNote: aside('POST', '/notes/0190b0a0-0000-7000-8000-000000000000/strike'),
  seeMention: aside('POST', '/notes/0190b0a0-0000-7000-8000-000000000000/seen'),
  addTask: ({ eva, of }) =>
    eva.call('POST', of('/tasks'), { text: 'Llamarle', owner: eva.me.account.id, due: '2026-12-01' }),
  changeTask: aside('PATCH', '/tasks/0190b0a0-0000-7000-8000-000000000000', { done: true }),
  watch: aside('PUT', '/watching', { watching: true }),
  bePresent: aside('POST', '/presence'),
  writeMessage: aside('POST', '/conversation/messages', { text: 'Buenas tardes' }),
  settleConversation: aside('POST', '/conversation/settled'),
  moveConversation: aside('POST', '/conversation/move', { to: '0190b0a0-0000-7000-8000-000000000000' }),
  confirmPhone: aside('POST', '/conversation/phone', { phone: '+525512345678', reason: 'le llamé' }),
  placeFile: aside('POST', '/conversation/files/0190b0a0-0000-7000-8000-000000000000', { as: 'none' }),
  seeConversation: aside('POST', '/conversation/seen'),
  typeMessage: aside('POST', '/conversation/typing'),
  showSsn: async (world) => {
    await world.eva.stepUp();
    return aside('POST', '/ssn', { reason: 'para el banco' })(world, 'aside');
  },
  dismissMatch: aside('POST', '/matches/0190b0a0-0000-7000-8000-000000000000/dismiss', { reason: 'son hermanos' }),
  renewLink: aside('POST', '/link/renew', { reason: 'lo perdió' }),
  revokeLink: aside('POST', '/link/revoke', { reason: 'lo perdió' }),
  sendLink: aside('POST', '/link/send'),
  askGuarantorAgain: aside('POST', '/guarantor/ask-again'),
  allowDevice: aside('POST', '/devices/0190b0a0-0000-7000-8000-000000000000/allow', { reason: 'llamó' }),
  revokeDevice: aside('POST', '/devices/0190b0a0-0000-7000-8000-000000000000/revoke', { reason: 'llamó' }),
  exportPerson: async (world) => {
    await world.eva.stepUp();
    return aside('POST', '/export', { reason: 'lo pidió' })(world, 'aside');
  },
  holdRetention: aside('POST', '/retention-hold', { reason: 'juicio' }),
  liftHold: aside('DELETE', '/retention-hold'),
  answerPrivacyRequest: async (world) => {
    const id = await askFor(world.query, world.applicationId, 'correction');
    return aside('POST', `/privacy-requests/${id}/answer`, { outcome: 'refused', text: 'No hace falta.' })(
      world,
      'aside',
    );
  },

  changeContact: async ({ eva, of, ofStaff }) =>
    eva.call('PATCH', of('/contact'), { revision: (await ofStaff()).contact.revision, phone: '5587654321' }),
  approvePersonalData: async ({ eva, of, ofStaff }, _, despite) =>
    eva.call('POST', of('/personal-data/approve'), { revision: (await ofStaff()).contact.revision, despite }),
  approveEarnings: async ({ eva, of, ofStaff }, _, despite) =>
    eva.call('POST', of('/earnings/approve'), { revision: (await ofStaff()).earnings.revision, despite }),
  reopenPersonalData: async ({ eva, of, ofStaff }) =>
    eva.call('POST', of('/personal-data/reopen'), { revision: (await ofStaff()).contact.revision }),
  reopenEarnings: async ({ eva, of, ofStaff }) =>
    eva.call('POST', of('/earnings/reopen'), { revision: (await ofStaff()).earnings.revision }),
  askForCorrection: aside('POST', '/corrections', { part: 'personal_data', paths: ['street'], reason: 'outdated' }),
  takeCorrectionBack: ({ eva, of, asked }) => eva.call('DELETE', of(`/corrections/${asked}`)),
  settleCorrection: ({ eva, of, answered }) => eva.call('POST', of(`/corrections/${answered}/done`)),
  reviewWeek: async ({ eva, of, ofStaff, week }) =>
    eva.call('PUT', of(`/earnings/uber/${week}/review`), {
      revision: (await ofStaff()).earnings.revision,
      decision: 'accepted',
    }),
  reviewPaper: async ({ eva, of, documentOf }) => {
    const review = async (type: string, body: object) =>
      eva.call('POST', of(`/documents/${type}/review`), { revision: (await documentOf(type)).revision, ...body });
    await review('proof_of_address', { decision: 'pending' });
    return review('identity_card_front', { decision: 'rejected', reason: 'expired' });
  },
  askForPaper: aside('POST', '/documents', { type: 'ride_share_ride_history' }),
  takeAskingBack: aside('DELETE', '/documents/driving_record/ask'),
  givePaper: async ({ of, send }) => {
    await send(of('/documents/proof_of_address/file'));
    return send(of('/documents/driving_record/file'));
  },
  tellNow: async (world) => {
    const answer = await aside('POST', '/tell-now')(world, 'tell_now');
    await world.deliverDue();
    return answer;
  },

  bookVisit: ({ eva, of, laura }) => eva.call('POST', of('/visit'), { slotId: '20261202T1500Z', advisorId: laura.id }),
  moveVisit: change('move', ({ ten }) => ({ slotId: ten })),
  cancelVisit: change('cancel', () => ({ reason: 'no puede' })),
  reassignVisit: change('reassign', ({ pedro }) => ({ advisorId: pedro.id })),
  saveReport: ({ eva, pastVisit }) => eva.call('PUT', `/visits/${pastVisit}/report`, { revision: 0, hasGarage: true }),
  addReportImage: ({ send, pastVisit }) => send(`/visits/${pastVisit}/report/images`),
  finishReport: ({ eva, pastVisit }) =>
    eva.call('POST', `/visits/${pastVisit}/report/finish`, { revision: 0, outcome: 'no_show' }),
  reopenReport: ({ eva, pastVisit }) =>
    eva.call('POST', `/visits/${pastVisit}/report/reopen`, { reason: 'me equivoqué' }),

  moveStage: async ({ eva, of, moveTo }, act, despite) =>
    eva.call('POST', of('/stage'), await moveTo(targets[act as keyof typeof targets], despite)),
  confirmProposal: async ({ eva, of, ofStaff }) => {
    const { proposal: pendingDecision, revision } = await ofStaff();
    return eva.call('POST', of('/proposal/confirm'), { proposalId: pendingDecision.id, revision });
  },
  closeApplication: async ({ eva, of, ofStaff }) =>
    eva.call('POST', of('/close'), { revision: (await ofStaff()).revision, reason: 'withdrew' }),
  reopenApplication: async ({ eva, of, ofStaff }) =>
    eva.call('POST', of('/reopen'), { revision: (await ofStaff()).revision }),
  withdrawProposal: aside('DELETE', '/proposal'),
  erase: (world) => world.erase(),
  grantDeletion: async (world) => {
    const id = await askFor(world.query, world.applicationId, 'deletion');
    await world.eva.stepUp();
    const body = { text: 'Ya los borramos.', confirm: (await world.ofStaff()).reference };
    return aside('POST', `/privacy-requests/${id}/erasure`, body)(world, 'erase');
  },
};
