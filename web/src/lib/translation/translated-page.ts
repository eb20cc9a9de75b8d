/**
 * Lets React continue in a page that the browser translates. Chrome's translator replaces text nodes by `<font>`
 * elements, while React keeps the nodes: inserting before one or removing it would throw, and new text would be written
 * where nobody sees it. From here on React finds the elements instead, and a text that changes returns to its place, where
 * it is translated again. Must be called before React starts.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  /** What stands in the place of a node that React holds. */
  const standIns = new WeakMap<Node, Element>();
  const shown = (node: Node): Node => standIns.get(node) ?? node;

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    // The translator may also have wrapped it.
    let next = before && shown(before);
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = shown(child);
    if (this.contains(there)) removeChild.call(there.parentNode as Node, there);
    standIns.delete(child);
    return child;
  };

  // The translator has its own copy of these methods, so only an observer notices what it does.
  const observer = new MutationObserver((records) => {
    const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target as Text);
      for (const node of addedNodes) putAway(node);
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find((item) => item && fonts.has(item as Element));
        if (node.nodeType === Node.TEXT_NODE && !node.isConnected && font) replaced(node, font as Element);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  function replaced(text: Node, font: Element): void {
    standIns.set(text, font);
    observer.observe(text, { characterData: true });
  }
  function putBack(text: Text): void {
    const font = standIns.get(text);
    standIns.delete(text);
    if (font?.isConnected) font.replaceWith(text);
  }
  /** React has moved the node, so that nothing needs to stand in for it. */
  function putAway(node: Node): void {
    if (!node.isConnected) return;
    standIns.get(node)?.remove();
    standIns.delete(node);
  }
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT';
