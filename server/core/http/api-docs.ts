import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { api } from '@volante/contract/api.ts';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';
import { API } from './serve.ts';

// Created once: the contract doesn't change while a process runs, and describing it takes longer than building the rest of a
// server.
const document = describeApi('Volante: the applicant’s API', api);

/** The contract as an OpenAPI document at `/api/openapi.json`, and as a page at `/api/docs`. */
export async function showApi(app: FastifyInstance): Promise<void> {
  app.get(`${API}/openapi.json`, async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: `${API}/docs`, staticCSP: false });
}
