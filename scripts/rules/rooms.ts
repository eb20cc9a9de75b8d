import path from 'node:path';

// A file's room, by its path from the repository root.
export const inContract = (file: string) => file.startsWith('contract/');
export const inServer = (file: string) => file.startsWith('server/');
export const inPostgres = (file: string) => file.startsWith('postgres/');
export const inReader = (file: string) => file.startsWith('reader/');
export const inSandbox = (file: string) => file.startsWith('sandbox/');
export const inWeb = (file: string) => file.startsWith('web/src/');
export const inCore = (file: string) => file.startsWith('server/core/');
export const inProviders = (file: string) => file.startsWith('server/providers/');
export const inMigrations = (file: string) => file.startsWith('server/migrations/');

// A folder of the server is a feature unless it is one of the shared rooms.
export function isFeature(file: string): boolean {
  return (
    /^server\/[a-z-]+\//.test(file) && !/^server\/(config|core|providers|migrations|commands|testing)\//.test(file)
  );
}

// Code that combines features: the app, the entry, the commands.
export function isComposition(file: string): boolean {
  return /^server\/(commands\/.*|app|main|build-deps|job-handlers|start-links)\.ts$/.test(file);
}

export function isStore(file: string): boolean {
  return /(^|[/-])store\.ts$/.test(file);
}

/** `server/earnings` for every file below it. */
export function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

export function webFeature(file: string): string | null {
  return /^web\/src\/(applicant|staff)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

/** Tests and their helpers, by name. */
export function isNamedAsTest(file: string): boolean {
  return /\.(test|spec|on-s3|on-pgbouncer)\.tsx?$/.test(file) || /(^|\/)(test-[a-z-]+\.tsx?$|testing\/)/.test(file);
}

export const folderOf = (file: string) => path.posix.dirname(file);
