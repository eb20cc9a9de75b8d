import { testHostileInput } from './testing/test-hostile-input.ts';

testHostileInput(2);
