import type { Deps } from '../core/deps.ts';
import type { StaffGate } from '../core/http/staff/staff-deps.ts';
import { findSession } from './accounts/sessions.ts';
import { countOpening, recordRead, recordWrite } from './audit/audit.ts';
import { findApplicationOfStaff } from './queue/revisions.ts';

/** The functions that the gate for staff needs, provided by the features. */
export function openStaffGate(depsOf: () => Deps): StaffGate {
  return {
    findSession: (token, asked) => findSession(depsOf(), token, asked),
    findApplication: (applicationId) => findApplicationOfStaff(depsOf().db, applicationId),
    countOpening: (accountId, applicationId) => countOpening(depsOf(), accountId, applicationId),
    recordRead: (entry) => recordRead(depsOf(), entry),
    recordWrite: (entry, trx) => recordWrite(depsOf(), entry, trx),
  };
}
