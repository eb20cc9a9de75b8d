import type { FileKind } from '@volante/contract/documents/rules.ts';
import { ChildPool } from '../pool/child-pool.ts';
import { LargeWorkPermit } from '../pool/large-work.ts';
import { PoolError } from '../pool/pool-error.ts';
import type { PoolLoad, WatchPool } from '../pool/pool-settings.ts';
import type { WorkLimits } from '../pool/work-limits.ts';
import type {
  Accepted,
  Drawing,
  Drawn,
  Finding,
  FoundCodes,
  FoundText,
  Inspection,
  Layout,
  Refused,
  TextRow,
  Work,
} from './finding.ts';
import { judgeOneByOne } from './picture-cost/judge-cost.ts';
import { RefusedHeader } from './picture-cost/picture-header.ts';

export interface FileInspector {
  /** Opens one file. Throws a {@link PoolError} that passes if the queue is full, overall or for this application. */
  inspect(inspection: Inspection, applicationId: string): Promise<Finding>;
  /** Joins inspected page pictures into one PDF. Throws as `inspect` does. */
  join(pages: string[], target: string, applicationId: string): Promise<Accepted>;
  /** The rows of a PDF's text layer, see `readPdfText`; empty for a file that can't be read. Throws as `inspect` does. */
  readText(path: string, applicationId: string): Promise<TextRow[]>;
  /** The QR codes on a PDF's first page, see `readPageCodes`; empty for a file that can't be drawn. Throws as `inspect` does. */
  readCodes(path: string, applicationId: string): Promise<FoundCodes['codes']>;
  /** Draws a page of a stored file; for staff, before the drivers' files, unless not `ahead`. Throws as `inspect` does. */
  draw(drawing: Omit<Drawing, 'kind'>, applicationId: string, ahead?: boolean): Promise<Drawn | Refused>;
  /** The layout of a stored picture, see `readLayout`; null for one that can't be read. Throws as `inspect` does. */
  readLayout(path: string, applicationId: string): Promise<Layout | null>;
  /** Closes within `grace` ms; until then, files in progress may finish. */
  close(grace?: number): Promise<void>;
}

export interface InspectorSettings {
  /** How many pictures are opened in parallel, in addition to one PDF at a time. */
  children?: number;
  /** Queue limits, overall and per application. */
  waiting?: { total: number; perKey: number };
  limits?: { picture: WorkLimits; pdf: WorkLimits };
  largeWork?: LargeWorkPermit;
  watch?: WatchPool;
  script?: URL;
}

type Answer = Finding | FoundText | FoundCodes | Drawn | Layout;

/**
 * Opens files in separate processes, started on first use. The cost of most pictures is estimated from their header before they
 * are queued. A file that crashes its process, or exceeds the limits for one file, counts as unreadable.
 */
export function createFileInspector(settings: InspectorSettings = {}): FileInspector {
  const { children = 2, waiting = { total: 96, perKey: 18 }, limits = usualLimits } = settings;
  const largeWork = settings.largeWork ?? new LargeWorkPermit();
  const open = (inParallel: number, memory: number) =>
    new ChildPool<Work, Answer>({
      script: settings.script ?? new URL('./open-in-child.ts', import.meta.url),
      flags: ['--max-old-space-size=192', '--max-semi-space-size=4', '--expose-gc'],
      // Above the limit that is watched, to allow for memory allocated between two checks.
      limits: { memory: 500, computing: 60, niceness: 3 },
      children: inParallel,
      // Whoever sends many files at once leaves a child to the others.
      mostPerKey: Math.max(1, inParallel - 1),
      waiting,
      keepStarted: true,
      replaceAbove: { memory, computing: 30 },
      largeWork,
    });
  // Two pools, since a process with the libraries for both would exceed its memory after nearly every PDF, and starting another
  // one takes longer than opening one. PDFs are large work, which runs one at a time anyway.
  const pools = { pictures: open(children, 145), pdfs: open(1, 200) };
  settings.watch?.(() => sumOf(pools.pictures.load(), pools.pdfs.load()));
  const judge = judgeOneByOne();

  async function run<Found extends Answer = Finding>(
    work: Work,
    key: string,
    large: boolean,
    ahead = false,
  ): Promise<Found | Refused> {
    try {
      const limit = work.kind === 'pdf' || work.kind === 'text' ? limits.pdf : limits.picture;
      return (await pools[isOfPdf(work) ? 'pdfs' : 'pictures'].run({
        work,
        key,
        large,
        ahead,
        limits: limit,
      })) as Found;
    } catch (error) {
      if (!(error instanceof PoolError) || error.passes) throw error;
      return { refusal: 'file_unreadable' };
    }
  }

  async function look(work: Work, key: string, large: boolean): Promise<Finding> {
    const found = await run(work, key, large);
    if ('rows' in found) throw new Error('A file was opened and its text came back.');
    return found;
  }

  return {
    async inspect(inspection, applicationId) {
      try {
        return await look(
          inspection,
          applicationId,
          ALWAYS_LARGE.includes(inspection.kind) || (await judge(inspection.path)).large,
        );
      } catch (error) {
        if (error instanceof RefusedHeader) return { refusal: 'file_unreadable' };
        throw error;
      }
    },
    async join(pages, target, applicationId) {
      const joined = await look({ kind: 'pages', pages, target }, applicationId, false);
      if (joined.refusal !== null) throw new Error('The pages written here cannot be joined.');
      return joined;
    },
    async readText(path, applicationId) {
      const found = await run<FoundText>({ kind: 'text', path }, applicationId, true);
      return 'rows' in found ? found.rows : [];
    },
    async readCodes(path, applicationId) {
      const found = await run<FoundCodes>({ kind: 'codes', path }, applicationId, true);
      return 'codes' in found ? found.codes : [];
    },
    draw: (drawing, applicationId, ahead = true) =>
      run<Drawn | Refused>({ kind: 'drawing', ...drawing }, `pages ${applicationId}`, isLargeDrawing(drawing), ahead),
    async readLayout(path, applicationId) {
      const found = await run<Layout>({ kind: 'layout', path }, applicationId, true);
      return 'steps' in found ? found : null;
    },
    close: async (grace) => {
      await Promise.all([pools.pictures.close(grace), pools.pdfs.close(grace)]);
    },
  };
}

/** Their size is known only to their decoder; a HEIC is the photo of a phone. */
const ALWAYS_LARGE: FileKind[] = ['pdf', 'heic', 'bmp'];

function isOfPdf(work: Work): boolean {
  if (work.kind === 'drawing') return work.mimeType === 'application/pdf';
  return work.kind === 'pdf' || work.kind === 'pages' || work.kind === 'text' || work.kind === 'codes';
}

// A JPEG that we store measures at most 4,096 pixels, and is decoded at half, a quarter or an eighth of that if less is needed. A
// WebP is a page that was drawn before.
function isLargeDrawing({ mimeType, edge }: Omit<Drawing, 'kind'>): boolean {
  return !['image/jpeg', 'image/webp'].includes(mimeType) || edge > 2048;
}

function sumOf(poolLoad: PoolLoad, other: PoolLoad): PoolLoad {
  return { waiting: poolLoad.waiting + other.waiting, working: poolLoad.working + other.working };
}

// Measured for the whole process, including its start:
//   HEIC of 12 / 24 / 48 megapixels   1.1 / 2.0 / 2.5 s   195 / 270 / 300 MB
//   JPEG of 12 / 50 megapixels        0.3 / 0.5 s         100 / 130 MB   (CMYK of 12: 1.1 s, 125 MB)
//   progressive JPEG of 36            0.7 s               225 MB
//   WebP / PNG of 12                  0.5 / 0.4 s         185 / 100 MB
//   PDF of 20 scans, 9 MB             0.6 s               150 MB         (of 600 pages: 0.6 s, 135 MB)
// A process that opened, read and drew PDFs rests at up to 190 MB.
const usualLimits = {
  picture: { computing: 8000, memory: 390, timeout: 60_000 },
  pdf: { computing: 1800, memory: 245, timeout: 60_000 },
};
