export type Rule = 2 | 3 | 4 | 5 | 8 | 9 | 11;

/** What divisors are put together from: two rules without a common factor. */
export const PARTS: Readonly<Record<number, readonly Rule[]>> = {
  3: [3],
  4: [4],
  6: [2, 3],
  8: [8],
  9: [9],
  11: [11],
  12: [4, 3],
  15: [5, 3],
  18: [2, 9],
  24: [8, 3],
  36: [4, 9],
  45: [5, 9],
};

const digitsOf = (number: number) => [...String(number)].map(Number);

/** From the right: plus, minus, plus. */
function inTurn(number: number): { math: string; value: number } {
  const digits = digitsOf(number).reverse();
  const value = digits.reduce((all, digit, place) => all + (place % 2 === 0 ? digit : -digit), 0);
  return {
    math: digits
      .map((digit, place) => (place === 0 ? `${digit}` : `${place % 2 === 0 ? '+' : '-'} ${digit}`))
      .join(' '),
    value,
  };
}

/** What the rule looks at: a smaller number with the same remainder. The text goes on with "of" and the number. */
export function seen(number: number, rule: Rule): { math: string; value: number; text: string } {
  if (rule === 11)
    return { ...inTurn(number), text: 'Going from the right, alternately add and subtract the digits' };
  if (rule === 3 || rule === 9) {
    const digits = digitsOf(number);
    return {
      math: digits.join(' + '),
      value: digits.reduce((all, digit) => all + digit, 0),
      text: 'Add the digits',
    };
  }
  const places = { 2: 1, 5: 1, 4: 2, 8: 3 }[rule];
  const value = number % 10 ** places;
  const which = ['last digit', 'last two digits', 'last three digits'][places - 1] ?? '';
  return { math: String(value), value, text: `Look at the ${which}` };
}

/** What this rule says of the number, and why. */
export function verdict(number: number, rule: Rule): string {
  const { value, text } = seen(number, rule);
  const rest = ((value % rule) + rule) % rule;
  return `${text} of ${number}: ${value} is ${rest === 0 ? '' : 'not '}divisible by ${rule}.`;
}
