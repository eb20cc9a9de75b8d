// An admin who erases, and a CRM that is told.
import type { Crm } from '../../../providers/crm/crm.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestStaff } from '../../testing/test-staff.ts';
import { finishErasure } from '../finish-erasure.ts';

export function playCrm() {
  const played = { emptied: [] as string[], fault: null as Error | null };
  const crm: Crm = {
    name: 'played',
    update: async () => {},
    async empty({ email }) {
      if (played.fault) throw played.fault;
      played.emptied.push(email);
    },
    check: async () => {},
  };
  return { crm, played };
}

export const showRef = (reference: number | string) => `${String(reference).slice(0, 4)}-${String(reference).slice(4)}`;

export function erasingOn(server: TestApp, eva: TestStaff) {
  const { query } = server;
  const referenceOf = async (applicationId: string) =>
    showRef((await query('select reference from applications where id = $1', [applicationId]))[0].reference);
  const erasureOf = async (applicationId: string) =>
    (await query('select * from erasures where application_id = $1', [applicationId]))[0];
  return {
    query,
    referenceOf,
    erasureOf,
    async erase(applicationId: string, confirm?: string, reason = 'Lo pidió por teléfono') {
      await eva.stepUp();
      const typed = confirm ?? (await referenceOf(applicationId));
      return eva.call('POST', `/applications/${applicationId}/erasure`, { reason, confirm: typed });
    },
    finish: async (applicationId: string) => finishErasure(server.deps, (await erasureOf(applicationId)).id),
  };
}
