// The sandbox as a process of its own: `npm start` runs it beside the product and ends it with it.
import { parts } from './parts.ts';
import { startSandbox } from './start-sandbox.ts';

const wanted = Number(process.env.SANDBOX_PORT) || 3001;
const productUrl = process.env.SANDBOX_PRODUCT_URL || null;

const sandbox = await start();
// The launcher points the product at these, each group only where nothing of it is set.
process.send?.({ url: sandbox.url, settings: parts.map((part) => part.settings?.(sandbox.state) ?? {}) });
console.log(`The sandbox is ready at ${sandbox.url}`);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());
process.on('disconnect', () => void end());

async function start() {
  try {
    return await startSandbox({ parts, port: wanted, productUrl });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || process.env.SANDBOX_PORT) throw error;
    return startSandbox({ parts, port: 0, productUrl });
  }
}

async function end(): Promise<void> {
  await sandbox.stop();
  process.exit();
}
