import type { CountryCode } from '@volante/contract/country.ts';
import type { Me } from '@volante/contract/staff/me.ts';
import { allRoles, type Role } from '@volante/contract/staff/roles.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { invite } from '../accounts/invitations.ts';
import { codeAt } from '../accounts/totp.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

/** Somebody of staff with a session, as a browser would hold it. */
export interface TestStaff {
  me: Me;
  email: string;
  password: string;
  secret: string;
  recoveryCodes: string[];
  cookie: string;
  call(method: Method, path: string, payload?: object, headers?: Headers): ReturnType<ReturnType<typeof staffCalls>>;
  /** Gives the second factor again. */
  stepUp(): Promise<void>;
}

export const PASSWORD = 'perro-lluvia-ventana-92';

/** Calls below `/api/staff`, and their answers: data, or the parts of a refusal. */
export function staffCalls(server: Pick<TestApp, 'inject'>, cookie?: string) {
  return async (method: Method, path: string, payload?: object, headers: Headers = {}) => {
    const answer = await server.inject({
      method,
      url: `/api/staff${path}`,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const { data, error } = isJson ? answer.json() : { data: null, error: null };
    const { statusCode: status } = answer;
    return { status, data, code: error?.code, errors: error?.errors, headers: answer.headers, body: answer.body };
  };
}

/** What a refused call says: status, code and the fields it is about. */
export function failed({ status, code, errors }: { status: number; code?: string; errors?: { path: string }[] }) {
  return [status, code, ...(errors ?? []).map(({ path }) => path)];
}

/** The cookie an answer sets, as it is sent back. */
export function cookieOf(headers: Record<string, unknown>): string {
  return String(headers['set-cookie'] ?? '').split(';')[0] as string;
}

/** What hiring needs of a server. */
type Hiring = Pick<TestApp, 'inject'> & {
  deps: Pick<TestApp['deps'], 'db' | 'keys' | 'config' | 'now'>;
  database: Pick<TestApp['database'], 'pool'>;
};

/** One role, or every right. */
type Job = Role | 'everything';

const rolesOf = (job: Job) => (job === 'everything' ? allRoles : [job]);
const inAYear = ({ deps }: Hiring) => new Date(deps.now().getTime() + 365 * 24 * 3_600_000);

let people = 0;

/** Invites somebody, who accepts; to work in every country unless given. Auditors for a year. */
export async function hire(
  server: Hiring,
  job: Job,
  name = 'Ana López',
  countries: CountryCode[] = [],
): Promise<TestStaff> {
  const email = `staff${++people}@example.com`;
  const { token } = await invite(server.deps, {
    email,
    roles: rolesOf(job),
    countries,
    endsAt: job === 'auditor' ? inAYear(server) : null,
  });
  const call = staffCalls(server);
  const { data: opened } = await call('POST', '/invitations/open', { token });
  const { secret } = opened.totp;
  const code = codeAt(secret, server.deps.now());
  const accepted = await call('POST', '/invitations/accept', { token, name, password: PASSWORD, code });
  if (accepted.status !== 200) throw new Error(`${accepted.code} ${JSON.stringify(accepted.errors)}`);
  const cookie = cookieOf(accepted.headers);
  const { me, recoveryCodes } = accepted.data;
  const signedIn = staffCalls(server, cookie);
  return {
    ...{ me, email, password: PASSWORD, secret, recoveryCodes, cookie, call: signedIn },
    async stepUp() {
      const sql = 'update staff_sessions set stepped_up_until = $2 where id = $1';
      const until = new Date(server.deps.now().getTime() + 5 * 60_000);
      await server.database.pool.query(sql, [me.session.id, until]);
    },
  };
}
