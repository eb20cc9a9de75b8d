import type { Plugin, Rolldown } from 'vite';

/**
 * Copies the bundler's own helpers, a hundred bytes, into the scripts that use them. The bundler always puts them into
 * a separate script, which would cost each first screen a request, or 30 ms on a slow network.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const runtime = chunks.find(
        ({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === '\0rolldown/runtime.js',
      );
      if (!runtime) return;
      const name = runtime.fileName.slice(runtime.fileName.lastIndexOf('/') + 1).replaceAll('.', '\\.');
      const fromRuntime = new RegExp(`import(\\{[^}]*\\})from"\\./${name}";`);
      const helpers = runtime.code.replace(
        /export(\{[^}]*\});?\s*$/,
        (_, names: string) => `return${asObject(names, true)}`,
      );
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          fromRuntime,
          (_, names: string) => `var${asObject(names)}=(()=>{${helpers}})();`,
        );
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        if (chunk.code.includes(runtime.fileName)) this.error(`${chunk.fileName} still imports the bundler's helpers`);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** Turns `{a as b}` of an import (or, reversed, of an export) into the names of an object pattern: `{a:b}`. */
function asObject(names: string, turned = false): string {
  return names.replace(/([\w$]+) as ([\w$]+)/g, turned ? '$2:$1' : '$1:$2');
}
