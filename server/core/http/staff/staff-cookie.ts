import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';

/** Sets the cookie of a staff session; its value is opaque. */
export function setStaffCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(config), token, { ...attributes(config), maxAge: config.STAFF_SESSION_HOURS * 3600 });
}

export function clearStaffCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOf(config), attributes(config));
}

export function readStaffCookie(config: Config, request: FastifyRequest): string | null {
  return request.cookies?.[nameOf(config)] || null;
}

/** The cookie of a staff session alone; empty without one. */
export function staffCookieOf(config: Config, request: FastifyRequest): Record<string, string> {
  const token = readStaffCookie(config, request);
  return token ? { [nameOf(config)]: token } : {};
}

/** Sets the cookie by which a browser is recognized at its next sign-in. It outlives the session. */
export function setDeviceCookie(config: Config, reply: FastifyReply, value: string, maxAge: number): void {
  reply.setCookie(nameOf(config, '-device'), value, { ...attributes(config), maxAge });
}

export function readDeviceCookie(config: Config, request: FastifyRequest): string | null {
  return request.cookies[nameOf(config, '-device')] || null;
}

// Browsers accept a cookie with this prefix only over https, and only for exactly this host.
function nameOf(config: Config, more = ''): string {
  return `${isHttps(config) ? '__Host-staff' : 'staff'}${more}`;
}

function attributes(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'strict' as const, secure: isHttps(config) };
}

function isHttps({ PUBLIC_URL }: Config): boolean {
  return PUBLIC_URL.startsWith('https:');
}
