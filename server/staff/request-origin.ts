import type { FastifyRequest } from 'fastify';
import { addressKey, clientAddress } from '../core/http/connection/client-address.ts';
import type { Origin } from './accounts/sessions.ts';

/** Where a request comes from. Sign-in tries are counted by `address`. */
export function originOf(request: FastifyRequest): Origin & { address: string } {
  const device = String(request.headers['user-agent'] ?? '');
  return { ip: clientAddress(request), address: addressKey(request), device };
}
