import { ledgerEndpoints as calls } from '@volante/contract/staff/ledger/ledger.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { readLedger } from './ledger.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getLedger, ({ application }) => readLedger(deps, application.applicationId));
}
