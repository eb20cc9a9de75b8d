import type { Plugin } from 'vite';

/**
 * Compiles `import()` without Vite's helper, which costs 1 KB of every first load and only serves chunks with their own
 * styles. Here all styles are in one file; a chunk with its own styles fails the build.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const styles = file.type === 'chunk' && file.isDynamicEntry ? file.viteMetadata?.importedCss : null;
        if (styles?.size) this.error(`${file.fileName} has styles of its own; import them in its styles.css`);
      }
    },
  };
}
