import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { screens } from './repository.ts';

// What a browser's translator does to a page: it replaces text nodes, which React then doesn't find, and it changes what
// must stay as it is.
const planted = 'web/src/lib/translation/translated-page.test.tsx';
const inPlanted = (found: string[]) => found.filter((item) => item.startsWith(planted));
const elsewhere = (found: string[]) => found.filter((item) => !item.startsWith(planted));

test('a text beside something that comes and goes has an element of its own', () => {
  expect(screens.length).toBeGreaterThan(200);
  const found = findBareTexts([...screens, planted]);
  expect(inPlanted(found)).toHaveLength(4);
  expect(elsewhere(found)).toEqual([]);
}, 120_000);

test('times, amounts, counts, names and codes that stand alone are not translated', () => {
  const found = findTranslatedValues([...screens, planted]);
  expect(inPlanted(found)).toHaveLength(2);
  expect(elsewhere(found)).toEqual([]);
}, 120_000);

const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike | TypeFlags.Never;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** Something in the place of a child or of a property of an element. */
interface Given {
  at: string;
  /** `slot`: whatever the component's own property holds, which may be a text. */
  kind: 'text' | 'slot' | 'element';
  /** Of a slot: `Button.children`. */
  slots: string[];
  /** It isn't always there, or not always of the same kind. */
  comesAndGoes: boolean;
}

interface Element {
  children: Given[];
  /** Of a component: what its properties are given, by `Button.icon`. */
  properties: [slot: string, given: Given][];
}

/**
 * The texts without an element of their own that stand beside something that comes and goes, as in
 * `{busy && <Spinner />} {text}`. A component's property that takes elements and texts counts where it is given a text.
 */
function findBareTexts(files: readonly string[]): string[] {
  const elements = readSources(files, elementsIn);
  const beside = elements.flatMap(({ children }) =>
    children.filter((item) => children.some((other) => other !== item && other.comesAndGoes)),
  );
  const slots = new Set(beside.flatMap((item) => item.slots));
  const given = elements.flatMap(({ properties }) => properties);
  // A property that is handed on to such a property is one, too.
  for (let known = -1; known < slots.size; ) {
    known = slots.size;
    for (const [slot, first] of given) if (slots.has(slot)) for (const own of first.slots) slots.add(own);
  }
  const inSlots = given.flatMap(([slot, first]) => (slots.has(slot) ? [first] : []));
  return [...new Set([...beside, ...inSlots].flatMap(({ kind, at }) => (kind === 'text' ? [at] : [])))];
}

function elementsIn(file: string, source: ast.SourceFile, checker: Checker): Element[] {
  const elements: Element[] = [];
  const visit = (node: ast.Node, component: string): void => {
    const own = ast.isFunctionDeclaration(node) ? (node.name?.text ?? component) : component;
    if (ast.isJsxElement(node) || ast.isJsxFragment(node) || ast.isJsxSelfClosingElement(node)) read(node, own);
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, '');
  return elements;

  function read(node: ast.JsxElement | ast.JsxFragment | ast.JsxSelfClosingElement, component: string): void {
    const children = ast.isJsxSelfClosingElement(node) ? [] : node.children.flatMap((child) => judge(child, component));
    const head = ast.isJsxElement(node) ? node.openingElement : ast.isJsxSelfClosingElement(node) ? node : null;
    const tag = head?.tagName.getText(source) ?? '';
    const properties = /^[A-Z]/.test(tag) ? children.map((item) => [`${tag}.children`, item] as [string, Given]) : [];
    for (const item of head?.attributes.properties ?? []) {
      if (!/^[A-Z]/.test(tag) || !ast.isJsxAttribute(item) || !item.initializer) continue;
      for (const given of judge(item.initializer, component))
        properties.push([`${tag}.${item.name.getText(source)}`, given]);
    }
    elements.push({ children, properties });
  }

  /** Nothing for what isn't rendered: comments, and blanks, which translators leave alone. */
  function judge(node: ast.Node, component: string): Given[] {
    const at = `${file}:${lineOf(source, node.getStart(source))} ${node.getText(source).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`;
    const text: Given = { at, kind: 'text', slots: [], comesAndGoes: false };
    if (ast.isJsxText(node) || ast.isStringLiteral(node)) return node.text.trim() === '' ? [] : [text];
    if (!ast.isJsxExpression(node)) return [{ ...text, kind: 'element' }];
    let expression = node.expression;
    while (expression && ast.isParenthesizedExpression(expression)) expression = expression.expression;
    if (!expression || (ast.isStringLiteral(expression) && expression.text.trim() === '')) return [];
    const types = typesOf(checker.getTypeAtLocation(expression));
    const isNothing = types.some(({ flags }) => flags & NOTHING);
    const isText = types.some(mayBeText);
    const isElement = types.some(({ flags }) => !(flags & (NOTHING | TEXT)));
    const isChosen = ast.isConditionalExpression(expression) || ast.isBinaryExpression(expression);
    const isList = ast.isCallExpression(expression);
    const comesAndGoes = isNothing || (isElement && (isText || isChosen || isList));
    const slots = isText && isElement ? propertiesIn(expression).map((name) => `${component}.${name}`) : [];
    return [{ at, kind: !isText ? 'element' : slots.length > 0 ? 'slot' : 'text', slots, comesAndGoes }];
  }

  /** The names in an expression that may be elements as well as texts. */
  function propertiesIn(node: ast.Node): string[] {
    if (ast.isJsxElement(node) || ast.isJsxSelfClosingElement(node)) return [];
    if (ast.isIdentifier(node)) {
      const types = typesOf(checker.getTypeAtLocation(node));
      const isBoth = types.some(mayBeText) && types.some(({ flags }) => !(flags & (NOTHING | TEXT)));
      return isBoth ? [node.text] : [];
    }
    const names: string[] = [];
    if (!ast.isPropertyAccessExpression(node)) node.forEachChild((child) => void names.push(...propertiesIn(child)));
    return names;
  }
}

function typesOf(type: Type | undefined): Type[] {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes().flatMap(typesOf) : [type];
}

/** `condition && <p />` may also be the condition's own `''` or `0`, which isn't meant to be shown. */
function mayBeText(type: Type): boolean {
  const { value } = type as { value?: unknown };
  const isEmpty =
    type.flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BigIntLiteral) &&
    !Number(value || 0) &&
    !String(value ?? '')
      .trim()
      .replace('0', '');
  return Boolean(type.flags & TEXT) && !isEmpty;
}

const root = path.join(import.meta.dirname, '../..');
const project = path.join(root, 'web/tsconfig.json');

// One for all tests: opening the project reads every module of the web apps.
const api = new API({ cwd: root });
afterAll(() => api.close());
const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProject(project)!;

/** Reads parsed modules of the web apps; types can be asked for while `read` runs. */
function readSources<T>(
  files: readonly string[],
  read: (file: string, source: SourceFile, checker: Checker) => T[],
): T[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} isn't part of ${project}`);
    return read(file, source, checker);
  });
}

function lineOf(source: SourceFile, start: number): number {
  return source.text.slice(0, start).split('\n').length;
}

/** Functions whose result is read as it is: times, short dates, amounts, counts, phones, file names. */
const formats = new Set([
  ...['formatMoney', 'money', 'formatNumber', 'formatPercent', 'formatBytes', 'sayCount'],
  ...['formatTime', 'timeIn', 'formatSlot', 'formatSpan', 'clockText', 'formatDate', 'formatDateRange', 'weekName'],
  ...['showMoment', 'showMomentIn', 'showTimeIn', 'showAge', 'showDay'],
  ...['groupPhone', 'chipName', 'shortenName'],
]);
/** Properties of applications and people that are read as they are. */
const properties = new Set(['reference', 'firstName', 'lastName', 'email', 'phone', 'ip', 'fileName']);
/** People by whose name somebody is meant. */
const people = /\b(advisor|account|visit|row|actor|assignee|by|avalData|person)\??$/;
/** Texts of the apps have names such as `t.email`. */
const isTexts = /^(t|words|names|texts)$/;

/**
 * Values that stand alone and outside of any element with `translate="no"`, where a browser's translator may change them:
 * a name becomes a word, `1,200` becomes `1.200`. Sentences that contain values may be translated.
 */
function findTranslatedValues(files: readonly string[]): string[] {
  return readSources(files, (file, source) => {
    const found: string[] = [];
    const add = (node: ast.Node) => {
      const text = node.getText(source).replaceAll(/\s+/g, ' ');
      found.push(`${file}:${lineOf(source, node.getStart(source))} ${text.slice(0, 60)}`);
    };
    const visit = (node: ast.Node, kept: boolean): void => {
      const head = ast.isJsxElement(node) ? node.openingElement : null;
      const tag = head?.getText(source) ?? '';
      // Translators leave drawings alone.
      const own = kept || /\btranslate="no"|^<(text|Line)\b/.test(tag);
      // A monospaced font is for codes.
      if (head && !own && /^<[a-z]/.test(tag) && /\bfont-mono\b/.test(tag)) add(head);
      if (ast.isJsxExpression(node) && node.expression && !ast.isJsxAttribute(node.parent) && !own)
        valuesIn(node.expression, source).forEach(add);
      node.forEachChild((child) => visit(child, own));
    };
    visit(source, false);
    return found;
  });
}

/** The values among what an expression may show; those inside a sentence are its arguments. */
function valuesIn(node: ast.Expression, source: ast.SourceFile): ast.Expression[] {
  if (ast.isParenthesizedExpression(node)) return valuesIn(node.expression, source);
  if (ast.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((item) => valuesIn(item, source));
  if (ast.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ast.SyntaxKind.AmpersandAmpersandToken) return valuesIn(node.right, source);
    // `name || t.unnamed` is one value.
    return valuesIn(node.left, source).length > 0 ? [node] : valuesIn(node.right, source);
  }
  if (ast.isCallExpression(node)) return formats.has(node.expression.getText(source)) ? [node] : [];
  if (!ast.isPropertyAccessExpression(node)) return [];
  const [of, name] = [node.expression.getText(source), node.name.text];
  return (properties.has(name) && !isTexts.test(of)) || (name === 'name' && people.test(of)) ? [node] : [];
}
