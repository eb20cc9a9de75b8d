import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';

/** Listens on PORT; throws a readable message if the port is in use. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${PORT} is in use: stop the other program, or set PORT to another number.`);
  }
}

/**
 * Stops listening and waits for requests in progress. Stalled clients are disconnected after `timeout` ms, so that everything
 * else, above all the database, is still closed in order. This timeout, 8 s for jobs and some time for the database add up to
 * less than the 25 s of a shutdown.
 */
export async function drain(app: FastifyInstance, timeout = 10_000): Promise<void> {
  // A browser keeps its connection open after the last response, and would delay the stop until that times out.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const stalled = setTimeout(() => app.server.closeAllConnections(), timeout);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(stalled);
  });
}

/** Closes each connection after its next response once the process is stopping, so that later requests go to another process. */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });
}
