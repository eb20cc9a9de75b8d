import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates DATA_DIR if it is missing. Throws an error in words if it can't be used. */
export function requireDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR can't be used: ${inWords(error, folder)}.`);
  }
}

/** Why a file or folder can't be used, with who may not. */
export function inWords(error: unknown, file: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    EACCES: `the user ${whoAmI()} may not use ${file}. Give it to them (chown), or start as another user`,
    EPERM: `the user ${whoAmI()} may not use ${file}. Give it to them (chown), or start as another user`,
    EROFS: `${file} is on a read-only file system`,
    ENOTDIR: `${file} is inside something that is not a folder`,
    EEXIST: `${file} is not a folder`,
    EISDIR: `${file} is a folder`,
    ENOENT: `${file} does not exist`,
    ENOSPC: `the disk of ${file} is full`,
  };
  return known[code ?? ''] ?? message;
}

// By number, since a container's user may have no name.
function whoAmI(): string {
  return process.getuid ? String(process.getuid()) : 'of this process';
}
