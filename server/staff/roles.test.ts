import { randomUUID } from 'node:crypto';
import type { StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { type Role, roles } from '@volante/contract/staff/roles.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { hire, type TestStaff } from './testing/test-staff.ts';

/** Who may make which calls, by hand: whoever declares another right for a call has to say it here, too. */
const table = {
  'advisor reviewer lead compliance auditor admin': `
    addPasskey addTimeOff changeMe changePassword confirmTotp endOtherSessions endOwnSession events listAdvisors
    listHolidays listMembers listPeople makeCalendarAddress me newPasskeyOptions newRecoveryCodes newTotp openApi ownSessions
    readWorkRules removePasskey removeTimeOff revokeCalendarAddress signOut stepUp
  `,
  'advisor reviewer lead compliance': `
    addNote addReportImage addTask addView askGuarantorAgain assign bePresent bookVisit cancelVisit changeContact changeTask changeView
    checkBatch countApplications createBatch explainSlot findMatches finishReport getBatch getBatchResult getCase
    getConversation getPage getTimeline givePaper listApplications listBatchRows listBatches listConversations listDevices
    listMessages listOfferedSentences listSlots listViews listVisitChanges listVisits makeLink messageTold moveVisit readInbox readMessage reassignVisit
    removeView renewLink retryMessage revokeBatch revokeDevice revokeLink saveReport searchApplications seeConversation seeMention
    sendLink settleConversation showLink strikeNote typeMessage watch writeMessage
  `,
  reviewer: `
    allowDevice approveEarnings approvePersonalData askForCorrection askForPaper closeApplication confirmPhone
    confirmProposal dismissMatch getAffordability getEarnings getLedger getOriginal getRecording getVersions listMatches
    listOffers moveConversation moveStage placeFile previewClosing reopenApplication reopenEarnings reopenPersonalData
    reopenReport reviewPaper reviewWeek settleCorrection showSsn takeAskingBack takeCorrectionBack takeNext tellNow
    withdrawProposal
  `,
  'reviewer lead': `
    changeMember doBulk downloadFigures previewBulk readFigures tryWorkRules
  `,
  'reviewer compliance': `
    answerPrivacyRequest listOwnRequests listPrivacyRequests
  `,
  compliance: `
    erase exportPerson getExport getExportFile getPrivacy grantDeletion holdRetention liftHold listErasures
    previewRetention
  `,
  'compliance auditor': `
    downloadAudit downloadAuditVisits listAudit listAuditVisits newestSeal
  `,
  admin: `
    addAdvisor addPlan addSentence addServiceToken addWebhook changeAccount changeAdvisor changePlan changeSentence changeServiceAccount
    changeSettings changeWebhook changeWorkRules confirmSetting endPlan endSessions getKeptPicture inviteAccount judgePicture
    listAccounts listGivenUpJobs listKeptPictures readFall readReading
    listPlanVersions listPlans listSentenceVersions listSentences listServiceAccounts listSettings listWebhookDeliveries listWebhooks makeServiceAccount
    previewHours readFirstDay removeWebhook replayDelivery replayWebhook resetFactors retryJob revokeServiceAccount revokeServiceToken
    rotateWebhook sayDone setHoliday testMessages testWebhook withdrawInvitation withdrawSetting
  `,
};

const server = await startTestApp();
afterAll(server.close);
const people = {} as Record<Role, TestStaff>;
beforeAll(async () => {
  for (const role of roles) people[role] = await hire(server, role);
});

const calls = Object.entries<StaffEndpoint | StaffDoor>(staffApi).filter(
  (entry): entry is [string, StaffEndpoint] => entry[1].gate === 'staff',
);
const allowed = new Map(
  Object.entries(table).flatMap(([who, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, who.split(' ')] as const),
  ),
);

test('the table names every call once, and no other', () => {
  const named = Object.values(table).flatMap((names) => names.trim().split(/\s+/));
  expect(named.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

// An open stream never ends; everybody may have one, which the tests of live events do.
test.each(calls.filter(([, { stream }]) => !stream))(
  '%s is refused to exactly the roles that lack it',
  async (name, call) => {
    const passed: Role[] = [];
    for (const role of roles) {
      server.logged.length = 0;
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter) => (parameter === 'type' ? 'curp' : randomUUID()));
      // A body that no call accepts, so that one that is allowed does nothing.
      const { code, status } = await people[role].call(
        call.method,
        path,
        call.method === 'GET' ? undefined : { nonsense: 1 },
      );
      // Some calls refuse what is others' after the gate; only the gate logs it.
      const isRefused = server.logged.some((line) => line.includes('"role_refused"'));
      expect(status, `${role} ${code}`).toBeLessThan(500);
      if (isRefused) expect([status, code], role).toEqual([403, 'role_refused']);
      else passed.push(role);
    }
    expect(passed).toEqual(allowed.get(name));
  },
);

test('an account with several roles may do what each of them may, and nothing else', async () => {
  const person = await hire(server, 'lead');
  await server.database.pool.query(`update staff_accounts set roles = '{lead,auditor}' where id = $1`, [
    person.me.account.id,
  ]);
  expect((await person.call('GET', '/audit')).status).toBe(200);
  expect((await person.call('GET', '/applications')).status).toBe(200);
  for (const path of ['/accounts', '/erasures', '/privacy-requests'])
    expect((await person.call('GET', path)).code, path).toBe('role_refused');
});

test('a server of an older release goes on with the nearest role that it knows, and what it writes counts', async () => {
  const person = await hire(server, 'everything');
  const id = person.me.account.id;
  const read = async () =>
    (await server.database.pool.query('select role, roles from staff_accounts where id = $1', [id])).rows[0];
  const write = (change: string) =>
    server.database.pool.query(`update staff_accounts set ${change} where id = $1`, [id]);
  expect(await read()).toEqual({ role: 'admin', roles: ['reviewer', 'compliance', 'admin'] });
  const nearest = { '{advisor,reviewer,admin}': 'reviewer', '{lead,compliance}': 'advisor', '{admin}': 'advisor' };
  for (const [given, role] of Object.entries(nearest)) {
    await write(`roles = '${given}'`);
    expect((await read()).role, given).toBe(role);
  }
  await write(`role = 'admin'`);
  expect((await read()).roles).toEqual(['reviewer', 'compliance', 'admin']);
  await write(`role = 'reviewer'`);
  expect((await read()).roles).toEqual(['reviewer']);
  await write(`name = 'Ana'`);
  expect(await read()).toEqual({ role: 'reviewer', roles: ['reviewer'] });
});
