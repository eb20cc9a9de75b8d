import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `.vite/modules.json`: every source file in the build, relative to the root of the web apps. A test reads it to
 * keep the builds apart.
 */
export function listModules(root: string): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const own = modules.filter((id) => id.startsWith('/') && !id.includes('/node_modules/'));
      const names = [...new Set(own.map((id) => relative(root, id.split('?')[0] ?? '')))].sort();
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(names, null, 1) });
    },
  };
}
