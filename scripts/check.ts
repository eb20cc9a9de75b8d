// npm run check: the quick part of npm test, for every save.
import { runSteps } from './steps.ts';
import { testSteps } from './test-steps.ts';

const failed = await runSteps([[testSteps.lint, testSteps.types, testSteps.browsers, testSteps.unit]]);
process.exitCode = failed.length > 0 ? 1 : 0;
