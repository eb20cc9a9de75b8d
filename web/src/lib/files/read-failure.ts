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
    for (const file of files) await readBytes(file);
    return null;
  } catch (error) {
    return error;
  }
}

/** Its bytes. Rejects like the browser if a cloud doesn't deliver them in time. */
export async function readBytes(file: Blob): Promise<ArrayBuffer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The file is not delivered.', 'NotReadableError')), LONGEST);
  });
  try {
    return await Promise.race([file.arrayBuffer(), late]);
  } finally {
    clearTimeout(timer);
  }
}

// "File read errors" of the File API.
const names = ['NotReadableError', 'NotFoundError', 'SecurityError'];
/** In ms; a phone fetches a file of 5 MB from its cloud within that. */
const LONGEST = 60_000;
