import { auditEndpoints } from '@volante/contract/staff/audit.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { describeApi } from '../openapi.ts';
import { FileAnswer, STAFF_API, serveStaff } from './serve-staff.ts';

/** The staff contract as an OpenAPI document at `/api/staff/openapi.json`, for everybody signed in. */
export function showStaffApi(app: FastifyInstance, deps: Deps): void {
  // Created on the first request: it takes three times as long as building the rest of the server.
  let document: Buffer | null = null;
  const read = () =>
    (document ??= Buffer.from(JSON.stringify(describeApi('Volante: the staff’s API', staffApi, STAFF_API))));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  serveStaff(app, deps, auditEndpoints.openApi, async () => new FileAnswer(read(), headers));
}
