// npm run check: the quick part of npm test, for every save.
import { runSteps } from './steps.ts';
import { testSteps } from './test-steps.ts';

const steps = testSteps(false);
const failed = await runSteps([[steps.lint, steps.types, steps.browsers, steps.unit]]);
process.exitCode = failed.length > 0 ? 1 : 0;
