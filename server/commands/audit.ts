import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { deriveKeys } from '../core/keys.ts';
import { parseHead, readHeads } from '../providers/audit-anchor/anchor.ts';
import { examineAudit } from '../staff/audit/examine-audit.ts';
import { failUsage } from './shell.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run audit -- verify                        checks every seal, and those kept at AUDIT_ANCHOR
npm run audit -- verify --head 12:5f…          also a seal noted elsewhere: its number and HMAC
npm run audit -- verify --heads FILE           also all seals in a file: the server's log, or a copy of the anchor`;

const { head, heads } = readArguments();

await withDatabase(async ({ config, database }) => {
  const keys = deriveKeys(config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
  const given = [...head.map(parseHead)];
  for (const file of heads) {
    const found = [...readHeads(await readFile(file, 'utf8'))];
    if (found.length === 0) throw new Error(`${file} contains no seal.`);
    given.push(...found);
  }
  const { isWhole, words } = await examineAudit({ db: database.db, keys, config }, given);
  if (!isWhole) process.exitCode = 1;
  return isWhole ? `ok ${words}` : words;
});

function readArguments(): { head: string[]; heads: string[] } {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { head: many, heads: many } });
    const [verb, ...more] = positionals;
    if (verb !== 'verify' || more.length > 0)
      return failUsage(verb ? `Unknown: ${positionals.join(' ')}` : 'Required: a command', usage);
    return values;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
