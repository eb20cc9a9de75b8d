import { build, type Plugin, type Rolldown } from 'vite';

/** Larger files, in bytes, aren't cached: the PDF reader is of no use without a network. */
const LARGEST = 250_000;

/** Builds the service worker into `offline.js`, with the names of the files of this build that a phone caches. */
export function offlineWorker(entry: string | undefined, base: string): Plugin {
  let outDir = '';
  let kept: string[] = [];
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter(
        (file) => file.fileName.startsWith('assets/') && sizeOf(file) <= LARGEST,
      );
      kept = files.map((file) => base + file.fileName).sort();
    },
    async writeBundle() {
      if (!entry) return;
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { OFFLINE_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: { entry, name: 'offline', formats: ['iife'], fileName: () => 'offline.js' },
        },
      });
    },
  };
}

function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  return file.type === 'chunk' ? file.code.length : file.source.length;
}
