import * as ast from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { lineOf, readSources } from './web-sources.ts';

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
export function findBareTexts(files: readonly string[]): string[] {
  const elements = readSources(files, elementsIn);
  const beside = elements.flatMap(({ children }) =>
    children.filter((one) => children.some((other) => other !== one && other.comesAndGoes)),
  );
  const slots = new Set(beside.flatMap((one) => one.slots));
  const given = elements.flatMap(({ properties }) => properties);
  // A property that is handed on to such a property is one, too.
  for (let known = -1; known < slots.size; ) {
    known = slots.size;
    for (const [slot, one] of given) if (slots.has(slot)) for (const own of one.slots) slots.add(own);
  }
  const inSlots = given.flatMap(([slot, one]) => (slots.has(slot) ? [one] : []));
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
    const properties = /^[A-Z]/.test(tag) ? children.map((one) => [`${tag}.children`, one] as [string, Given]) : [];
    for (const one of head?.attributes.properties ?? []) {
      if (!/^[A-Z]/.test(tag) || !ast.isJsxAttribute(one) || !one.initializer) continue;
      for (const given of judge(one.initializer, component))
        properties.push([`${tag}.${one.name.getText(source)}`, given]);
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
