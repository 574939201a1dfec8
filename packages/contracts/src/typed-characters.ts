const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Unicode encodes the digits of a script in a row from zero to nine; a few rows follow each other directly. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/** The text with every decimal digit of Unicode as 0 to 9: "٣" is "3". */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

/** Every code unit of the full-width forms is this far from its ASCII character. */
const FULL_WIDTH = 0xfee0;

/** Punctuation of other keyboards with its ASCII meaning: Arabic, ideographic and small forms. */
const PUNCTUATION: Readonly<Record<string, string>> = {
  '٫': '.',
  '。': '.',
  '｡': '.',
  '﹒': '.',
  '٬': ',',
  '،': ',',
  '、': ',',
  '､': ',',
  '﹐': ',',
  '∶': ':',
  '﹕': ':',
  '؛': ';',
  '﹔': ';',
  '٪': '%',
  '﹪': '%',
  '﹢': '+',
  '﹦': '=',
};
const OTHER_PUNCTUATION = new RegExp(`[${Object.keys(PUNCTUATION).join('')}]`, 'g');
const DASHES = /[\p{Pd}\u2043\u207b\u208b\u2212\u2796]/gu;
/** Direction marks, joiners, byte-order marks, variation selectors; the Braille blank is in no class of them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What a person typed or pasted, with one character for each meaning: digits of any script and full-width characters
 * become ASCII, all dashes "-", all spaces blanks. Invisible characters are removed. Fields show the text as it was
 * typed and read it through this function, because changing the text would disturb an input method.
 */
export const typedCharacters = (text: string): string =>
  asciiDigits(text)
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH))
    .replace(OTHER_PUNCTUATION, (char) => PUNCTUATION[char] ?? char)
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ');
