import type { FastifyRequest } from 'fastify';
import type { CaseFile, Deps } from './deps.ts';

export interface StoredAnswer {
  status: number;
  /** JSON, as it goes out. */
  body: string;
}

export async function answerOnce(
  _deps: Deps,
  _request: FastifyRequest,
  _application: CaseFile | undefined,
  _input: unknown,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  return run();
}
