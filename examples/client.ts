// A typed client of /api/v1. Its types come from the document of the installation:
//   npx openapi-typescript https://apply.example.com/api/v1/openapi.json -o v1.d.ts
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './v1.d.ts';

export type PublicEvent = components['schemas']['PublicEvent'];

export const volante = createClient<paths>({
  baseUrl: `${needed('VOLANTE_URL')}/api/v1`,
  headers: { authorization: `Bearer ${needed('VOLANTE_TOKEN')}` },
  fetch: (request) => patiently(request),
});

export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
}

/** The `data` of an answer. A refusal is thrown with its code. */
export function dataOf<Data>({
  data,
  error,
  response,
}: {
  data?: { data: Data };
  error?: unknown;
  response: Response;
}): Data {
  if (data) return data.data;
  throw new Error(`${response.status} ${JSON.stringify(error)}`);
}

/** Waits 30 s at most for each answer. What was refused for now is asked again, three times at most, when the answer says. */
async function patiently(request: Request, tries = 3): Promise<Response> {
  const answer = await fetch(request.clone(), { signal: AbortSignal.timeout(30_000) });
  const seconds = Number(answer.headers.get('retry-after'));
  if (![429, 503].includes(answer.status) || tries <= 1 || seconds > 60) return answer;
  await pause((seconds || 1) * 1000);
  return patiently(request, tries - 1);
}
