import type { Me } from '@volante/contract/staff/me.ts';
import { allRoles, type Role } from '@volante/contract/staff/roles.ts';
import { vi } from 'vitest';
import { queryClient } from '../../lib/queries.ts';
import { nobodyIsSignedIn, signedIn } from '../session/session.ts';

export interface PlayedCall {
  name: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
}

type FieldFault = { path: string; code: string };
type Answer = { status: number; code: string; errors?: FieldFault[] } | object;

/** Simulates the server at the network level: `answers` by `METHOD /path`, and the calls received. */
export function playServer(answers: Record<string, (call: PlayedCall) => Answer | Promise<Answer>>): PlayedCall[] {
  const calls: PlayedCall[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const name = `${init?.method ?? 'GET'} ${pathname.replace('/api/staff', '')}`;
    const headers = new Headers(init?.headers);
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    const call = { name, query: searchParams, body, key: headers.get('Idempotency-Key') };
    calls.push(call);
    const answer = (await answers[name]?.(call)) ?? { status: 404, code: 'not_found_error' };
    if ('status' in answer && 'code' in answer) {
      const { status, code, errors } = answer as ReturnType<typeof refusal>;
      return Response.json({ error: { code, message: '', errors } }, { status });
    }
    return Response.json({ data: answer });
  });
  return calls;
}

export const refusal = (status: number, code: string, ...errors: FieldFault[]) => ({ status, code, errors });

/** A member of staff with one role, or with every right. */
export function meAs(job: Role | 'everything', change: Partial<Me['account']> = {}): Me {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  return {
    account: {
      id: 'a1111111-1111-4111-8111-111111111111',
      name: 'Ana López',
      email: 'ana@example.com',
      roles: job === 'everything' ? [...allRoles] : [job],
      countries: [],
      language: 'es-MX',
      singleKeys: true,
      dailyDigest: true,
      ...change,
    },
    session: { id: 's', startedAt: new Date().toISOString(), idleUntil: soon, endsAt: soon, steppedUpUntil: null },
    factors: { totp: true, passkeys: [], recoveryCodesLeft: 10 },
  };
}

/** Begins a test as this person, with nothing read yet. */
export function workAs(me: Me): void {
  queryClient().clear();
  nobodyIsSignedIn();
  signedIn(me);
}
