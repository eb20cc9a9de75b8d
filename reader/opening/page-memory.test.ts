import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as files from '../testing/test-files.ts';
import { createFileInspector } from './inspector.ts';

// On other systems the memory of a process isn't watched.
test.runIf(process.platform === 'linux')(
  'the process that looked for codes on a PDF opens the next one too',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'volante-page-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const others = new Set(openers());
    const inspector = createFileInspector({ children: 1 });
    onTestFinished(() => inspector.close());
    const file = path.join(folder, 'page.pdf');
    await writeFile(file, await files.pdf());
    const open = async () => {
      expect(await inspector.inspect({ path: file, kind: 'pdf', target: `${file}.target` }, 'one')).toMatchObject({
        refusal: null,
      });
      return openers().filter((pid) => !others.has(pid));
    };
    const [first] = await open();
    expect(first).toBeGreaterThan(0);
    expect(await inspector.readCodes(file, 'one')).toEqual([]);
    expect(await open()).toEqual([first]);
  },
);

/** The child processes that open files. */
function openers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1').split(' ').filter(Boolean),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('open-in-child')).map(Number);
}
