import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apis } from '../../server/core/http/openapi/apis.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'volante-openapi-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeAll(() => run(process.execPath, [path.join(import.meta.dirname, 'openapi.ts'), folder]));

const names = Object.keys(apis);
const TIMEOUT = 300_000;

/** Clients of the driver's API call this address, so it stays as it is. */
const upload = '/media/upload/';

test.each(names)('the %s API has no finding by Redocly’s recommended rules', { timeout: TIMEOUT }, async (name) => {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const file = path.join(folder, `${name}.json`);
  const options = {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  };
  const args = [cli, 'lint', file, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'];
  // It exits with 1 if it finds an error.
  const { stdout } = await run(process.execPath, args, options).catch((error) => error);
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  const found = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  expect(found.filter((line) => !line.startsWith(`no-path-trailing-slash: \`${upload}\``))).toEqual([]);
});

// The rule is that of OpenAPI 3.0. Since 3.1 a requirement may name the roles that a token needs, and ours are its scopes.
const namesRole = /^oas3-operation-security-defined .*\.token\.0: "[a-z]+:[a-z]+" must be listed among scopes\.$/;

test.each(names)('the %s API has no finding by Spectral’s recommended rules', { timeout: TIMEOUT }, async (name) => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const document = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'));
  // An installation with SUPPORT_EMAIL has one.
  document.info.contact = { email: 'help@example.com' };
  const found = await linter.run(document);
  const lines = found.map(({ code, path: place, message }) => `${code} ${place.join('.')}: ${message}`);
  const known = (line: string) =>
    line.startsWith(`path-keys-no-trailing-slash paths.${upload}`) || namesRole.test(line);
  expect(lines.filter((line) => !known(line))).toEqual([]);
});

test('the linters find what is wrong', { timeout: TIMEOUT }, async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const found = await linter.run({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} });
  expect(found.map(({ code }) => code)).toContain('info-contact');
});
