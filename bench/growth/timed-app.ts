import { api } from '@volante/contract/api.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Milliseconds of each call, by its name in the contract. */
export type Times = Map<string, number[]>;

const calls = [
  ...Object.entries(api).map(([name, { method, path }]) => matcher(name, method, `/api${path}`)),
  ...Object.entries(staffApi).map(([name, { method, path }]) => matcher(`staff: ${name}`, method, `/api/staff${path}`)),
];

function matcher(name: string, method: string, path: string) {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  // If two match, the one with fewer parameters is meant.
  return { name, method, pattern, parameters: path.split('{').length };
}
calls.sort((a, b) => a.parameters - b.parameters);

/** A server that notes how long each of its calls takes. */
export function timedApp(app: FastifyInstance, times: Times): FastifyInstance {
  const inject = async (call: InjectOptions) => {
    const begun = performance.now();
    const answer = await app.inject(call);
    const took = performance.now() - begun;
    const address = String(call.url).split('?')[0]!;
    const found = calls.find(({ method, pattern }) => method === call.method && pattern.test(address));
    if (found && answer.statusCode < 400) note(times, found.name, took);
    return answer;
  };
  return { inject } as unknown as FastifyInstance;
}

export function note(times: Times, name: string, took: number): void {
  const list = times.get(name) ?? [];
  list.push(took);
  times.set(name, list);
}
