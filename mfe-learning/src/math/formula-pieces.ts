import mathup from 'mathup';

/** How many characters fit on a line of a lesson on a phone at twice the text size. */
const LINE = 11;

/** Where a long formula may break, as in print: behind a comma, and before a relation, a plus or a minus. */
const BREAK_BEFORE = new Set(['=', '≠', '<', '>', '≤', '≥', '≈', '+', '−', '⇒', '→']);

/**
 * The formula as one `<math>`, or a long one as several. No browser breaks a line inside of `<math>`.
 * @returns nodes for the page; spaces between pieces are where the line may break
 */
export function formulaPieces(formula: string, block: boolean): Node[] {
  const whole = mathup(formula).toDOM() as Element;
  const parts = whole.textContent.length > LINE ? groups([...whole.children]) : [[...whole.children]];
  return parts.flatMap((part, index) => {
    const math = whole.cloneNode(false) as Element;
    if (block) math.setAttribute('displaystyle', 'true');
    // A sign that begins a piece is set like the one of "-3". It has the space of the text before it, and as much behind.
    if (index > 0 && part[0]?.localName === 'mo') {
      part[0].setAttribute('lspace', '0');
      part[0].setAttribute('rspace', '0.25em');
    }
    math.replaceChildren(...part);
    return index > 0 ? [document.createTextNode(' '), math] : [math];
  });
}

function groups(children: readonly Element[]): Element[][] {
  const made: Element[][] = [[]];
  for (const child of children) {
    const breaks = child.localName === 'mo' && BREAK_BEFORE.has(child.textContent);
    const current = made.at(-1);
    const isNext = current?.at(-1)?.textContent.endsWith(',');
    if (!current || ((breaks || isNext) && current.length > 0)) made.push([child]);
    else current.push(child);
  }
  return made;
}
