// npm test: all checks; `npm test -- --only unit,types` runs some of them.
import path from 'node:path';
import { prepare, root } from './bootstrap.mjs';
import { launch } from './launch.mjs';

process.exitCode = await launch(prepare(), [path.join(root, 'scripts', 'test.ts'), ...process.argv.slice(2)]);
