import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { countryCodes } from '@volante/contract/country.ts';
import { createScreenshotReader } from '../../reader/screenshots/child-reader.ts';
import type { Read, Screenshot } from '../../reader/screenshots/ocr.ts';

interface Request extends Omit<Screenshot, 'image'> {
  file: string;
  path?: string;
}

const reader = createScreenshotReader();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(await answer(line)));
}
await reader.close();

/** Handles one line with a request. Errors become its response, so that the next line is still handled. */
async function answer(line: string): Promise<object> {
  let file: string | null = null;
  try {
    const request = JSON.parse(line) as Request;
    file = request.file;
    const image = await readFile(resolve(request.path ?? request.file));
    const reading = await reader.read({
      image,
      platform: request.platform ?? 'other',
      uploadType: request.uploadType,
      country: request.country ?? countryCodes[0],
      capturedAt: request.capturedAt ?? new Date().toISOString().slice(0, 10),
    });
    const { fullName, rating, weekStart, amount, proposed, labels, boxes, ...rest } = reading;
    const fields = Object.entries({ fullName, rating, weekStart, amount });
    // A screen of another platform has no proposal.
    const shown = (read: Read<unknown> | null) => (reading.reason === 'other_platform' ? null : (read?.value ?? null));
    const values = fields.map(([field, read]) => [field, shown(read)]);
    const confidences = fields.flatMap(([field, read]) => (read ? [[field, read.confidence]] : []));
    return { file, ...Object.fromEntries(values), ...rest, confidences: Object.fromEntries(confidences) };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
}
