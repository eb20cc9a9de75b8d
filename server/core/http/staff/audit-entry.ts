import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../connection/client-address.ts';
import type { AuditEntry } from './staff-deps.ts';
import type { Admitted } from './staff-gate.ts';

export type Entry = Omit<AuditEntry, 'kind' | 'part'>;

/** What the audit log says of every call: who, where from, and which application. */
export function entryOf(who: Admitted, request: FastifyRequest, details: Record<string, unknown>): Entry {
  const { applicationId: _, mediaId = null, ...params } = request.params as Record<string, string | undefined>;
  return {
    accountId: who.session.account.id,
    applicationId: who.application?.applicationId ?? null,
    mediaId,
    revision: who.application?.revision ?? null,
    ip: clientAddress(request),
    details: { ...params, ...details },
  };
}
