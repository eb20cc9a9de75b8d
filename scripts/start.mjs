// npm start: installs and builds what is missing, then runs the product with the sandbox beside it until stopped.
import path from 'node:path';
import { fail, prepare, root } from './bootstrap.mjs';
import { buildWeb } from './build-web.mjs';
import { portFault } from './free-port.mjs';
import { launch } from './launch.mjs';
import { runSandbox } from './run-sandbox.mjs';
import { serverFlags } from './server-flags.mjs';

// Before minutes are spent on packages and builds.
const fault = await portFault(process.env);
if (fault) fail(fault);

const node = prepare();
// Started first, so that it is ready once the web app is built.
const sandbox = runSandbox(node);
buildWeb(node);
const env = await sandbox.settings;
if (env.HOST) {
  console.log(
    'The sandbox is running, so only this machine can reach the product. To let a phone in: HOST=0.0.0.0 npm start',
  );
}
process.exitCode = await launch(node, [...serverFlags, path.join(root, 'server', 'main.ts')], { env });
await sandbox.stop();
// The channel to a slow sandbox would keep this process running.
process.exit();
