// A server with its own database and one part that never closes; a test starts and stops it.
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { createLog } from '../core/log.ts';
import { runUntilStopped } from '../core/run-until-stopped.ts';

async function start({ closeLater }: { closeLater(close: () => Promise<unknown>): void }): Promise<void> {
  const postgres = await startEmbeddedPostgres(process.argv[2]!, { role: 'server', durable: false });
  closeLater(postgres.stop);
  closeLater(() => new Promise(() => {}));
  // Keeps the process running, which its database alone doesn't.
  setInterval(() => {}, 1000);
  console.log(postgres.url);
}

runUntilStopped(createLog('fatal'), start, 500);
