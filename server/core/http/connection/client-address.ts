import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address a call came from, behind trusted proxies. Some of them name the port as well, or hand on what is no address at
 * all: then it is their own.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  const named = withoutPort(ip).split('%')[0] ?? '';
  return isIP(named) ? named : (socket.remoteAddress?.split('%')[0] ?? '');
}

/** The address a client is counted by. */
export function addressKey(request: FastifyRequest): string {
  return addressGroup(clientAddress(request));
}

/** One household or server has a whole IPv6 /64, so that counts as one address; an IPv4 address written as IPv6 is the IPv4 one. */
export function addressGroup(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped?.[1] ?? `${expand(ip).slice(0, 4).join(':')}::/64`;
}

function withoutPort(ip: string): string {
  return /^(\d+(?:\.\d+){3}):\d+$/.exec(ip)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
