import { withThousands } from '@ninefold/learning';
import mathup from 'mathup';
import { spokenPiece } from '../speech/spoken-math';

/** Characters per line on a phone with double text size. */
const LINE = 11;

/** Line breaks as in print: after a comma, and before relations and signs. */
const BREAK_BEFORE = new Set(['=', '≠', '<', '>', '≤', '≥', '≈', '+', '−', '⇒', '→']);

/**
 * One `<math>`, or several for a long formula, because browsers do not break lines inside of `<math>`.
 * @returns nodes; lines can break at the spaces between pieces
 */
export function formulaPieces(formula: string, block: boolean): Node[] {
  const whole = mathup(formula).toDOM() as Element;
  for (const number of whole.querySelectorAll('mn')) number.textContent = withThousands(number.textContent);
  const parts = whole.textContent.length > LINE ? groups([...whole.children]) : [[...whole.children]];
  return parts.flatMap((part, index) => {
    const math = whole.cloneNode(false) as Element;
    if (block) math.setAttribute('displaystyle', 'true');
    // A leading operator is set like a prefix sign, so the spaces around it have to be explicit.
    if (index > 0 && part[0]?.localName === 'mo') {
      part[0].setAttribute('lspace', '0');
      part[0].setAttribute('rspace', '0.25em');
    }
    math.replaceChildren(...part);
    // Browsers leave MathML out of names, and make "1 6" of "1/6" in descriptions.
    const words = spokenPiece(math, index > 0);
    // A description has no lines: two equations would be read as one.
    math.setAttribute('aria-label', block && index === parts.length - 1 ? `${words}.` : words);
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
