import * as ast from 'typescript/unstable/ast';
import { lineOf, readSources } from './web-sources.ts';

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
export function findTranslatedValues(files: readonly string[]): string[] {
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
  if (ast.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => valuesIn(one, source));
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
