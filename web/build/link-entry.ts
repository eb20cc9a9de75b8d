import type { Plugin, Rolldown } from 'vite';

/**
 * Links the scripts of the entry, so that they are fetched together and not one after the other. With HTTP/1.1 a phone
 * fetches six files at a time, in the order of the page: first the largest script, for which everything waits, then the
 * scripts that the server links for the URL, and last the entry's small ones.
 */
export function linkEntry({ entry, atOnce, base }: { entry: string; atOnce: string[]; base: string }): Plugin {
  const isEntry = (module: string) => module === entry;
  return {
    name: 'link-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const size = (name: string) => files.find((file) => file.fileName === name)?.code.length ?? 0;
        const started = files.filter((file) => file.moduleIds.some((module) => atOnce.includes(module)));
        const scripts = [...entryScripts([chunk, ...started], files, isEntry)].toSorted((a, b) => size(b) - size(a));
        const own = scripts.find((name) => files.find((file) => file.fileName === name)?.moduleIds.some(isEntry));
        if (!own) throw new Error('no script has the entry in it');
        const tag = (name: string) =>
          name === own
            ? `<script type="module" crossorigin src="${base}${name}"></script>`
            : `<link rel="modulepreload" crossorigin href="${base}${name}">`;
        const [large, small] = [0, 1].map((late) =>
          scripts.filter((name) => Number(size(name) < smallScript) === late).map(tag),
        ) as [string[], string[]];
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace('<!--head-->', [...large, '<!--head-->', ...small].join('\n    '));
      },
    },
  };
}

/** In characters. */
const smallScript = 5000;

function entryScripts(
  entries: (Rolldown.OutputChunk | undefined)[],
  files: Rolldown.OutputChunk[],
  isEntry: (module: string) => boolean,
): Set<string> {
  const names = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || names.has(chunk.fileName)) return;
    // A page whose entry is in another script contains only imports.
    if (chunk !== entries[0] || chunk.moduleIds.some(isEntry)) names.add(chunk.fileName);
    for (const name of chunk.imports) follow(files.find((file) => file.fileName === name));
  };
  for (const chunk of entries) follow(chunk);
  return names;
}
