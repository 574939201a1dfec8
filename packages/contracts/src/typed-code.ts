import { asciiDigits } from './ascii-digits';

/** Characters of a code that people type: no two look alike, and without vowels there are no words. */
export const TYPED_CODE_ALPHABET = '23456789CDFHJKMNPQRTVWX';
export const TYPED_CODE_LENGTH = 8;

/** Letters outside the alphabet that look like one of its characters, such as those of a Cyrillic or Greek keyboard. */
const LOOKS_LIKE = new Map(
  Object.entries({
    '2': 'ZΖ',
    '3': 'З',
    '5': 'SЅ',
    '6': 'G',
    '8': 'BВΒ',
    C: 'С',
    H: 'НΗ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    P: 'РΡ',
    T: 'ТΤ',
    X: 'ХΧ',
  }).flatMap(([meant, letters]) => [...letters].map((letter) => [letter, meant])),
);

/** Dashes (also the sign of a Japanese hyphen key), and characters that show nothing. The Braille blank is not in any of these classes. */
const IGNORED = /[\p{Pd}\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}\u2212\u30fc\u2800]/gu;
/** The last part of an invitation link. */
const LINK = /\/join\/([\p{Nd}a-z\p{Pd}\p{Cf}]+)/iu;
/** The secret of a link. */
const SECRET = /^[0-9a-hjkmnp-tv-z]{26}$/;
/** "K7M4_XQ2P", "K7M4·XQ2P" and "K7M4.XQ2P": only between groups of four, because a period also ends a sentence. */
const BETWEEN_GROUPS = /(^|[^\p{L}\p{N}])([\p{L}\p{N}]{4})[_.·・]([\p{L}\p{N}]{4})(?![\p{L}\p{N}])/gu;
const CODE = new RegExp(
  `(?:^|[^\\p{Script=Latin}\\p{N}])([${TYPED_CODE_ALPHABET}](?:\\s*[${TYPED_CODE_ALPHABET}]){${TYPED_CODE_LENGTH - 1}})(?![\\p{Script=Latin}\\p{N}])`,
  'u',
);

/**
 * The invitation code in a text that a person typed or pasted: a short code, alone or as in "Code: K7M4-XQ2P", with
 * digits of any script; or the secret of a link.
 * @returns the form that the database accepts, or null if the text contains none
 */
export function typedCode(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const linked = LINK.exec(plain)?.[1] ?? plain;
  const secret = linked.replace(IGNORED, '').toLowerCase();
  if (SECRET.test(secret)) return secret;
  const shown = asciiDigits(linked.replace(IGNORED, '').replace(BETWEEN_GROUPS, '$1$2$3'))
    .toUpperCase()
    .replace(/\p{L}/gu, (letter) => LOOKS_LIKE.get(letter) ?? letter);
  return CODE.exec(shown)?.[1]?.replace(/\s/g, '') ?? null;
}

/** The last part of a link, which people do not type. */
export const isLinkSecret = (code: string): boolean => SECRET.test(code);

/** A typed code as it is shown: `K7M4-XQ2P`. */
export const shownCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1-');
