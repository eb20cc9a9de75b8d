import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { auditEndpoints } from '@volante/contract/staff/audit.ts';
import type { FastifyInstance } from 'fastify';
import type { ConfigDeps, Deps } from '../../deps.ts';
import { FileAnswer } from '../send-answer.ts';
import { serveStaff } from '../staff/serve-staff.ts';
import { apis } from './apis.ts';
import { describeApi } from './document.ts';

/** Creates a document on the first request: that takes longer than building the rest of a server. */
function lazily(api: keyof typeof apis, { config }: ConfigDeps): () => ReturnType<typeof describeApi> {
  let document: ReturnType<typeof describeApi> | null = null;
  return () => (document ??= describeApi(apis[api], config.SUPPORT_EMAIL));
}

/**
 * The contracts of drivers and of other systems as OpenAPI documents at `/api/openapi.json` and `/api/v1/openapi.json`, and as pages
 * at `/api/docs` and `/api/v1/docs`.
 */
export async function showApis(app: FastifyInstance, deps: ConfigDeps): Promise<void> {
  for (const api of ['driver', 'v1'] as const) {
    const { base } = apis[api];
    const read = lazily(api, deps);
    app.get(`${base}/openapi.json`, read);
    // The plugin wants the document when the server starts, and gets it when the page is opened.
    const document = {};
    const onRequest = async () => void Object.assign(document, await read());
    await app.register(async (page) => {
      await page.register(swagger, { mode: 'static', specification: { document: document as never } });
      await page.register(swaggerUi, { routePrefix: `${base}/docs`, staticCSP: false, uiHooks: { onRequest } });
    });
  }
}

/** The staff contract as an OpenAPI document at `/api/staff/openapi.json`, for everybody signed in. */
export function showStaffApi(app: FastifyInstance, deps: Deps): void {
  const read = lazily('staff', deps);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  serveStaff(app, deps, auditEndpoints.openApi, async () => {
    return new FileAnswer(Buffer.from(JSON.stringify(await read())), headers);
  });
}
