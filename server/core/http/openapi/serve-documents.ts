import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { auditEndpoints } from '@volante/contract/staff/audit.ts';
import type { FastifyInstance } from 'fastify';
import type { ConfigDeps, Deps } from '../../deps.ts';
import { FileAnswer } from '../send-answer.ts';
import { API } from '../serve.ts';
import { serveStaff } from '../staff/serve-staff.ts';
import { apis } from './apis.ts';
import { describeApi } from './document.ts';

/** Creates a document on the first request: that takes longer than building the rest of a server. */
function lazily(api: keyof typeof apis, { config }: ConfigDeps): () => ReturnType<typeof describeApi> {
  let document: ReturnType<typeof describeApi> | null = null;
  return () => (document ??= describeApi(apis[api], config.SUPPORT_EMAIL));
}

/** The contract as an OpenAPI document at `/api/openapi.json`, and as a page at `/api/docs`. */
export async function showApi(app: FastifyInstance, deps: ConfigDeps): Promise<void> {
  const read = lazily('driver', deps);
  app.get(`${API}/openapi.json`, read);
  // The plugin wants the document when the server starts, and gets it when the page is opened.
  const document = {};
  const onRequest = async () => void Object.assign(document, await read());
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: `${API}/docs`, staticCSP: false, uiHooks: { onRequest } });
}

/** The staff contract as an OpenAPI document at `/api/staff/openapi.json`, for everybody signed in. */
export function showStaffApi(app: FastifyInstance, deps: Deps): void {
  const read = lazily('staff', deps);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  serveStaff(app, deps, auditEndpoints.openApi, async () => {
    return new FileAnswer(Buffer.from(JSON.stringify(await read())), headers);
  });
}
