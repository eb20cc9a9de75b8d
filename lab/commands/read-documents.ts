import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { countryCodes } from '@volante/contract/country.ts';
import { documentTypes } from '@volante/contract/documents/rules.ts';
import * as z from 'zod/mini';
import { createFileInspector } from '../../reader/opening/inspector.ts';
import { createScreenshotReader } from '../../reader/screenshots/child-reader.ts';
import { problemsOf } from '../../server/documents/readings/problems.ts';
import { readDocument } from '../../server/documents/readings/read-document.ts';

const Request = z.object({
  file: z.string(),
  path: z.optional(z.string()),
  documentType: z.optional(z.enum(documentTypes)),
  country: z.optional(z.enum(countryCodes)),
  capturedAt: z.optional(z.string()),
});
const noQuality = { dark: false, blurred: false, cut: false, glare: false, small: false };

const deps = { reader: createScreenshotReader(), inspector: createFileInspector({ children: 1 }) };
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(await answer(line)));
}
await Promise.all([deps.reader.close(), deps.inspector.close()]);

/** Handles one line with a request. Errors become its response, so that the next line is still handled. */
async function answer(line: string): Promise<object> {
  let file: unknown = null;
  try {
    const sent: unknown = JSON.parse(line);
    file = (sent as { file?: unknown } | null)?.file ?? null;
    const request = Request.parse(sent);
    const { documentType = 'identity_card_front', country = countryCodes[0] } = request;
    const today = (request.capturedAt ?? new Date().toISOString()).slice(0, 10);
    const begun = performance.now();
    const path = resolve(request.path ?? request.file);
    const known = request.country && { country: request.country };
    const reading = await readDocument(deps, { path, documentType, ...known, today, queueKey: '' });
    const { kind, fields, quality } = reading;
    const problems = problemsOf(reading, documentType, country, today);
    return { file, kind, fields, quality: quality ?? noQuality, problems, ms: Math.round(performance.now() - begun) };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
}
