// node scripts/run.mjs file.ts args…: runs a TypeScript file of this repository under Node 24.
import { prepare } from './bootstrap.mjs';
import { launch } from './launch.mjs';

process.exitCode = await launch(prepare(), process.argv.slice(2));
