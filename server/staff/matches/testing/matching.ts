// Applications that share something, and what a reviewer hears of it.
import type { Match, MatchKind } from '@volante/contract/staff/matches/matches.ts';
import { expect } from 'vitest';
import type { Opened } from '../../../testing/application.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestStaff } from '../../testing/test-staff.ts';
import { findMatches } from '../find-matches.ts';

export function matchingOn(server: TestApp, eva: TestStaff) {
  let phones = 10_000_000;
  const { query } = server;
  const save = ({ requestId }: Opened, payload: object) =>
    server.inject({ method: 'PATCH', url: `/api/public/admission/requests/${requestId}/personal-data`, payload });
  const matchesOf = async ({ applicationId }: Opened): Promise<Match[]> =>
    (await eva.call('GET', `/applications/${applicationId}/matches`)).data.items;
  return {
    query,
    save,
    matchesOf,
    /** One that no other test uses. */
    newPhone: () => `55${++phones}`,
    async openWith(fields: object = {}): Promise<Opened> {
      const application = await server.open('mx');
      if (Object.keys(fields).length > 0) expect((await save(application, fields)).statusCode).toBe(200);
      return application;
    },
    async compare(...all: Opened[]): Promise<void> {
      for (const { applicationId } of all) await findMatches(server.deps, applicationId);
    },
    kindsOf: async (application: Opened): Promise<MatchKind[]> =>
      (await matchesOf(application)).map(({ kind }) => kind),
    rowOf: async ({ applicationId }: Opened) =>
      (await query('select * from queue_rows where application_id = $1', [applicationId]))[0],
    dismiss: (application: Opened, id: string, reason = 'Son hermanos', who = eva) =>
      who.call('POST', `/applications/${application.applicationId}/matches/${id}/dismiss`, { reason }),
  };
}
