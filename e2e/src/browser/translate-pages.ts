import type { Page } from 'playwright-core';

/**
 * Translates the pages of a tab as browsers do: each text node is replaced by `<font><font>text</font></font>`, now and
 * after each change. The words stay the same, so journeys still find them. Call it before the first navigation.
 * @param names what must not be translated, beside figures
 * @returns the faults so far: nodes that React cannot remove or insert, text that stays old, and translated figures and
 * names
 */
export async function translatePages(page: Page, names: readonly string[] = []): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.exposeBinding('reportFault', (_source, fault: string) => {
    if (!faults.includes(fault)) faults.push(fault);
    // A page that has crashed would let the journey wait.
    if (fault.includes('NotFoundError')) void page.context().close({ reason: fault });
  });
  await page.addInitScript(translate, names);
  return faults;
}

/** Runs in the page. */
function translate(names: readonly string[]): void {
  const { reportFault } = window as unknown as { reportFault(fault: string): void };
  const report = (fault: string) => reportFault(`${location.pathname}: ${fault}`);

  const UNTRANSLATED = 'script, style, textarea, head, font, [translate="no"]';
  const FIGURES =
    /^[\s\d.,:%#@$+\-−–×÷·/=()⁰¹²³⁴-⁹¼-¾⅐-⅞]*[\d¼-¾⅐-⅞][\s\d.,:%#@$+\-−–×÷·/=()⁰¹²³⁴-⁹¼-¾⅐-⅞]*$/;
  /** Terms such as 3x, x², P(A) or 5, with signs between them. One letter alone may be a word or an initial. */
  const FORMULA =
    /^\s*(?:[nxy]|(?:[+−-]?\s*(?:P\([A-Z]\)|[\d.]*[b-z][⁰¹²³⁴-⁹]*|[\d.]+)(?:\s*[+\-−×÷·/=]\s*|\s*$)){2,}|[+−-]?(?:\d[\d.]*[b-z][⁰¹²³⁴-⁹]*|[b-z](?:[⁰¹²³⁴-⁹]+|\s*=)|P\([A-Z]\)))\s*$/;

  /** React changes the nodes that it made, which are no longer on the page. */
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      report(`"${oldValue}" stays instead of "${target.nodeValue}"`);
  });

  function translateText(text: Text): void {
    const { data, parentElement } = text;
    if (!data.trim() || !parentElement || parentElement.closest(UNTRANSLATED)) return;
    const isName = names.some((name) => data.includes(name));
    if (isName || FIGURES.test(data) || FORMULA.test(data))
      report(`"${data}" is translated in ${parentElement.outerHTML.slice(0, 100)}`);
    if (parentElement.closest('svg')) report(`"${data}" is translated in a drawing`);
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(data);
    outer.append(inner);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  }

  function translateAll(root: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (
      let text = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
      text;
      text = walker.nextNode()
    ) {
      texts.push(text as Text);
    }
    texts.forEach(translateText);
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const { removeChild, insertBefore } = Node.prototype;
  const watched = <Result>(node: Node, change: () => Result): Result => {
    try {
      return change();
    } catch (error) {
      report(`"${node.textContent}": ${String(error)}`);
      throw error;
    }
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return watched(child, () => removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    return watched(node, () => insertBefore.call(this, node, before) as Child);
  };
}
