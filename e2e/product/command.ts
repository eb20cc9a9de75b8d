import { runCommand as run } from '../../server/testing/test-command.ts';

/** Runs an operators' command on this worker's product and returns its output; throws its message on failure. */
export async function runCommand(name: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await run(name, args, { ...process.env });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')}: ${err}`);
  return out.trimEnd();
}
