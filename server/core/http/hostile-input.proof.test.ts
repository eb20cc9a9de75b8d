import { describe } from 'vitest';
import { testHostileInput } from './testing/test-hostile-input.ts';

describe.each(['off', 'known_devices'] as const)('with SECOND_FACTOR=%s', (mode) => testHostileInput(2, mode));
