import type { Plugin } from 'vite';

/** Names the page `index.html` in every build, independent of the name of its source. */
export function nameIndex(page: string): Plugin {
  return {
    name: 'name-index',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle[page];
      if (!html) return this.error(`the build has no ${page}`);
      html.fileName = 'index.html';
    },
  };
}
