import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import { incoming, newPhone, openWithPhone, writtenTo } from '../../conversations/testing/test-chat.ts';
import { contact } from '../../personal-data/testing/test-saving.ts';
import { openIn } from '../../testing/application.ts';
import { matchingOn } from '../matches/testing/matching.ts';
import { next, type Site, send, slots } from './test-site.ts';

/** Writes to applications, visits and the calendar. */
export function applicationWrites(site: Site) {
  const {
    server,
    admin,
    view,
    query,
    photo,
    call,
    open,
    applicationOf,
    about,
    plain,
    withData,
    withEarnings,
    withCorrection,
    withDocument,
    withVisit,
    withReport,
    advisor,
    rejection,
    withPendingDecision,
    addView,
    askingDevice,
  } = site;
  return {
    async takeNext() {
      await open();
      return { body: {} };
    },
    addView: async () => ({ body: view }),
    async changeView() {
      const { id: viewId, revision } = await addView();
      return { params: { viewId }, body: { revision, name: `Otras ${next()}` } };
    },
    removeView: async () => ({ params: { viewId: (await addView()).id } }),
    async allowDevice() {
      const application = await open();
      return {
        params: { ...about(application), deviceId: await askingDevice(application) },
        body: { reason: 'Llamó' },
      };
    },
    async revokeDevice() {
      const application = await open();
      return {
        params: { ...about(application), deviceId: await askingDevice(application) },
        body: { reason: 'Llamó' },
      };
    },
    assign: () => plain({ from: null, to: admin.me.account.id }),
    async doBulk() {
      const { applicationId } = await open();
      return { body: { act: 'assign', items: [{ applicationId, from: null, to: admin.me.account.id }] } };
    },
    addNote: () => plain({ text: 'Llamé a las diez' }),
    async writeMessage() {
      return { params: about(await writtenTo(server)), body: { text: 'Buenas tardes' } };
    },
    settleConversation: async () => ({ params: about(await writtenTo(server)) }),
    async moveConversation() {
      const phone = newPhone();
      const [to, from] = [await openWithPhone(server, phone), await writtenTo(server, phone)];
      return { params: about(from), body: { to: to.applicationId } };
    },
    async confirmPhone() {
      const phone = newPhone();
      const application = await openWithPhone(server, phone, {}, { proved: false });
      await server.deps.noteIncoming(incoming(phone, { text: 'Hola' }, server.deps.now()));
      return { params: about(application), body: { phone: `+52${phone}`, reason: 'Le llamé' } };
    },
    async placeFile() {
      const application = await writtenTo(server);
      const [message] = await server.query(
        `update conversation_messages set file_state = 'asked' where application_id = $1 returning id`,
        [application.applicationId],
      );
      return { params: { ...about(application), messageId: message?.id }, body: { as: 'none' } };
    },
    async strikeNote() {
      const application = await open();
      const { notes } = await call('POST', `/applications/${application.applicationId}/notes`, { text: 'No' });
      return { params: { ...about(application), noteId: notes[0].id } };
    },
    async seeMention() {
      const application = await open();
      const mentions = [admin.me.account.id];
      const path = `/applications/${application.applicationId}/notes`;
      const { notes } = await call('POST', path, { text: '@Ana', mentions });
      return { params: { ...about(application), noteId: notes[0].id } };
    },
    addTask: () => plain({ text: 'Llamarle', owner: admin.me.account.id, due: '2026-12-01' }),
    async changeTask() {
      const application = await open();
      const task = { text: 'Llamarle', owner: admin.me.account.id, due: '2026-12-01' };
      const { tasks } = await call('POST', `/applications/${application.applicationId}/tasks`, task);
      return { params: { ...about(application), taskId: tasks[0].id }, body: { done: true } };
    },
    watch: () => plain({ watching: true }),
    async changeContact() {
      const { application, revision } = await withData('not_started');
      return { params: about(application), body: { revision, ...contact } };
    },
    async approvePersonalData() {
      const { application, revision } = await withData('completed');
      return { params: about(application), body: { revision } };
    },
    async reopenPersonalData() {
      const { application, revision } = await withData('approved');
      return { params: about(application), body: { revision } };
    },
    askForCorrection: () => plain({ part: 'personal_data', paths: ['street'], reason: 'outdated' }),
    async takeCorrectionBack() {
      const { application, correctionId } = await withCorrection();
      return { params: { ...about(application), correctionId } };
    },
    async settleCorrection() {
      const { application, correctionId } = await withCorrection();
      await query('update corrections set answered_at = now() where id = $1', [correctionId]);
      return { params: { ...about(application), correctionId } };
    },
    async reviewPaper() {
      const application = await open();
      const { params, form } = {
        params: { ...about(application), type: 'identity_card_front' },
        form: { file: await photo() },
      };
      await send(
        server,
        admin,
        'POST',
        `/applications/${application.applicationId}/documents/${params.type}/file`,
        form,
      );
      const { documents } = await applicationOf(application);
      const { revision } = documents.find(({ type }: { type: string }) => type === params.type);
      return { params, body: { revision, decision: 'rejected', reason: 'blurred_or_dark' } };
    },
    askForPaper: () => plain({ type: 'identity_card_front' }),
    async takeAskingBack() {
      const { application } = await withDocument();
      return { params: { ...about(application), type: 'identity_card_front' } };
    },
    async givePaper() {
      return { params: { ...about(await open()), type: 'identity_card_front' }, form: { file: await photo() } };
    },
    async tellNow() {
      const { application } = await withCorrection();
      return { params: about(application) };
    },
    async reviewWeek() {
      const { application, revision, week } = await withEarnings();
      return { params: { ...about(application), platform: 'uber', week }, body: { revision, decision: 'accepted' } };
    },
    async approveEarnings() {
      const { application, revision } = await withEarnings();
      return { params: about(application), body: { revision } };
    },
    async reopenEarnings() {
      const { application, revision } = await withEarnings();
      await call('POST', `/applications/${application.applicationId}/earnings/approve`, { revision });
      const now = await call('GET', `/applications/${application.applicationId}/earnings`);
      return { params: about(application), body: { revision: now.revision } };
    },
    async dismissMatch() {
      const { newPhone, openWith, compare, matchesOf } = matchingOn(server, admin);
      const phone = newPhone();
      const [first, two] = [await openWith({ phone }), await openWith({ phone })];
      await compare(first, two);
      const [match] = await matchesOf(first);
      return { params: { ...about(first), matchId: match!.id }, body: { reason: 'Son hermanos' } };
    },
    async askGuarantorAgain() {
      const application = await open();
      const person = { firstName: 'Rosa', lastName: 'Peña', phone: '5512345678' };
      const { requestId } = application;
      await server.call('POST', `/public/admission/requests/${requestId}/guarantor`, person);
      return { params: about(application) };
    },
    async saveReport() {
      const { visitId } = await withVisit();
      return { params: { visitId }, body: { revision: 0, comments: 'Portón azul' } };
    },
    async addReportImage() {
      const { visitId } = await withReport();
      return { params: { visitId }, form: { file: await photo() } };
    },
    async finishReport() {
      const { visitId, revision } = await withReport();
      return { params: { visitId }, body: { revision, outcome: 'passed' } };
    },
    async reopenReport() {
      const { visitId } = await withReport(true);
      return { params: { visitId }, body: { reason: 'Otra vez' } };
    },
    async bookVisit() {
      await onlyAdvisors(server, { name: `Laura ${next()}` });
      return { params: about(await openIn(server, 'home_visit')), body: { slotId: slots[0] } };
    },
    async moveVisit() {
      const { visitId, revision } = await withVisit();
      return { params: { visitId }, body: { revision, slotId: slots[1] } };
    },
    async cancelVisit() {
      const { visitId, revision } = await withVisit();
      return { params: { visitId }, body: { revision, reason: 'No puede' } };
    },
    async reassignVisit() {
      const { visitId, revision, others } = await withVisit();
      return { params: { visitId }, body: { revision, advisorId: others[0] } };
    },
    addAdvisor: async () => ({ body: { name: `Rosa ${next()}`, zone: 'America/Mexico_City' } }),
    async changeAdvisor() {
      const { advisorId, revision } = await advisor();
      return { params: { advisorId }, body: { revision, name: `Rosa ${next()}` } };
    },
    async addTimeOff() {
      const { advisorId } = await advisor();
      return { params: { advisorId }, body: { from: '2026-12-24', to: '2026-12-25' } };
    },
    async removeTimeOff() {
      const { params, body } = await this.addTimeOff();
      const { timeOff } = await call('POST', `/advisors/${params!.advisorId}/time-off`, body);
      return { params: { ...params, timeOffId: timeOff.id } };
    },
    makeCalendarAddress: async () => ({ params: { advisorId: (await advisor()).advisorId } }),
    revokeCalendarAddress: async () => ({ params: { advisorId: (await advisor()).advisorId } }),
    setHoliday: async () => ({ params: { place: 'MX', day: '2026-12-25' }, body: { worked: true } }),
    async moveStage() {
      const application = await open();
      return {
        params: about(application),
        body: { ...rejection, revision: (await applicationOf(application)).revision },
      };
    },
    async confirmProposal() {
      const { application, proposalId: pendingDecisionId, revision } = await withPendingDecision();
      return { params: about(application), body: { proposalId: pendingDecisionId, revision } };
    },
    async closeApplication() {
      const application = await open();
      const { revision } = await applicationOf(application);
      return { params: about(application), body: { revision, reason: 'withdrew' } };
    },
    async reopenApplication() {
      const application = await open();
      const { applicationId } = application;
      const { revision } = await applicationOf(application);
      const closed = await call('POST', `/applications/${applicationId}/close`, { revision, reason: 'silent' });
      return { params: about(application), body: { revision: closed.revision } };
    },
    withdrawProposal: async () => ({ params: about((await withPendingDecision()).application) }),
  };
}
