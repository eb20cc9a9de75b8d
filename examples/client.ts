// A typed client of /api/v1. Its types come from the document of the installation:
//   npx openapi-typescript https://apply.example.com/api/v1/openapi.json -o v1.d.ts
import createClient from 'openapi-fetch';
import type { components, paths } from './v1.d.ts';

export type PublicEvent = components['schemas']['PublicEvent'];

export const volante = createClient<paths>({
  baseUrl: `${needed('VOLANTE_URL')}/api/v1`,
  headers: { authorization: `Bearer ${needed('VOLANTE_TOKEN')}` },
});

export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
}

/** The `data` of an answer. A refusal is thrown with its code; 429 and 503 are worth another try after Retry-After. */
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
