import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The client's address behind trusted proxies. Some proxies append the port, or forward something that isn't an address; then the
 * proxy's own address is used.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  const named = withoutPort(ip).split('%')[0] ?? '';
  return isIP(named) ? named : (socket.remoteAddress?.split('%')[0] ?? '');
}

/** The address under which a client is counted. */
export function addressKey(request: FastifyRequest): string {
  return addressGroup(clientAddress(request));
}

/** An IPv6 /64 belongs to one household or server, so it counts as one address; an IPv4-mapped IPv6 address counts as IPv4. */
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
