const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode has the digits of a script in a row from zero to nine; a few rows follow each other directly. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/**
 * The text with every decimal digit of Unicode as 0 to 9: "٣" is "3". In a file of its own, because the keys of a grid
 * need nothing else of typed texts.
 */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);
