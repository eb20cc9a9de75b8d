import { type ResizeJob, resize } from './resize.ts';

interface Message extends ResizeJob {
  number: number;
}

addEventListener('message', async ({ data: { number, ...job } }: MessageEvent<Message>) => {
  try {
    postMessage({ number, resized: await resize(job) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
});
