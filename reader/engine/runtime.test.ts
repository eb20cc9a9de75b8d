import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** The runtime that loads the models where these packages are missing, or the message. */
async function loadWithout(...missing: string[]): Promise<string> {
  const program = `
import { registerHooks } from 'node:module';
const missing = ${JSON.stringify(missing)};
registerHooks({
  resolve(name, context, next) {
    if (missing.includes(name)) throw Object.assign(new Error('Cannot find ' + name), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(name, context);
  },
});
const { loadModels } = await import(${JSON.stringify(new URL('models.ts', import.meta.url).href)});
const models = await loadModels({ threads: 1 }).catch((error) => console.log(error.message));
if (models) console.log(models.runtime);
await models?.close();
process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.trim();
}

test('a machine with the native library needs no other', async () => {
  expect(await loadWithout('onnxruntime-web')).toBe('native');
});

test('a machine without it reads by the optional package', async () => {
  expect(await loadWithout('onnxruntime-node')).toBe('wasm');
});

test('a machine without either is told what to install', async () => {
  const said = await loadWithout('onnxruntime-node', 'onnxruntime-web');
  expect(said).toMatch(
    /^No picture can be read: onnxruntime-node has no library for this machine, \w+ on \w+ \(Cannot find/,
  );
  const { 'onnxruntime-web': version } = manifest.optionalDependencies;
  expect(said).toMatch(new RegExp(`npm install --no-save onnxruntime-web@${version}$`));
});
