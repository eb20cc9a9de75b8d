import type { Plugin } from 'vite';

/**
 * Makes `import()` what it is without vite's helper, which costs 1 KB of every first load and is there for chunks with
 * styles of their own. Here all styles are in one file, so a chunk that brings its own fails the build.
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
