import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `.vite/screens.json`: for each path of the route table, in its order, the scripts its screen needs besides
 * those that its page names. The server links them in the page, so that they are fetched together with the app.
 */
export function listScreens({ page, routes }: { page: string; routes: string | undefined }): Plugin {
  return {
    name: 'list-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((c): c is Rolldown.OutputChunk => c.type === 'chunk');
      const byFile = new Map(chunks.map((c) => [c.fileName, c]));
      const main = chunks.find((c) => c.isEntry && c.facadeModuleId?.endsWith(`/${page}`));
      const always = closure(main?.fileName, byFile);
      const screens = (routes ? readRoutes(routes) : []).map(({ path, module }) => {
        const chunk =
          chunks.find((c) => c.facadeModuleId === module) ?? chunks.find((c) => c.moduleIds.includes(module));
        if (!chunk) this.error(`no chunk for the screen ${path}`);
        return { path, files: [...closure(chunk.fileName, byFile)].filter((file) => !always.has(file)) };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screens, null, 1) });
    },
  };
}

function readRoutes(table: string): { path: string; module: string }[] {
  const rows = readFileSync(table, 'utf8').matchAll(/path: '([^']+)',\s*load: \(\) => import\('([^']+)'\)/g);
  return [...rows].map(([, path = '', file = '']) => ({ path, module: resolve(table, '..', file) }));
}

function closure(
  file: string | undefined,
  byFile: Map<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Set<string> {
  const chunk = file && !seen.has(file) ? byFile.get(file) : undefined;
  if (!chunk) return seen;
  seen.add(chunk.fileName);
  for (const imported of chunk.imports) closure(imported, byFile, seen);
  return seen;
}
