import { guarantorEndpoints } from '@volante/contract/staff/links/guarantor-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { askAgain } from '../../obligor/invitations.ts';
import { readApplication } from '../application/read-application.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, guarantorEndpoints.askGuarantorAgain, (call) =>
    call.transaction(
      (within) => askAgain(within, call.actor, call.application.applicationId),
      (within) => readApplication(within, call.account, call.application.applicationId),
    ),
  );
}
