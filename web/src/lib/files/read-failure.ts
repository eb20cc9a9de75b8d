/**
 * True for the browser's error about a chosen file whose bytes can't be read (any more): it was deleted or changed, it is in a
 * cloud that doesn't answer, or it is a folder.
 */
export function isReadFailure(error: unknown): boolean {
  return error instanceof DOMException && names.includes(error.name);
}

/** The error of reading these files; null if all can be read. */
export async function readFailureOf(files: readonly Blob[]): Promise<unknown> {
  try {
    for (const file of files) await file.arrayBuffer();
    return null;
  } catch (error) {
    return error;
  }
}

// "File read errors" of the File API.
const names = ['NotReadableError', 'NotFoundError', 'SecurityError'];
