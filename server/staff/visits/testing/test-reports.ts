import type { Report, Visit } from '@volante/contract/staff/visit.ts';
import { expect } from 'vitest';
import { openCaller } from '../../../appointments/testing/test-calendar.ts';
import { walkTo } from '../../../testing/application.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestStaff } from '../../testing/test-staff.ts';

export interface Booked {
  applicationId: string;
  requestId: string;
  visit: Visit;
}

/** Booked visits and the calls of their reports, read by the advisor `reader` unless another account is named. */
export function reportsOf(server: TestApp, reader: () => TestStaff) {
  const applicationOf = async (who: TestStaff, { applicationId }: Pick<Booked, 'applicationId'>) =>
    (await who.call('GET', `/applications/${applicationId}`)).data;
  const path = ({ visit }: Booked, rest = '') => `/visits/${visit.id}/report${rest}`;
  const reportOf = async (application: Booked, who = reader()): Promise<Report> =>
    (await applicationOf(who, application)).visit.report;
  return {
    applicationOf,
    path,
    reportOf,
    async book(): Promise<Booked> {
      const caller = await openCaller(server);
      await walkTo(server, caller, 'home_visit');
      expect((await caller.book('20261202T1500Z', {}, 'America/Mexico_City')).status).toBe(200);
      const { requestId, applicationId } = caller;
      return { requestId, applicationId, visit: (await applicationOf(reader(), { applicationId })).visit };
    },
    save: (who: TestStaff, application: Booked, fields: object) => who.call('PUT', path(application), fields),
    finish: async (who: TestStaff, application: Booked, outcome: string) =>
      who.call('POST', path(application, '/finish'), { revision: (await reportOf(application)).revision, outcome }),
  };
}

/** Every step of a report in the same state. */
export const stepsAs = (state: string) =>
  Object.fromEntries(['call', 'address', 'house', 'garage', 'papers', 'closing'].map((step) => [step, state]));
