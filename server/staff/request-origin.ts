import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../core/http/connection/client-address.ts';
import type { Origin } from './accounts/sessions.ts';

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: clientAddress(request), device: String(request.headers['user-agent'] ?? '') };
}
