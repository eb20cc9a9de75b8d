import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';
import { isTest, modules } from './repository.ts';

const root = path.join(import.meta.dirname, '../..');
const project = path.join(root, 'web/tsconfig.json');

/** The modules with the elements of both apps and of the components they share. */
export const screens = modules.filter((file) => /^web\/src\/.*\.tsx$/.test(file) && !isTest(file));

/** Reads parsed modules of the web apps; types can be asked for while `read` runs. */
export function readSources<T>(
  files: readonly string[],
  read: (file: string, source: SourceFile, checker: Checker) => T[],
): T[] {
  const api = new API({ cwd: root });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProject(project)!;
    return files.flatMap((file) => {
      const source = program.getSourceFile(path.join(root, file));
      if (!source) throw new Error(`${file} isn't part of ${project}`);
      return read(file, source, checker);
    });
  } finally {
    api.close();
  }
}

export function lineOf(source: SourceFile, start: number): number {
  return source.text.slice(0, start).split('\n').length;
}
