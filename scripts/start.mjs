// npm start: installs and builds what is missing, then runs the product until it is told to stop.
import path from 'node:path';
import { prepare, root } from './bootstrap.mjs';
import { buildWeb } from './build-web.mjs';
import { launch } from './launch.mjs';
import { serverFlags } from './server-flags.mjs';

const node = prepare();
buildWeb(node);
process.exitCode = await launch(node, [...serverFlags, path.join(root, 'server', 'main.ts')]);
