/** How formulas are read aloud. */
export const copy = {
  /** From zero on. Larger numbers are digits. */
  numbers: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  /** Names of parts, from halves on. */
  parts: 'half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  halves: 'halves',
  /** Powers from the fourth on. */
  powers: 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  squared: 'squared',
  cubed: 'cubed',
  power: (ordinal: string) => `to the ${ordinal} power`,
  powerOf: (exponent: string) => `to the power of ${exponent}`,
  over: (top: string, bottom: string) => `${top} over ${bottom}`,
  fraction: (top: string, bottom: string) => `the fraction with numerator ${top} and denominator ${bottom}`,
  endFraction: 'end fraction',
  and: 'and',
  with: 'with',
  root: (of: string) => `the square root of ${of}`,
  longRoot: (of: string) => `the square root of ${of}, end root`,
  sub: (symbol: string, index: string) => `${symbol} sub ${index}`,
  bar: (symbol: string) => `${symbol} bar`,
  repeating: (digits: string) => `${digits} repeating`,
  group: (inside: string) => `open parenthesis ${inside} close parenthesis`,
  comma: 'comma',
  probability: 'the probability of',
  of: (symbol: string) => `${symbol} of`,
  times: 'times',
  negative: 'negative',
  signs: {
    '+': 'plus',
    '−': 'minus',
    '±': 'plus or minus',
    '×': 'times',
    '⋅': 'times',
    '·': 'times',
    '*': 'times',
    '÷': 'divided by',
    '/': 'divided by',
    '=': 'equals',
    '≠': 'is not equal to',
    '<': 'is less than',
    '>': 'is greater than',
    '≤': 'is less than or equal to',
    '≥': 'is greater than or equal to',
    '≈': 'is approximately',
    '⇒': 'so',
    '→': 'to',
    ':': 'to',
    '|': 'given',
    '!': 'factorial',
    '%': 'percent',
    '.': 'point',
    '…': 'and so on',
  } as Readonly<Record<string, string>>,
  letters: { σ: 'sigma', μ: 'mu', π: 'pi', Σ: 'sigma', '∑': 'the sum of' } as Readonly<
    Record<string, string>
  >,
  /** One of a unit: "square meter". */
  one: (units: string) =>
    units
      .replace('feet', 'foot')
      .replace('inches', 'inch')
      .replace(/s(?= per |$)/, ''),
  blank: 'blank',
  degrees: { '': 'degrees', C: 'degrees Celsius', F: 'degrees Fahrenheit' } as Readonly<
    Record<string, string>
  >,
} as const;
