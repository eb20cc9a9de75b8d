import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Turns React into modules. It is published as CommonJS, from which a bundler keeps every export and accesses it
 * through helpers. As modules, exports that no screen uses are left out, and a first screen needs no script with
 * helpers. Only the module format changes, line by line, and only in builds with production React. A file with a
 * different structure fails the build.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: ({ mode }, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && mode === 'production' && process.env.NODE_ENV !== 'development',
    enforce: 'pre',
    // React and libraries also look up names that exist only in development or in older versions of React, and work
    // without them.
    onLog: (_, { code, message }) => (code === 'IMPORT_IS_UNDEFINED' && ofReact.test(message) ? false : undefined),
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/[\w-]+)?$/ },
      handler: (id) => reactFiles[id] ?? null,
    },
    transform: {
      filter: { id: /node_modules\/.*\.m?js$/, code: /\bexports\.|\bfrom ["']react(-dom)?["']/ },
      handler: (code, id) => (Object.values(reactFiles).includes(id) ? asModule(code) : withoutDefault(code)),
    },
  };
}

const ofReact = /\/cjs\/(react|scheduler)[\w-]*\.production\.js/;
const packages = createRequire(import.meta.url);
const production = (name: string, file: string) =>
  path.join(path.dirname(packages.resolve(`${name}/package.json`)), `cjs/${file}.production.js`);
/** The files of production React, by the names they are imported by. */
export const reactFiles: Readonly<Record<string, string>> = {
  react: production('react', 'react'),
  'react/jsx-runtime': production('react', 'react-jsx-runtime'),
  'react-dom': production('react-dom', 'react-dom'),
  'react-dom/client': production('react-dom', 'react-dom-client'),
  scheduler: production('scheduler', 'scheduler'),
};

/** Converts a CommonJS file that only assigns named exports and requires others by name into a module. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replace(/^(?:var | {2})(\w+) = require\("([\w/-]+)"\)[,;]$/gm, (_, name: string, file: string) => {
      imports.push(`import * as ${name} from '${file}';`);
      return '';
    })
    .replace(/^exports\.(\w+) = void 0;$/gm, 'var $1$$;');
  const assigned = [...body.matchAll(/^ *exports\.(\w+) =(?!=)/gm)].map(([, name = '']) => name);
  const once = (name: string) => assigned.filter((other) => other === name).length === 1;
  const named = body
    .replace(/^exports\.(\w+) =(?!=)/gm, (line, name: string) => (once(name) ? `const ${name}$ =` : line))
    .replace(/\bexports\.(\w+)/g, '$1$$');
  if (/\b(require\(|module\.|exports\b)/.test(named)) throw new Error('this version of React has another shape');
  const names = [...new Set(assigned)].map((name) => `${name}$ as ${name}`);
  return `${imports.join('\n')}\n${named}\nexport { ${names.join(', ')} };`;
}

/** A module that imports React's default export, which is all of React, imports it as a namespace instead. */
function withoutDefault(code: string): string | null {
  const changed = code.replace(
    /^import ([\w$]+)(?:, (\{[^}]*\}))? from (["']react(?:-dom)?["']);/gm,
    (_, name: string, named: string | undefined, from: string) =>
      `import * as ${name} from ${from};${named ? ` import ${named} from ${from};` : ''}`,
  );
  return changed === code ? null : changed;
}
