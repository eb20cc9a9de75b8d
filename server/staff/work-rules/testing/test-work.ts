import type { WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { afterAll, beforeEach, expect } from 'vitest';
import { type Opened, openIn } from '../../../testing/application.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';
import { giveOutWork } from '../give-out-job.ts';

export type One = Pick<Opened, 'applicationId'>;

/** Friday, 12:00 in Mexico City. */
export const noon = '2026-11-27T18:00:00Z';
export const idOf = ({ me }: TestStaff) => me.account.id;

export const rule = (members: TestStaff[], more: Partial<WorkRule> = {}): WorkRule => ({
  ...{ name: 'Todas', countries: [], flags: [], languages: [], weeklyFromMinor: null, weeklyToMinor: null },
  members: members.map(idOf),
  ...more,
});

/** A server with a team, whose work, rules and absences are none at the beginning of each test. */
export async function openWork() {
  const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000', CALLS_PER_MINUTE: '100000' } });
  afterAll(server.close);
  const { query } = server;
  server.setNow(noon);
  const iris = await hire(server, 'everything', 'Iris');
  const eva = await hire(server, 'reviewer', 'Eva');
  const leo = await hire(server, 'reviewer', 'Leo');
  const luz = await hire(server, 'lead', 'Luz');
  const ana = await hire(server, 'advisor', 'Ana');
  beforeEach(async () => {
    server.setNow(noon);
    await query('delete from applications');
    await query('delete from work_rules');
    await query('delete from advisor_time_off');
    await query(`update staff_accounts
      set capacity = null, work_languages = '{}', countries = '{}', away_until = null, given_at = null, disabled_at = null, ends_at = null`);
  });
  return {
    ...{ server, iris, eva, leo, luz, ana },
    async setRules(rules: WorkRule[], leads: TestStaff[] = [luz]): Promise<void> {
      server.setNow(noon);
      await iris.stepUp();
      const { version } = (await iris.call('GET', '/work-rules')).data;
      const answer = await iris.call('PUT', '/work-rules', { version, rules, leads: leads.map(idOf) });
      expect(answer.status).toBe(200);
    },
    /** An application that waits for the legal check, by default since noon, and then is due on Monday at 12:00. */
    waiting: (country: 'mx' | 'us' = 'mx') => openIn(server, 'judicial_analysis', country),
    /** The name of who has it. */
    async has({ applicationId }: One): Promise<string | null> {
      const [row] = await query(
        'select s.name from queue_rows q join staff_accounts s on s.id = q.assignee where application_id = $1',
        [applicationId],
      );
      return row?.name ?? null;
    },
    give: () => giveOutWork(server.deps),
    assign: (to: TestStaff | null, { applicationId }: One, from: TestStaff | null = null) =>
      eva.call('PUT', `/applications/${applicationId}/assignee`, { from: from && idOf(from), to: to && idOf(to) }),
  };
}
