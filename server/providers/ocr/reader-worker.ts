import { parentPort, workerData } from 'node:worker_threads';
import { NotAnImage } from './engine/picture.ts';
import type { Screenshot } from './ocr.ts';
import { loadPictureReader } from './read-picture.ts';
import type { WorkerMessage } from './reader-pool.ts';

const port = parentPort!;
const say = (message: WorkerMessage): void => port.postMessage(message);

// Pictures may arrive while the models still load: each waits for the promise, and then for its turn.
const loading = loadPictureReader(workerData as { threads: number; runtime?: 'native' | 'wasm' });
let turn: Promise<void> = loading.then(() => say({ loaded: true }));

port.on('message', (screenshot: Screenshot) => {
  turn = turn.then(async () => {
    const reader = await loading;
    try {
      say({ reading: await reader(screenshot) });
    } catch (error) {
      if (!(error instanceof NotAnImage)) throw error;
      say({ notAnImage: error.message });
    }
  });
});
