const DASHES = /[\u2010-\u2015\u2043\u207b\u208b\u2212\u2796]/g;
const QUOTES = /['\u2018\u2019\u02b9\u02bc\u2032`\u00b4]/g;
const SLASHES = /[\u2044\u2215\u00f7]/g;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/**
 * What a keyboard, a phone or another program writes for the same thing, as one sign: each dash is "-", "½" is " 1/2", each
 * space is a blank, "²" is "^2", full-width digits and signs are the usual ones. What is not seen is left out.
 */
export function plainSigns(text: string): string {
  return (
    text
      .replace(QUOTES, "'")
      .replace(/[\u00bc-\u00be\u2150-\u215f\u2189]/g, ' $& ')
      // Normalized, "5²" would be 52.
      .replace(new RegExp(`[${RAISED}]+`, 'g'), (digits) => `^${asPlain(digits, RAISED)}`)
      .replace(new RegExp(`[${LOWERED}]+`, 'g'), (digits) => `_${asPlain(digits, LOWERED)}`)
      .normalize('NFKC')
      .replace(DASHES, '-')
      .replace(SLASHES, '/')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function asPlain(digits: string, from: string): string {
  return [...digits].map((digit) => from.indexOf(digit)).join('');
}
