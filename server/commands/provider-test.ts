import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { tryAll } from '../providers/contracts/try-all.ts';
import { loadProviders, openOwn } from '../providers/own/own-providers.ts';
import { failUsage } from './shell.ts';

const usage = `npm run provider-test -- FILE    tries every rule of the interfaces on the providers that the file exports
It calls the real services behind them: use accounts for tests.`;

// Prints which rules hold. The exit code is 1 if one doesn't.
const file = readArguments();
const config = {
  PROVIDERS: file,
  PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:3000',
  LOG_LEVEL: 'silent',
} as const;
const log = pino({ level: 'silent' });
const counts = { holds: 0, FAILS: 0, skipped: 0 };
try {
  const providers = await loadProviders(file);
  for await (const { kind, name, says, fault, isLeftOut } of tryAll(providers, (kind, name) =>
    openOwn(config, kind, name, { log }),
  )) {
    const state = fault === null ? 'holds' : isLeftOut ? 'skipped' : 'FAILS';
    counts[state] += 1;
    console.log(`${state.padEnd(7)}  ${kind} ${name}: ${says}${fault === null ? '' : `\n         ${fault}`}`);
  }
  console.log(`${counts.holds} hold, ${counts.FAILS} fail, ${counts.skipped} skipped`);
} catch (error) {
  console.error((error as Error).message);
  counts.FAILS += 1;
}
// A provider may hold connections open.
process.exit(counts.FAILS > 0 ? 1 : 0);

function readArguments(): string {
  try {
    const [named, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (!named || more.length > 0) return failUsage('Required: one file', usage);
    return path.resolve(named);
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
