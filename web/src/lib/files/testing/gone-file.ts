/**
 * A chosen file whose bytes can't be read any more, as one whose cloud doesn't answer: it was written in the browser's own storage,
 * chosen, and deleted.
 */
export async function goneFile(name: string, type: string): Promise<File> {
  const folder = await navigator.storage.getDirectory();
  const place = crypto.randomUUID();
  const handle = await folder.getFileHandle(place, { create: true });
  const writer = await handle.createWritable();
  await writer.write('the bytes of a file');
  await writer.close();
  const stored = await handle.getFile();
  const file = new File([stored], name, { type });
  await folder.removeEntry(place);
  return file;
}

/** Chooses files in an input as they are; the test's own way would copy their bytes. */
export function chooseIn(input: HTMLInputElement, ...files: File[]): void {
  input.files = dataOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops files on a place; returns whether the browser's own way of opening them was prevented. */
export function dropOn(place: Element, ...files: File[]): boolean {
  const event = new DragEvent('drop', { dataTransfer: dataOf(files), bubbles: true, cancelable: true });
  return !place.dispatchEvent(event);
}

/** All inputs for files on the page, in order. */
export function fileInputs(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

function dataOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
