import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';
import { inContract, inMigrations, inServer } from './rooms.ts';

/** Who may ask another clock than `deps.now()`, and why. */
const others = [
  // Here the product's clock is made.
  'server/build-deps.ts',
  'server/commands/shell-deps.ts',
  // What a person at the shell left out.
  'server/commands/advisor-arguments.ts',
  'server/commands/read-screenshots.ts',
  // The audit log runs by the clock of the database.
  'server/applications/store.ts',
  // How long somebody has waited, or was silent.
  'server/core/http/idempotency/idempotency.ts',
  'server/media/receive.ts',
  // What a service outside holds against its own clock.
  'server/core/outside/outside-try.ts',
  'server/providers/meetings/access-token.ts',
  'server/providers/meetings/google-meet.ts',
  // Files of the store that went away while they were listed.
  'server/providers/storage/folder.ts',
  'server/providers/storage/s3.ts',
];

function asksAnother(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const sql = [...code.matchAll(/`[^`]*`/g)].join('\n');
  return /\bDate\.now\(\)|\bnew Date\(\)/.test(code) || /(?<![.\w])now\(\)/.test(sql);
}

test('another clock is seen in every way of asking it', () => {
  for (const text of ['Date.now() + 5', 'at ?? new Date()', 'sql`at > now() - interval`', 'sql`now()`']) {
    expect(asksAnother(text), text).toBe(true);
  }
  for (const text of ['deps.now()', 'new Date(at)', 'const at = now();', '// not Date.now()', 'performance.now()'])
    expect(asksAnother(text), text).toBe(false);
});

test('the product decides by one clock', () => {
  const asking = modules
    .filter((file) => (inServer(file) || inContract(file)) && !inMigrations(file) && !isTest(file))
    .filter((file) => asksAnother(readText(file)));
  expect(asking.toSorted()).toEqual(others.toSorted());
});
