// npm run test:pgbouncer: the product through PgBouncer in transaction mode, started for the test.

import { runSteps } from './steps.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.debian.config.ts', 'scripts/pooler'];
const failed = await runSteps([[{ name: 'pgbouncer', args: vitest }]]);
process.exitCode = failed.length > 0 ? 1 : 0;
