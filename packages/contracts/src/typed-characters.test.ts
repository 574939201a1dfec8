import { asciiDigits } from './ascii-digits';
import { typedCharacters } from './typed-characters';

/** Digits as ICU writes them, which knows the value of each. */
const SYSTEMS = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  return [numberingSystem, Array.from({ length: 10 }, (_, digit) => format.format(digit))] as const;
});
/** Han numerals are letters. */
const DECIMAL = SYSTEMS.filter(([, digits]) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));

test.each(DECIMAL)('reads the digits of the numbering system %s', (_, digits) => {
  expect(asciiDigits(digits.join(''))).toBe('0123456789');
  expect(typedCharacters(digits.join(''))).toBe('0123456789');
});

test('reads every decimal digit of Unicode, ten of each value in a row', () => {
  const digits = Array.from({ length: 0x20000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (char) => /^\p{Nd}$/u.test(char),
  );
  expect(DECIMAL.length).toBeGreaterThan(60);
  expect(digits.length).toBeGreaterThan(600);
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

test.each([
  ['١٫٥٪', '1.5%'],
  ['١٬٢٥٠', '1,250'],
  ['－３／４', '-3/4'],
  ['ー３', '-3'],
  ['ｰ3', '-3'],
  ['１２．５％', '12.5%'],
  ['（ｘ＋２）＝３', '(x+2)=3'],
  ['1。5、2', '1.5,2'],
  ['\u200f\u061c12\u200e\ufeff', '12'],
  ['\u202a3\u202c\u2066\u20694\u200b\u200d', '34'],
  ['1\u00a0000\u2009000\u202f0\u30000', '1 000 000 0 0'],
  ['−1 – 2 ﹣ 3 ⁻ 4', '-1 - 2 - 3 - 4'],
  ['5²½①三', '5²½①三'],
])('reads "%s" as "%s"', (typed, read) => expect(typedCharacters(typed)).toBe(read));
