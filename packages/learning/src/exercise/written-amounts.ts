/** Not the digits after a decimal point, and not "4?312", in which a digit is missing. */
const LONG_NUMBER = /(?<![\d.?])\d{4,}(?![\d?])/g;

const AMOUNT = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)(?:-dollar (?=bill)| dollars?\b)/g;

/** "71000" → "71,000" */
export function withThousands(text: string): string {
  return text.replace(LONG_NUMBER, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/** "71,000" → "71000" */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

/** "3.5 dollars" → "\$3.50", "a 20-dollar bill" → "a \$20 bill" */
export function withDollarSigns(text: string): string {
  return text.replace(
    AMOUNT,
    (found, amount: string) => `\\$${withCents(amount)}${found.endsWith(' ') ? ' ' : ''}`,
  );
}

/** "3.5" → "3.50" */
export function withCents(amount: string): string {
  return /\.\d$/.test(amount) ? `${amount}0` : amount;
}
