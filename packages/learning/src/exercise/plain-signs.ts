import { typedCharacters } from '@ninefold/contracts';

const QUOTES = /['\u2018\u2019\u02b9\u02bc\u2032`\u00b4]/g;
const SLASHES = /[\u2044\u2215\u00f7]/g;
const TIMES = /[×·∙⋅•‧・･∗✕✖⨯⨉]/g;
/** `normalize` would turn some of them into the letter o. */
const DEGREES = /[\u00ba\u02da\u2218]/g;

/** Not "0,625", whose comma can only be a decimal one. */
const WITH_THOUSANDS = /(?:^|[^\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)/g;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
/** "³⁄₄" */
const FRACTION = new RegExp(`([${RAISED}]+)[\u2044\u2215/]([${LOWERED}]+)`, 'g');

/**
 * Replaces variants of typing with one form each: all dashes become "-", all signs for a product "*", "½" becomes
 * " 1/2", "²", "**2" and "^{2}" become "^2", "\frac{1}{2}" becomes "1/2", all spaces become blanks, digits of any script
 * and full-width characters become plain ones. Invisible characters are removed.
 */
export function plainSigns(text: string): string {
  const typed = typedCharacters(
    text
      .replace(QUOTES, "'")
      .replace(DEGREES, '°')
      .replace(/[\u00bc-\u00be\u2150-\u215f\u2189]/g, ' $& ')
      .replace(
        FRACTION,
        (_, top: string, bottom: string) => ` ${asPlain(top, RAISED)}/${asPlain(bottom, LOWERED)} `,
      )
      // Before `normalize`, which would turn "5²" into 52.
      .replace(new RegExp(`[${RAISED}]+`, 'g'), (digits) => `^${asPlain(digits, RAISED)}`)
      .replace(new RegExp(`[${LOWERED}]+`, 'g'), (digits) => `_${asPlain(digits, LOWERED)}`)
      .normalize('NFKC'),
  );
  return withoutLatex(typed)
    .replace(/^\$([^$]*)\$$/, '$1')
    .replace(/\*\*|ˆ/g, '^')
    .replace(/\^ ?[{(] ?(\d+) ?[)}]/g, '^$1')
    .replace(TIMES, '*')
    .replace(SLASHES, '/')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * Other meanings of a text of plain signs, for people who separate thousands and decimals with the other sign: "1.250x"
 * and "1,250x" as 1250x, and "1,250x" as 1.25x. Empty if it has no such number.
 */
export const otherSeparators = (plain: string): string[] =>
  [
    plain.replace(WITH_THOUSANDS, (number) => number.replace(/[.,]/g, '')),
    plain.replace(/(\d),(?=\d{3}(?!\d))/g, '$1.'),
  ].filter((text) => text !== plain);

function asPlain(digits: string, from: string): string {
  return [...digits].map((digit) => from.indexOf(digit)).join('');
}

/** Formulas copied from elsewhere: "$\frac{1}{2}$", "3 \cdot x", "50\%". */
function withoutLatex(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\[dt]?frac ?\{([^{}]*)\} ?\{([^{}]*)\}/g, (_, over: string, under: string) =>
      /^[\w.]+$/.test(over + under) ? ` ${over}/${under} ` : ` (${over})/(${under}) `,
    )
    .replace(/\\[dt]?frac ?(\d) ?(\d)/g, ' $1/$2 ')
    .replace(/\^? ?\\circ/g, '°')
    .replace(/\\(?:cdot|times)/g, '*')
    .replace(/\\div/g, '/')
    .replace(/\\text ?\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\(?:left|right|[ ,;:!()[\]])/g, '')
    .replace(/\\([%$])/g, '$1');
}
