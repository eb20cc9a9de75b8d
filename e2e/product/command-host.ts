// A process of its own, which runs the operators' commands of a worker one after the other.
import path from 'node:path';

export interface Order {
  /** A file of `server/commands`, without its ending. */
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface Answer {
  printed: string;
  failure: string | null;
}

const folder = path.join(import.meta.dirname, '../../server/commands');
let count = 0;

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => process.send?.(await run(order)));

async function run({ name, args, env }: Order): Promise<Answer> {
  const printed: string[] = [];
  const complaints: string[] = [];
  console.log = (line) => printed.push(line);
  console.error = (line) => {
    complaints.push(line);
    process.stderr.write(`${line}\n`);
  };
  process.env = env;
  process.argv = [process.execPath, name, ...args];
  process.exitCode = 0;
  // A module runs once per address; what it imports stays loaded.
  await import(`${path.join(folder, `${name}.ts`)}?${count++}`).catch((error) => complaints.push(String(error)));
  const failed = process.exitCode !== 0 || (printed.length === 0 && complaints.length > 0);
  return { printed: printed.join('\n'), failure: failed ? complaints.join('\n') : null };
}
