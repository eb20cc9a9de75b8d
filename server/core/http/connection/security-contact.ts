import type { FastifyInstance } from 'fastify';
import type { ClockDeps, ConfigDeps } from '../../deps.ts';
import { Problem } from '../../problem.ts';

/** The file must say until when it holds (RFC 9116): as long as a server runs, this many days from now, in ms. */
const HOLDS = 180 * 24 * 3_600_000;

/** `/.well-known/security.txt`: where to report a weakness, if `SECURITY_CONTACT` says so. */
export function publishSecurityContact(app: FastifyInstance, deps: ConfigDeps & ClockDeps): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { SECURITY_CONTACT: contact, PUBLIC_URL } = deps.config;
    if (!contact) throw new Problem('not_found_error');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(deps.now().getTime() + HOLDS).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
