import { createHash } from 'node:crypto';

/** Inline styles and their source for the content security policy. */
export interface InlineStyles {
  css: string;
  /** `'sha256-…'` */
  source: string;
}

interface Block {
  /** What stands before the brace: a selector, `@media …`, `@layer …`. */
  prelude: string;
  /** Null for a statement without a block. */
  body: string | null;
  /** The blocks in it, of a rule that groups others. */
  inner: Block[] | null;
  /** For each selector the classes it needs; empty for whatever needs none. */
  classes: string[][];
}

/**
 * Extracts the stylesheet rules that a page's HTML uses, so that it can be painted before the full stylesheet arrives.
 * `always` is added to each. Cached by the page's set of classes.
 */
export function stylesFor(sheet: string, always = ''): (html: string) => InlineStyles {
  const blocks = parse(sheet.replace(/\/\*.*?\*\//gs, ''));
  const known = new Map<string, InlineStyles>();
  return (html) => {
    const lists = classListsIn(html);
    const key = [...lists].join('|');
    const before = known.get(key);
    if (before) return before;
    const css = named(write(blocks, classesOf(lists))) + always;
    const styles = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
    // As many as there are screens in their usual states.
    if (known.size >= MOST) known.clear();
    known.set(key, styles);
    return styles;
  };
}

const MOST = 500;

/** The values of the class attributes, as they stand in the page. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length;
    at = html.indexOf('"', start);
    lists.add(html.slice(start, at));
  }
  return lists;
}

const attribute = ' class="';

function classesOf(lists: ReadonlySet<string>): Set<string> {
  const text = [...lists].join(' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return new Set(text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(' '));
}

function write(blocks: readonly Block[], classes: ReadonlySet<string>): string {
  return blocks
    .map(({ prelude, body, inner, classes: needed }) => {
      if (body === null) return `${prelude};`;
      if (inner) {
        const kept = write(inner, classes);
        return kept && `${prelude}{${kept}}`;
      }
      return needed.some((all) => all.every((one) => classes.has(one))) ? `${prelude}{${body}}` : '';
    })
    .join('');
}

/** Without the variables and the movements that nothing kept names; the whole sheet brings them. */
function named(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isNamed = (name: string) => css.split(name).length > 2;
  return css
    .replace(/(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;}"])*;?/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) => (isNamed(name) ? rule : ''));
}

function parse(css: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  while (from < css.length) {
    const end = css.slice(from).search(/[{;]/);
    if (end === -1) break;
    const at = from + end;
    const prelude = css.slice(from, at).trim();
    if (css[at] === ';') {
      blocks.push({ prelude, body: null, inner: null, classes: [] });
      from = at + 1;
      continue;
    }
    const close = closing(css, at);
    const body = css.slice(at + 1, close);
    const groups = /^@(media|supports|layer|container)\b/.test(prelude);
    blocks.push({ prelude, body, inner: groups ? parse(body) : null, classes: neededBy(prelude) });
    from = close + 1;
  }
  return blocks;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('the stylesheet has an unclosed brace');
}

function neededBy(selectors: string): string[][] {
  if (selectors.startsWith('@')) return [[]];
  // What must not be there is needed by nothing.
  const positive = selectors.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return splitSelectors(positive).map((selector) =>
    [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
  );
}

/** At commas outside of brackets, and of those that belong to a class. */
function splitSelectors(selectors: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (let at = 0; at < selectors.length; at++) {
    const sign = selectors[at] ?? '';
    if (sign === '\\') {
      parts[parts.length - 1] += sign + (selectors[++at] ?? '');
      continue;
    }
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
