import React from 'react';
import { flushSync } from 'react-dom';
import { beforeEach } from 'vitest';

// React for production has no `act`, by which `render` ends only when all is drawn and its effects have run.
React.act ??= async (draw: () => unknown) => void (await flushSync(draw));

// All test files share one origin, and with it what the browser keeps: each begins as on a phone that was never here.
localStorage.clear();
beforeEach(() => localStorage.clear());

// A press of the test before is not the first tap of a double tap.
beforeEach(() => void dispatchEvent(new MouseEvent('click', { clientX: -999, clientY: -999 })));
