import { createHash } from 'node:crypto';

/** Inline styles and their source for the content security policy. */
export interface InlineStyles {
  css: string;
  /** `'sha256-…'` */
  source: string;
}

interface Block {
  /** What precedes the brace: a selector, `@media …`, `@layer …`. */
  prelude: string;
  /** Null for a statement without a block. */
  body: string | null;
  /** The inner blocks, for a rule that groups others. */
  inner: Block[] | null;
  /** For each selector, the classes, tags and input types that it requires; empty if it requires none. */
  needs: string[][];
}

/** What the request reveals about the device. */
export interface Viewer {
  /** The browser says that it runs on a phone, and no phone is as wide as a computer. */
  phone: boolean;
}

/**
 * Extracts the stylesheet rules that a page's HTML uses, so that the page can be painted before the whole stylesheet arrives.
 * `always` is added each time. The result is cached by the page's classes and tags.
 */
export function stylesFor(sheet: string, always = ''): (html: string, viewer?: Viewer) => InlineStyles {
  const blocks = parse(sheet.replace(/\/\*.*?\*\//gs, ''));
  const narrow = blocksForPhones(blocks);
  const known = new Map<string, InlineStyles>();
  return (html, { phone } = { phone: false }) => {
    const lists = classListsIn(html);
    const tags = tagsIn(html);
    const key = `${phone}|${[...tags].join()}|${[...lists].join('|')}`;
    const before = known.get(key);
    if (before) return before;
    const css = named(write(phone ? narrow : blocks, new Set([...frame, ...tags, ...classesOf(lists)]))) + always;
    const styles = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
    // About as many as there are screens in their usual states.
    if (known.size >= MOST) known.clear();
    known.set(key, styles);
    return styles;
  };
}

const MOST = 500;

/** The values of the class attributes, as they are in the page. */
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

/** The page around the screen contains these. */
const frame = ['html', 'body', 'noscript', 'p', 'script'];

/** Tags, and types of inputs in the form `type=file`. */
function tagsIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, tag = '', type] of html.matchAll(/<([a-z][a-z0-9]*)(?:[^>]*? type="(\w+)")?/g)) {
    found.add(tag);
    if (type) found.add(`type=${type}`);
  }
  return found;
}

/** Without the rules for the width of a computer. */
function blocksForPhones(blocks: readonly Block[]): Block[] {
  return blocks
    .filter(({ prelude }) => Number(/^@media \(min-width:([\d.]+)rem\)$/.exec(prelude)?.[1] ?? 0) < WIDE_REM)
    .map((block) => (block.inner ? { ...block, inner: blocksForPhones(block.inner) } : block));
}

const WIDE_REM = 64;

function classesOf(lists: ReadonlySet<string>): Set<string> {
  const text = [...lists].join(' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return new Set(text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(' '));
}

/**
 * The needed rules, without downloadable fonts: the whole stylesheet has these. A second face of the same font would be
 * downloaded, and the page laid out again, for the first letter that the other one lacks.
 */
function write(blocks: readonly Block[], present: ReadonlySet<string>): string {
  return blocks
    .map(({ prelude, body, inner, needs }) => {
      if (body === null) return `${prelude};`;
      if (prelude === '@font-face' && body.includes('url(')) return '';
      if (inner) {
        const kept = write(inner, present);
        return kept && `${prelude}{${kept}}`;
      }
      return needs.some((all) => all.every((one) => present.has(one))) ? `${prelude}{${body}}` : '';
    })
    .join('');
}

/** Without variables and animations that no remaining rule uses; the whole stylesheet has these. */
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
      blocks.push({ prelude, body: null, inner: null, needs: [] });
      from = at + 1;
      continue;
    }
    const close = closing(css, at);
    const body = css.slice(at + 1, close);
    const groups = /^@(media|supports|layer|container)\b/.test(prelude);
    blocks.push({ prelude, body, inner: groups ? parse(body) : null, needs: neededBy(prelude) });
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
  // Selectors inside :not() aren't required.
  const positive = selectors.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return splitSelectors(positive).map((selector) => [
    ...[...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    ...tagsNeeded(selector),
  ]);
}

/** Tags outside brackets, and input types whose parts only the browser draws. */
function tagsNeeded(selector: string): string[] {
  let outside = selector.replace(/\\./g, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  const tags = [...outside.matchAll(/(?<=^|[\s>+~])[a-z][a-z0-9]*/g)].map(([tag]) => tag);
  const part = Object.keys(partsOf).find((name) => selector.includes(name));
  return part ? [...tags, partsOf[part] as string] : tags;
}

const partsOf: Record<string, string> = {
  '::file-selector-button': 'type=file',
  '::-webkit-date': 'type=date',
  '::-webkit-calendar': 'type=date',
  '::-webkit-search': 'type=search',
  '::-webkit-inner-spin': 'type=number',
  '::backdrop': 'dialog',
};

/** Splits at commas, except those in brackets and those that are part of a class name. */
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
