import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import type { ServiceAccountGiven } from '@volante/contract/staff/administration/service-accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { makeServiceAccount } from '../service-accounts/service-accounts.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Another system with a token, with every scope unless `given` says otherwise. Paths are below `/api/v1`. */
export async function connect(server: TestApp, given: Partial<ServiceAccountGiven> = {}) {
  const { account, token } = await makeServiceAccount(server.deps, null, {
    name: 'CRM',
    scopes: [...scopes],
    ...given,
  });
  return { account, token, call: serviceCalls(server, token) };
}

/** Calls with a token, and their answers: data, or the parts of a refusal. */
export function serviceCalls(server: Pick<TestApp, 'inject'>, token: string, base = '/api/v1') {
  return async (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await server.inject({
      method,
      url: `${base}${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const { data, error } = isJson ? answer.json() : { data: null, error: null };
    const { statusCode: status } = answer;
    return { status, data, code: error?.code, errors: error?.errors, headers: answer.headers, body: answer.body };
  };
}
