import type { Plugin, Rolldown } from 'vite';

/** Links the scripts that the entry imports, so that they are fetched together with it and not one after the other. */
export function linkEntry(): Plugin {
  return {
    name: 'link-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const imported = new Set<string>();
        const follow = (file: string) => {
          if (imported.has(file)) return;
          imported.add(file);
          const next = bundle?.[file] as Rolldown.OutputChunk | undefined;
          next?.imports.forEach(follow);
        };
        chunk?.imports.forEach(follow);
        const attrs = (file: string) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` });
        const tags = [...imported].map((file) => ({ tag: 'link', attrs: attrs(file), injectTo: 'head' as const }));
        return { html, tags };
      },
    },
  };
}
