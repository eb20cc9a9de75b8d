import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';

/** Listens on PORT; a port that is taken is said in words. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${PORT} is in use: stop the other program, or set PORT to another number.`);
  }
}

/**
 * Stops listening and waits until the requests under way are answered. A sender that stalls is cut off after `timeout` ms,
 * so that what comes after, the database above all, is still closed in order: together with the jobs' 8 s, and some for the
 * database, that is less than the 25 s a stop may take.
 */
export async function drain(app: FastifyInstance, timeout = 10_000): Promise<void> {
  // A browser keeps its connection after its last answer, and would hold up the stop until its time-out.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const stalled = setTimeout(() => app.server.closeAllConnections(), timeout);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(stalled);
  });
}
