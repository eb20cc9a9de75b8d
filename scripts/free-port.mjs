import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Why the product couldn't listen on its port, in the words of the server; null if it can. The server asks again: this is for a
 * first start, which installs and builds for minutes before it gets there. A server that is stopping gets a moment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
export async function portFault({ PORT, HOST }, tries = 10) {
  const port = Number(PORT || 3000);
  // The server names a wrong setting.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  const trial = createServer();
  try {
    trial.listen({ port, host: HOST || '127.0.0.1' });
    await once(trial, 'listening');
    return null;
  } catch ({ code }) {
    if (code === 'EACCES') return `Port ${port} is for privileged users only: set PORT to 1024 or more.`;
    if (code !== 'EADDRINUSE') return null;
    if (tries <= 1) return `Port ${port} is in use: stop the other program, or set PORT to another number.`;
    await pause(200);
    return portFault({ PORT, HOST }, tries - 1);
  } finally {
    trial.close();
  }
}
