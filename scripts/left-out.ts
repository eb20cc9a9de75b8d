import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE } from './test-steps.ts';

const root = path.join(import.meta.dirname, '..');
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).sort();

/** What `npm test` without `--all` leaves out: proofs, and files of journeys that it skips wholly or partly. */
export function leftOut(): { proofs: string[]; journeys: string[] } {
  const journeys = find('e2e/*.spec.ts').map((file) => {
    const declared = readFileSync(path.join(root, file), 'utf8')
      .split(/^ *test\(/m)
      .slice(1);
    const core = declared.filter((text) => text.slice(0, text.indexOf('async (')).includes(CORE));
    return { name: path.basename(file, '.spec.ts'), none: core.length === 0, all: core.length === declared.length };
  });
  return {
    proofs: find('{contract,postgres,reader,server,scripts,sandbox}/**/*.proof.test.ts'),
    journeys: journeys.filter(({ all }) => !all).map(({ name, none }) => (none ? name : `${name} (some)`)),
  };
}

/** The same in words, for the end of a run. */
export function tellLeftOut(): string {
  const { proofs, journeys } = leftOut();
  return [
    'Left out, as npm test -- --all runs them:',
    `  proofs: ${proofs.map((file) => path.basename(file, '.proof.test.ts')).join(', ')}`,
    `  journeys: ${journeys.join(', ')}`,
  ].join('\n');
}
