import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { fastifySSE } from '@fastify/sse';
import { MAX_FILES_PER_UPLOAD } from '@volante/contract/media/calls.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import * as admission from './admission/routes.ts';
import * as appointments from './appointments/routes.ts';
import { missingHelp } from './config/brand-settings.ts';
import * as chatFiles from './conversations/files/chat-files.ts';
import type { Deps } from './core/deps.ts';
import { answerClientErrors, watchAnswers } from './core/http/connection/client-errors.ts';
import { boundConnections, endSlowBodies, timeouts } from './core/http/connection/connections.ts';
import { closeWhenStopping } from './core/http/connection/listen.ts';
import { answerProbes } from './core/http/connection/probe.ts';
import { publishSecurityContact } from './core/http/connection/security-contact.ts';
import { allowWebOrigins } from './core/http/cors.ts';
import { handleErrors, problemOf, refuse } from './core/http/error-handler.ts';
import { remembered, reportHealth } from './core/http/health.ts';
import { showApis } from './core/http/openapi/serve-documents.ts';
import { readJson } from './core/http/read-json.ts';
import { expectOneHost, secure, securityHeaders } from './core/http/security-headers.ts';
import { logRequests } from './core/log.ts';
import { applicantPages } from './core/pages/applicant-pages.ts';
import { openPublishedFiles } from './core/pages/published-files.ts';
import { staffPages } from './core/pages/staff-pages.ts';
import { builtApp, servePages } from './core/pages/web-app.ts';
import { settingsOf } from './core/pages/web-page.ts';
import * as devices from './devices/routes.ts';
import * as documents from './documents/routes.ts';
import * as palenca from './driver-accounts/routes.ts';
import * as earnings from './earnings/routes.ts';
import * as homeVisit from './home-visit/home-visit.ts';
import * as location from './location/location.ts';
import * as media from './media/routes.ts';
import { traceCalls } from './monitoring/trace-calls.ts';
import { watchCalls } from './monitoring/watch-calls.ts';
import * as notifications from './notifications/routes.ts';
import * as obligor from './obligor/routes.ts';
import * as personalData from './personal-data/personal-data.ts';
import * as staff from './staff/routes.ts';
import * as v1 from './v1/routes.ts';
import * as waitingList from './waiting-list/waiting-list.ts';
import * as webhooks from './webhooks/routes.ts';

const KB = 1024;
/**
 * Interval of the comments in every event stream, in ms. A client that hears nothing for 45 s takes its connection for broken.
 */
const STREAM_PULSE = 15_000;

/** Builds the server from its dependencies; the caller listens and closes. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const headers = await securityHeaders(deps.config);
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // We log one line per request ourselves: Fastify's lines would contain the address and with it the request id.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.config.TRUSTED_PROXIES,
    bodyLimit: 64 * KB,
    // As long as Node allows an address to be, so that an id of any length is answered as unknown and not as an unknown
    // address.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    // Slow phones upload for minutes. A request that takes longer isn't from a phone.
    requestTimeout: 15 * 60_000,
    // In ms. A build is published before the server listens, which can take long on a busy database; Fastify's default of 10 s
    // would end the start.
    pluginTimeout: 60_000,
    // An address that can't be decoded fails before any hook runs.
    frameworkErrors: (error, request, reply) => refuse(problemOf(error), error, request, reply.headers(headers)),
    clientErrorHandler: answerClientErrors(headers),
    return503OnClosing: false,
    http: {
      headersTimeout: timeouts.head,
      connectionsCheckingInterval: timeouts.look,
      // A missing host is refused by expectOneHost, in our own error format.
      requireHostHeader: false,
    },
  });
  boundConnections(app.server, deps.config);
  watchAnswers(app.server);
  handleErrors(app);
  traceCalls(app, deps.tracing);
  logRequests(app);
  watchCalls(app, deps.metrics);
  endSlowBodies(app);
  closeWhenStopping(app, deps.stopping);
  readJson(app);
  secure(app, headers);
  expectOneHost(app);
  allowWebOrigins(app, deps.config);
  await app.register(cookie);
  await app.register(fastifySSE, { heartbeatInterval: STREAM_PULSE });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: 10 * KB,
      fields: 20,
      files: MAX_FILES_PER_UPLOAD + 1,
      parts: 40,
      headerPairs: 40,
    },
  });

  admission.register(app, deps);
  personalData.register(app, deps);
  devices.register(app, deps);
  documents.register(app, deps);
  media.register(app, deps);
  chatFiles.register(app, deps);
  earnings.register(app, deps);
  palenca.register(app, deps);
  location.register(app, deps);
  homeVisit.register(app, deps);
  obligor.register(app, deps);
  appointments.register(app, deps);
  notifications.register(app, deps);
  webhooks.register(app, deps);
  waitingList.register(app, deps);
  staff.register(app, deps);
  v1.register(app, deps);
  reportHealth(
    app,
    deps,
    {
      database: () => deps.pool.query('select 1'),
      storage: remembered(5000, () => deps.storage.check()),
      disk: remembered(5000, () => deps.disk.probe()),
    },
    () => [missingHelp(deps.config) ?? []].flat(),
  );
  answerProbes(app, deps);
  publishSecurityContact(app, deps);
  await showApis(app, deps);
  const { config } = deps;
  const given = () => JSON.stringify(settingsOf(config, ''));
  const apps = [
    { base: '/', folder: builtApp(config, 'applicant'), makePage: applicantPages(app, deps), given },
    { base: '/staff/', folder: builtApp(config, 'staff'), makePage: staffPages(config), given },
  ];
  await servePages(app, apps, openPublishedFiles(deps));
  return app;
}
