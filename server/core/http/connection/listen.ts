import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';

type Address = Pick<Config, 'PORT' | 'HOST'>;

/** Listens on PORT; throws a readable message if it can't. */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  await app.listen({ port: address.PORT, host: address.HOST }).catch((error) => {
    throw inWords(error, address);
  });
}

/** Throws what `listen` would throw, before a start has changed anything. A server that is stopping gets a moment. */
export async function requireFreePort(address: Address, tries = 10): Promise<void> {
  const trial = createServer();
  try {
    trial.listen({ port: address.PORT, host: address.HOST });
    await once(trial, 'listening');
  } catch (error) {
    if (tries <= 1) throw inWords(error, address);
    await pause(200);
    return requireFreePort(address, tries - 1);
  } finally {
    trial.close();
  }
}

function inWords(error: unknown, { PORT, HOST }: Address): unknown {
  return notListening(error, { PORT }, { HOST });
}

/** An error that says why the port can't be used, and which setting leads on. Each is given with its name: `{ PORT: 3000 }`. */
export function notListening(
  error: unknown,
  port: Record<string, number | undefined>,
  host: Record<string, string>,
): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const [[setting, number] = []] = Object.entries(port);
  const [[place, address] = []] = Object.entries(host);
  if (code === 'EADDRINUSE')
    return new Error(`Port ${number} is in use: stop the other program, or set ${setting} to another number.`);
  if (code === 'EACCES')
    return new Error(`Port ${number} is for privileged users only: set ${setting} to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`${place} is no address of this machine: ${address}`);
  return error;
}

/** How short a turn of the event loop has to be for the port to be closed in it, and for how long that is waited for, in ms. */
const QUIET = { turn: 0.3, wait: 1000 };

/**
 * Stops listening and waits for requests in progress. Stalled clients are disconnected after `timeout` ms, so that everything
 * else, above all the database, is still closed in order. This timeout, 8 s for jobs and some time for the database add up to
 * less than the 25 s of a shutdown.
 */
export async function drain(app: FastifyInstance, timeout = 10_000): Promise<void> {
  await closePort(app.server);
  // A browser keeps its connection open after the last response, and would delay the stop until that times out.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const stalled = setTimeout(() => app.server.closeAllConnections(), timeout);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(stalled);
  });
}

/**
 * Closes the port right after a quiet turn of the event loop. The kernel takes connections before Node does, and resets those
 * that Node hasn't accepted when the port closes; a proxy that has sent a write on one can't send it again, and answers 502. In
 * a long turn there are nearly always some of them. A proxy that asks `/readyz` sends nothing any more; nginx doesn't ask.
 */
function closePort(server: Server): Promise<void> {
  const latest = performance.now() + QUIET.wait;
  return new Promise((resolve) => {
    const look = (turnBegan: number) => {
      const now = performance.now();
      if (now - turnBegan > QUIET.turn && now < latest) return void setImmediate(look, now);
      server.close();
      resolve();
    };
    setImmediate(look, 0);
  });
}

/** Closes each connection after its next response once the process is stopping, so that later requests go to another process. */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });
}
