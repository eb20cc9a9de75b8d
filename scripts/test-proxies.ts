// npm run test:proxies: two servers behind Debian's nginx and then Caddy, with the files of deploy/.
import { runSteps } from './steps.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.debian.config.ts', 'scripts/proxies'];
const failed = await runSteps([[{ name: 'proxies', args: vitest }]]);
process.exitCode = failed.length > 0 ? 1 : 0;
