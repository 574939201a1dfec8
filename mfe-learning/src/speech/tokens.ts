import mathup from 'mathup';

/** A part of a formula that is read as one. */
export type Token =
  | { readonly kind: 'number' | 'letter' | 'words' | 'sign'; readonly text: string }
  | { readonly kind: 'group' | 'root' | 'bar'; readonly inside: Tokens }
  | { readonly kind: 'fraction' | 'power' | 'index'; readonly first: Tokens; readonly second: Tokens };

export type Tokens = readonly Token[];

const KINDS = { mn: 'number', mi: 'letter', mtext: 'words', mo: 'sign' } as const;
const PAIRS = { mfrac: 'fraction', msup: 'power', msub: 'index' } as const;

/** Our own AsciiMath, from the MathML that the page shows. */
export const tokensOfFormula = (formula: string): Tokens =>
  tokensOf([...(mathup(formula).toDOM() as Element).children]);

/** MathML elements of one row. */
export function tokensOf([first, ...rest]: readonly Element[]): Tokens {
  if (!first) return [];
  const thousands = first.localName === 'mn' ? thousandsIn(rest) : [];
  if (thousands.length === 0) return [...tokensIn(first), ...tokensOf(rest)];
  const text = [first, ...thousands].map(({ textContent }) => textContent).join('');
  return [{ kind: 'number', text }, ...tokensOf(rest.slice(thousands.length))];
}

/** The rest of a number such as "1,250", which has three elements. Commas between coordinates are separators. */
function thousandsIn([comma, digits, ...rest]: readonly Element[]): Element[] {
  if (comma?.textContent !== ',' || comma.hasAttribute('separator')) return [];
  if (digits?.localName !== 'mn' || !/^\d{3}(?:\.|$)/.test(digits.textContent)) return [];
  return [comma, digits, ...thousandsIn(rest)];
}

function tokensIn(element: Element): Tokens {
  const { localName: name, children, textContent } = element;
  const text = textContent.trim();
  if (isIn(KINDS, name)) return text === '' ? [] : [{ kind: KINDS[name], text }];
  const parts = [...children];
  if (isIn(PAIRS, name)) {
    const [first = [], second = []] = parts.map((part) => tokensOf([part]));
    return [{ kind: PAIRS[name], first, second }];
  }
  if (name === 'msqrt') return [{ kind: 'root', inside: tokensOf(parts) }];
  if (name === 'mover') return [{ kind: 'bar', inside: tokensOf(parts.slice(0, 1)) }];
  const isFenced = parts[0]?.textContent === '(' && parts.at(-1)?.textContent === ')';
  return isFenced ? [{ kind: 'group', inside: tokensOf(parts.slice(1, -1)) }] : tokensOf(parts);
}

const isIn = <Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  name in names;
