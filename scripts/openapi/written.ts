import { describeApi } from '../../server/core/http/openapi/document.ts';

/** The document of an API, as npm run openapi writes it. */
export async function writtenApi(api: Parameters<typeof describeApi>[0]): Promise<string> {
  return `${JSON.stringify(await describeApi(api), null, 2)}\n`;
}
