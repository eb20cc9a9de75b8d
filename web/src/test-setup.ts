import { beforeEach } from 'vitest';

// All test files share one origin, and with it what the browser keeps: each begins as on a phone that was never here.
localStorage.clear();
beforeEach(() => localStorage.clear());
