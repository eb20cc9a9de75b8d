import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readStaffCookie } from './staff-cookie.ts';
import type { StaffSession } from './staff-deps.ts';

/** The staff session of the browser that sent a driver's call; null in almost every case. Doesn't count as activity. */
export async function findStaffSession(
  { config, staffGate }: Pick<Deps, 'config' | 'staffGate'>,
  request: FastifyRequest,
): Promise<StaffSession | null> {
  const token = readStaffCookie(config, request);
  return token ? staffGate.findSession(token, 'by_itself') : null;
}
