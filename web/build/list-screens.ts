import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `.vite/screens.json`: for each path of the route table, in its order, the scripts its screen needs besides
 * those that index.html names. The server links them in the page, so that they are fetched together with the app.
 */
export function listScreens(table: string | undefined): Plugin {
  return {
    name: 'list-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
        if (!chunk || seen.has(chunk.fileName)) return seen;
        seen.add(chunk.fileName);
        for (const name of chunk.imports)
          withImports(
            chunks.find(({ fileName }) => fileName === name),
            seen,
          );
        return seen;
      };
      const always = withImports(chunks.find(({ isEntry, name }) => isEntry && name === 'index'));
      const screens = (table ? readRoutes(table) : []).map(({ path, module }) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
        if (!chunk) this.error(`no script has the screen ${path}`);
        return { path, files: [...withImports(chunk)].filter((file) => !always.has(file)) };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screens, null, 1) });
    },
  };
}

function readRoutes(table: string): { path: string; module: string }[] {
  const rows = readFileSync(table, 'utf8').matchAll(/path: '([^']+)',\s*load: \(\) => import\('([^']+)'\)/g);
  return [...rows].map(([, path = '', file = '']) => ({ path, module: resolve(table, '..', file) }));
}
