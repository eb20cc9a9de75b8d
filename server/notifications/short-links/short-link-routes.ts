import { countryCodes } from '@volante/contract/country.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { addressKey } from '../../core/http/connection/client-address.ts';
import { Caller } from '../../core/http/devices/caller.ts';
import { languageOf } from '../../core/http/language.ts';
import { Problem } from '../../core/problem.ts';
import { drawLinkPage, styleSource } from './short-link-page.ts';
import { findStop, openShortLink, stopMails } from './short-links.ts';

interface Asked {
  Params: { token: string };
}

/**
 * The links of messages. Opening one counts nothing, since previews open them, too: the app's own script says that the driver came.
 * Unknown ones count against the client's address, like unknown ids. On a known device it proves the number to which it was sent;
 * previews have no cookies.
 */
export async function registerShortLinks(app: FastifyInstance, deps: Deps): Promise<void> {
  // The page's form has no fields, and what mail programs post (RFC 8058) says nothing but that they do.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().once('end', () => done(null, null));
  });

  app.get<Asked>('/m/:token', async (request, reply) => {
    const link = await openShortLink(deps, request.params.token);
    if (!link) return refuseWrong(request, reply);
    const { applicationId, phonePrint } = link;
    const { hashes } = new Caller(deps, request, reply);
    const own = phonePrint && (await deps.proveByLink(hashes, { applicationId, phonePrint }));
    const path = link.path ?? own;
    if (path === null) return page(request, reply, 'elsewhere');
    return reply.header('cache-control', 'no-store').redirect(path || '/', 302);
  });

  app.get<Asked>('/m/:token/stop', async (request, reply) => {
    const print = await findStop(deps, request.params.token);
    return print ? page(request, reply, 'stop') : refuseWrong(request, reply);
  });

  app.post<Asked>('/m/:token/stop', async (request, reply) => {
    const isStopped = await stopMails(deps, request.params.token);
    return isStopped ? page(request, reply, 'stopped') : refuseWrong(request, reply);
  });

  async function refuseWrong(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      await deps.limits.spend('general', addressKey(request));
      await deps.limits.spend('wrong_ids', addressKey(request));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error;
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
      return page(request, reply.code(429), 'often');
    }
    return page(request, reply.code(404), 'gone');
  }

  function page(request: FastifyRequest, reply: FastifyReply, kind: Parameters<typeof drawLinkPage>[0]): FastifyReply {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${styleSource}`));
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(drawLinkPage(kind, languageOf(request, countryCodes[0]), deps.config));
  }
}
