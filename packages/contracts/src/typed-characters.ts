import { asciiDigits } from './ascii-digits';

/** Also the sign that a Japanese keyboard types with its hyphen key. */
const DASHES = /[\p{Pd}\u2043\u207b\u208b\u2212\u2796\u30fc]/gu;
/** Direction marks, joiners, byte-order marks, variation selectors; the Braille blank is in no class of them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What a person typed or pasted, with one character for each meaning: digits of any script, full-width characters and
 * Arabic and ideographic punctuation become ASCII, all dashes "-", all spaces blanks. Invisible characters are removed.
 * Fields show the text as it was typed and read it through this function, because changing the text would disturb an
 * input method.
 */
export const typedCharacters = (text: string): string =>
  asciiDigits(text)
    // Full-width, half-width and small forms. "5²" must not become 52, so the rest is not normalized.
    .replace(/[\ufe50-\ufe6b\uff01-\uffee]/g, (char) => char.normalize('NFKC'))
    .replace(/[٫。]/g, '.')
    .replace(/[٬،、]/g, ',')
    .replace(/؛/g, ';')
    .replace(/∶/g, ':')
    .replace(/٪/g, '%')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ');
