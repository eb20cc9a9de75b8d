import { createScreenshotReader, type ReaderOptions, type ScreenshotReader } from './ocr.ts';

/** A reader that starts its workers, and loads the models, when it is first asked for anything. */
export function createLazyReader(options: ReaderOptions): ScreenshotReader {
  let reader: ScreenshotReader | null = null;
  let closed = false;
  const started = () => {
    reader ??= createScreenshotReader(options);
    if (closed) void reader.close();
    return reader;
  };
  return {
    read: (screenshot) => started().read(screenshot),
    ready: () => started().ready(),
    async close() {
      closed = true;
      await reader?.close();
    },
  };
}
