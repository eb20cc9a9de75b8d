// A process of its own, which runs operators' commands one after the other: starting Node and loading the server's modules takes
// most of a command's time.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { END } from './test-command.ts';

export interface Order {
  /** A file without its ending, from `server/commands`. */
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const folder = path.join(import.meta.dirname, '../commands');
const streams = [process.stdout, process.stderr];
const writes = streams.map((stream) => stream.write.bind(stream));
const exit = process.exit;
let count = 0;

process.on('disconnect', () => exit());
process.on('message', async (order: Order) => {
  const code = await run(order);
  for (const write of writes) write(END);
  process.send?.(code);
});

async function run({ name, args, env }: Order): Promise<number> {
  const file = path.join(folder, `${name}.ts`);
  process.env = env;
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  let exited = false;
  process.exit = (code) => {
    if (!exited) process.exitCode = code ?? process.exitCode;
    exited = true;
    throw new Error('The command ended its process.');
  };
  // A process prints nothing after its end.
  streams.forEach((stream, index) => {
    stream.write = ((...given: Parameters<typeof stream.write>) =>
      exited || writes[index]!(...given)) as typeof stream.write;
  });
  const idle = await openResources();
  try {
    // A module runs once per address; what it imports stays loaded.
    await import(`${file}?${count++}`);
  } catch (error) {
    if (!exited) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  // A process ends when nothing keeps it: a connection left open here would keep the command from ending in a shell.
  while (!exited && (await openResources()) > idle);
  return Number(process.exitCode);
}

async function openResources(): Promise<number> {
  await pause(2);
  return process.getActiveResourcesInfo().length;
}
