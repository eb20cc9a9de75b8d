import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls by path under `/api`, and their answers: data, or the parts of a refusal. */
export function callsOf(inject: FastifyInstance['inject']) {
  return async (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    const { data, error } = answer.json();
    return { status: answer.statusCode, data, error, code: error?.code, errors: error?.errors, body: answer.body };
  };
}

/** The path of an application's calls. */
export function requestPath(requestId: string): string {
  return `/public/admission/requests/${requestId}`;
}
