// An application on which everything is open that can be, and every call that staff can make on it.

import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { Act, OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { staff } from '../../applications/events.ts';
import { onlyAdvisors, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { fakeMeetings } from '../../appointments/testing/test-meetings.ts';
import { transaction } from '../../core/database/transaction.ts';
import { readOpenThings } from '../../corrections/open-things.ts';
import { openTestApplication } from '../../documents/testing/test-application.ts';
import { encodeForm, manyCalls } from '../../media/testing/test-upload.ts';
import { deliver } from '../../notifications/deliver.ts';
import { contact, curp, mexican, savingTo } from '../../personal-data/testing/test-saving.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { replacePendingDecision, updatePendingRevision } from '../application/decision/pending-decision-store.ts';
import { erasingOn } from '../privacy/testing/erasing.ts';
import { lockQueueRow } from '../queue/row-store.ts';
import type { ApplicationWrite } from './acts-of-calls.ts';
import { hire, type TestStaff } from './test-staff.ts';

// By day in every zone: what may wait for the morning would.
const NOW = '2026-12-01T18:00:00Z';
const nine = '20261202T1500Z';
const ten = '20261202T1600Z';

/** Which stage an act starts from; the others start while the application is reviewed. */
const stageOf: Partial<Record<Act, Stage>> = {
  pass_check: 'judicial_analysis',
  report_visit: 'home_visit',
  approve: 'home_visit',
};

export async function openWorlds() {
  const server = await startTestApp({ meetings: fakeMeetings(), settings: manyCalls });
  server.setNow(NOW);
  const eva = await hire(server, 'everything', 'Eva');
  const leo = await hire(server, 'reviewer', 'Leo');
  const [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })) as [
    TestAdvisor,
    TestAdvisor,
  ];
  const { query } = server;
  const [week = ''] = wantedWeeks('2026-12-01');
  let people = 10;

  async function sendPhoto(who: TestStaff, url: string) {
    const { payload, headers } = await encodeForm(null, [{ bytes: await files.jpeg(), name: 'foto.jpg' }]);
    const answer = await server.inject({
      method: 'POST',
      url: `/api/staff${url}`,
      headers: { ...headers, cookie: who.cookie },
      payload,
    });
    const { error } = answer.json();
    return { status: answer.statusCode, code: error?.code, errors: error?.errors };
  }

  /** `act` decides what the application needs beforehand, `call` whether it has a visit. */
  async function open(call: ApplicationWrite, act: Act, on: CorrectionPart = 'personal_data') {
    server.setNow(NOW);
    // Each world has all slots to itself.
    await query('delete from applications');
    const mine = await openTestApplication(server);
    const { applicationId, requestId } = mine;
    await savingTo(server).save(requestId, { ...contact, ...mexican, nationalId: curp(people++) });
    await query(
      `insert into earnings_analyses (application_id, status, result, at) values ($1, 'completed', '{"weeks":[],"platforms":[]}', now())`,
      [applicationId],
    );
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, 4000, 'MXN', 'correction', false, now())`,
      [applicationId, week],
    );
    await mine.walkTo(stageOf[act] ?? 'risk_analysis');

    const of = (rest = '') => `/applications/${applicationId}${rest}`;
    const ofStaff = async () => (await eva.call('GET', of())).data;
    const driver = async (): Promise<Application> => (await mine.call('GET', mine.address())).data;
    const must = async (...args: Parameters<TestStaff['call']>) => {
      const answer = await eva.call(...args);
      if (answer.status !== 200) throw new Error(`${args[1]}: ${answer.code} ${answer.body}`);
      return answer.data;
    };

    const past = async (outcome: string | null) => {
      const [visit] = await query(
        `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
         select gen_random_uuid(), $1, $2, '2026-11-30T16:00Z', '2026-11-30T16:30Z', 'ended', 'America/Mexico_City', 'customer', 'home_visit', now(), now()
         returning id`,
        [applicationId, laura.id],
      );
      if (outcome !== null)
        await query(
          `insert into visit_reports (appointment_id, application_id, outcome, created_at, updated_at) values ($1, $2, $3, now(), now())`,
          [visit?.id, applicationId, outcome],
        );
      return visit?.id as string;
    };
    const pastVisit =
      act === 'approve' ? await past('passed') : act === 'report_visit' ? await past(reported[call] ?? null) : null;
    if (act !== 'book_visit') await must('POST', of('/visit'), { slotId: nine, advisorId: laura.id });

    // Open papers.
    await mine.give('identity_card_front');
    await mine.give('proof_of_address');
    await mine.review('proof_of_address', { status: 'rejected', reason: 'expired' });
    await must('POST', of('/documents'), { type: 'driving_record' });
    // One answered and one open correction of the act's part, and an open one of another.
    const path = on === 'earnings' ? `uber.${week}` : 'phone';
    const ask = (part: string, paths: string[]) =>
      must('POST', of('/corrections'), { part, paths, reason: 'outdated' });
    const answered = (await ask(on, [path])).corrections[0].id;
    await ask(on, [path]);
    await ask('home_photos', ['homeImagesGarage']);
    await query('update corrections set answered_at = now() where id = $1', [answered]);
    const asked = (await ofStaff()).corrections.find(
      (correction: { part: string; answeredAt: unknown }) => correction.part === on && !correction.answeredAt,
    ).id;
    if (act === 'reopen_part')
      await query(
        on === 'earnings'
          ? `update earnings_analyses set status = 'approved' where application_id = $1`
          : `update personal_data set status = 'approved' where application_id = $1`,
        [applicationId],
      );
    await transaction(server.deps, async (trx) => {
      const to = call === 'confirmProposal' && act === 'approve' ? 'approved' : 'rejected';
      const reasons = to === 'rejected' ? (['other'] as const) : [];
      const more = {
        reason: 'so it is',
        reasons: [...reasons],
        told: null,
        terms: null,
        account_id: leo.me.account.id,
      };
      await replacePendingDecision(trx, {
        application_id: applicationId,
        to,
        ...more,
        at: server.deps.now(),
        revision: 0,
      });
      const row = await lockQueueRow(trx, applicationId);
      await updatePendingRevision(trx, applicationId, row?.revision ?? 0);
    });
    if (act === 'reopen') await must('POST', of('/stage'), await moveTo('rejected'));

    async function moveTo(to: Stage, despite?: readonly OpenKind[]) {
      const { revision, stage } = await ofStaff();
      return {
        revision,
        from: stage,
        to,
        reason: 'so it is',
        ...(to === 'rejected' && { reasons: ['other'] }),
        despite,
      };
    }
    return {
      ...{ server, eva, leo, laura, pedro, week, mine, applicationId, requestId, pastVisit, answered, asked },
      ...{ of, ofStaff, driver, moveTo, ten, query },
      things: () => transaction(server.deps, (trx) => readOpenThings(trx, applicationId)),
      async row() {
        const [row] = await query(
          'select stage, closed, waits_for, because from queue_rows where application_id = $1',
          [applicationId],
        );
        return row as { stage: Stage; closed: string | null; waits_for: string; because: unknown[] } | undefined;
      },
      messages: () =>
        query(`select id, kind, state from deliveries where application_id = $1 order by id`, [applicationId]),
      async deliverDue() {
        for (const { id } of await query('select id from deliveries where application_id = $1', [applicationId]))
          await deliver(server.deps, id);
      },
      erase: () => erasingOn(server, eva).erase(applicationId),
      async documentOf(type: string) {
        return (await ofStaff()).documents.find((item: { type: string }) => item.type === type);
      },
      send: (url: string) => sendPhoto(eva, url),
      sendBy: sendPhoto,
      review: mine.review,
      actor: staff(eva.me.account.id),
    };
  }
  return { server, open };
}

const reported: Partial<Record<ApplicationWrite, string>> = { reopenReport: 'no_show' };

export type World = Awaited<ReturnType<Awaited<ReturnType<typeof openWorlds>>['open']>>;

/** The same application, with somebody else who makes the calls. */
export function callsBy(world: World, who: TestStaff): World {
  return {
    ...{ ...world, eva: who, send: (url) => world.sendBy(who, url) },
    erase: () => erasingOn(world.server, who).erase(world.applicationId),
  };
}
