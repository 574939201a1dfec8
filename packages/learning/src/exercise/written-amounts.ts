/** Not the digits after a decimal point, and not "4?312", in which a digit is missing. */
const LONG_NUMBER = /(^|[^\d.?])(\d{4,})(?![\d?])/g;

const YEAR = /^(?:19|20)\d\d$/;

const AMOUNT = /(^|[^\d.,])(\d[\d,]*(?:\.\d+)?)(?:-dollar (?=bill)| dollars?\b)/g;

/**
 * "71000" → "71,000"
 * @param hasYears numbers from 1900 to 2099 are years, which have no comma
 */
export function withThousands(text: string, hasYears = false): string {
  return text.replace(LONG_NUMBER, (_, before: string, digits: string) => {
    const isYear = hasYears && YEAR.test(digits);
    return before + (isYear ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
  });
}

/** "71,000" → "71000" */
export function withoutSeparators(text: string): string {
  return text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
}

/** "3.5 dollars" → "\$3.50", "a 20-dollar bill" → "a \$20 bill" */
export function withDollarSigns(text: string): string {
  return text.replace(
    AMOUNT,
    (found, before: string, amount: string) =>
      `${before}\\$${withCents(amount)}${found.endsWith(' ') ? ' ' : ''}`,
  );
}

/** "3.5" → "3.50" */
export function withCents(amount: string): string {
  return /\.\d$/.test(amount) ? `${amount}0` : amount;
}
