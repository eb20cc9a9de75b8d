import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { median } from '../run/figures.ts';

/**
 * How soon a chosen photo is shown compared with a bare worker that only shrinks it, and the main thread's work
 * meanwhile.
 */
interface Ready {
  /** Medians, in ms. */
  shown: number;
  bare: number;
  /** The longest task of the main thread, in ms of CPU time, because wall time is longer on a busy machine. */
  longest: number;
  /** The page process's maximum growth, in MB; null if the system doesn't report it. */
  memory: number | null;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Collects these figures over the photos of a run. */
export class PhotoReady {
  readonly #browser: Browser;
  readonly #page: Page;
  /** A page without a policy, for the bare worker. */
  readonly #blank: Page;
  readonly #shown: number[] = [];
  readonly #bare: number[] = [];
  #longest = 0;
  #memory: number | null = null;

  constructor(browser: Browser, page: Page, blank: Page) {
    this.#browser = browser;
    this.#page = page;
    this.#blank = blank;
  }

  /** Records, in every page opened from now on, when a file is chosen and when its picture is shown. */
  async prepare(): Promise<void> {
    await this.#page.addInitScript(noteTimes);
  }

  /** Runs `choose`, which ends once the photo is shown. Returns how long that took the driver of this browser, in ms. */
  async watch(photo: Buffer, choose: () => Promise<unknown>): Promise<number> {
    this.#bare.push(await this.#blank.evaluate(shrinkBare, photo.toString('base64')));
    await this.#browser.startTracing(this.#page, { categories: ['toplevel', '__metadata'] });
    const begun = performance.now();
    const grown = await growthOf(this.#browser, async () => {
      await choose();
      await this.#page.waitForFunction(() => document.documentElement.dataset.photoMs !== undefined);
    });
    if (grown !== null) this.#memory = Math.max(this.#memory ?? 0, grown);
    const took = performance.now() - begun;
    // By the page's own clock, since passing the file to the browser isn't the page's work.
    const shown = Number(await this.#page.evaluate(() => document.documentElement.dataset.photoMs));
    const { traceEvents } = JSON.parse((await this.#browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    this.#shown.push(shown);
    this.#longest = Math.max(this.#longest, longestTask(traceEvents));
    return took;
  }

  read(): Ready {
    return { shown: median(this.#shown), bare: median(this.#bare), longest: this.#longest, memory: this.#memory };
  }
}

function longestTask(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, tdur, pid, tid }) => /RunTask/.test(name) && tdur && main.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

function noteTimes(): void {
  const notes = () => document.documentElement.dataset;
  let chosen = 0;
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      chosen = performance.now();
      delete notes().photoMs;
    },
    true,
  );
  // A picture's load event never reaches the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      const isPhoto = target instanceof HTMLImageElement && target.src.startsWith('blob:');
      if (isPhoto && chosen > 0) notes().photoMs ??= String(performance.now() - chosen);
    },
    true,
  );
}

/** The minimum work of any page: decode, scale to 2000 px and encode, in a worker; in ms. */
async function shrinkBare(encoded: string): Promise<number> {
  const photo = await (await fetch(`data:image/jpeg;base64,${encoded}`)).blob();
  const code = `onmessage = async ({ data }) => {
    const bitmap = await createImageBitmap(data);
    const scale = 2000 / Math.max(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    postMessage(null);
  }`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const begun = performance.now();
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = reject;
    worker.postMessage(photo);
  });
  const took = performance.now() - begun;
  worker.terminate();
  return took;
}

/** A photo of a document as taken by a phone's camera: 12 megapixels, with grain, about this many bytes. */
export async function makeCameraPhoto(page: Page, bytes: number) {
  await page.goto('about:blank');
  const encoded = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const document = canvas.getContext('2d')!;
    const light = document.createLinearGradient(0, 0, 4000, 3000);
    light.addColorStop(0, '#6f7780');
    light.addColorStop(1, '#b9bec4');
    document.fillStyle = light;
    document.fillRect(0, 0, 4000, 3000);
    document.fillStyle = '#f3ece0';
    document.fillRect(500, 350, 3000, 2300);
    document.fillStyle = '#222';
    document.font = '64px sans-serif';
    for (let y = 500; y < 2600; y += 110)
      document.fillText('María José Núñez Ávila, Av. Juárez 120, Centro, 06050', 620, y);
    const picture = document.getImageData(0, 0, 4000, 3000);
    for (let i = 0; i < picture.data.length; i += 4) {
      const grain = (Math.random() - 0.5) * 22;
      for (let c = 0; c < 3; c++) picture.data[i + c]! += grain;
    }
    document.putImageData(picture, 0, 0);
    for (let quality = 0.97; ; quality -= 0.03) {
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (photo.size > wanted && quality > 0.4) continue;
      const read = new FileReader();
      read.readAsDataURL(photo);
      await new Promise((resolve) => (read.onload = resolve));
      return String(read.result).split(',')[1]!;
    }
  }, bytes);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(encoded, 'base64') };
}

/**
 * The maximum growth of a browser's page processes while `work` runs, in MB of resident memory; a page's workers run in
 * its process. Null if the system doesn't report it (Linux does).
 */
async function growthOf(browser: Browser, work: () => Promise<unknown>): Promise<number | null> {
  const before = (await pagesOf(browser)).map((pid) => ({ pid, resident: startAgain(pid) }));
  await work();
  const grown = before.flatMap(({ pid, resident }) => {
    const peak = readStatus(pid, 'VmHWM');
    return resident === null || peak === null ? [] : [peak - resident];
  });
  return grown.length === 0 ? null : Math.max(...grown) / 1000;
}

async function pagesOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Resets a process's peak memory. Returns its current memory, in KB. */
function startAgain(pid: number): number | null {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    return null;
  }
  return readStatus(pid, 'VmRSS');
}

function readStatus(pid: number, name: string): number | null {
  try {
    const [, kilobytes] =
      readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes);
  } catch {
    return null;
  }
}
