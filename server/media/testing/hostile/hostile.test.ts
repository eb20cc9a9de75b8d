import { testHostileFiles } from './test-hostile-files.ts';

testHostileFiles(false);
