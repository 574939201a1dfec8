import fc from 'fast-check';
import { shownCode, typedCode, TYPED_CODE_ALPHABET, TYPED_CODE_LENGTH } from './typed-code';

const codes = fc.string({
  unit: fc.constantFrom(...TYPED_CODE_ALPHABET),
  minLength: TYPED_CODE_LENGTH,
  maxLength: TYPED_CODE_LENGTH,
});
const secrets = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'),
  minLength: 26,
  maxLength: 26,
});

/** Zero of several scripts; the mathematical digits have five. */
const ZEROS = ['٠', '۰', '߀', '०', '০', '๐', '༠', '၀', '០', '᠐', '０', '𝟎', '𝟘', '𝟢', '𝟬', '𝟶', '𞥐'];
const SEPARATORS = [' ', '-', '\t', '\u00a0', '\u2003', '\u3000', '\u2010', '\u2013', '\u2014', '\u2212'];
const INVISIBLE = ['\u200b', '\u200e', '\u202e', '\u2066', '\ufeff', '\u00ad', '\ufe0f', '\u3164', '\u2800'];

const inScript = (code: string, zero: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

test('the alphabet has no vowels and no two characters that look alike', () => {
  expect(TYPED_CODE_ALPHABET).not.toMatch(/[AEIOUY01L]/);
  for (const pair of ['0O', '1I', '1L', '2Z', '5S', '6G', '8B', 'UV', 'VY'])
    expect([...pair].filter((one) => TYPED_CODE_ALPHABET.includes(one)).length).toBeLessThan(2);
  expect(new Set(TYPED_CODE_ALPHABET).size).toBe(23);
});

test('a code is read back as it is shown, in either case', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(shownCode(code)).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
      for (const text of [code, shownCode(code), code.toLowerCase(), shownCode(code).toLowerCase()])
        expect(typedCode(text)).toBe(code);
    }),
  );
});

test('spaces, dashes and invisible characters between the characters are ignored', () => {
  const between = fc.array(fc.constantFrom(...SEPARATORS, ...INVISIBLE), { maxLength: 3 });
  fc.assert(
    fc.property(codes, fc.array(between, { minLength: 9, maxLength: 9 }), (code, gaps) => {
      const text = gaps.map((gap, at) => gap.join('') + (code[at] ?? '')).join('');
      expect(typedCode(text)).toBe(code);
    }),
  );
});

test('digits of any script and full-width letters are accepted', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(...ZEROS), (code, zero) => {
      expect(typedCode(inScript(code, zero))).toBe(code);
    }),
  );
  const fullWidth = (code: string) =>
    code.replace(/./g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0));
  fc.assert(fc.property(codes, (code) => expect(typedCode(fullWidth(code))).toBe(code)));
});

test('every decimal digit of Unicode is read as its value', () => {
  for (let codePoint = 0x80; codePoint < 0x20000; codePoint += 1) {
    const digit = String.fromCodePoint(codePoint);
    // The alphabet begins with 2.
    if (!/^\p{Nd}$/u.test(digit)) continue;
    const read = typedCode(digit.repeat(8));
    if (read !== null) expect(read).toMatch(/^([2-9])\1{7}$/);
    else expect(typedCode(`${String.fromCodePoint(codePoint + 2)}CDFHJKM`)).toMatch(/^[23]CDFHJKM$/);
  }
});

test.each([
  ['Code: K7M4-XQ2P', 'K7M4XQ2P'],
  ['code K7M4XQ2P', 'K7M4XQ2P'],
  ['Class code：ｋ７ｍ４－ｘｑ２ｐ', 'K7M4XQ2P'],
  ['Kod: k7m4 xq2p\n', 'K7M4XQ2P'],
  ['“K7M4-XQ2P”', 'K7M4XQ2P'],
  ['K7M4_XQ2P', 'K7M4XQ2P'],
  ['Code: k7m4.xq2p.', 'K7M4XQ2P'],
  ['K٧M٤_XQ٢P', 'K7M4XQ2P'],
  ['الرمز: K٧M٤-XQ٢P', 'K7M4XQ2P'],
  ['Enter K7M4-XQ2P at ninefold.test/classes/join', 'K7M4XQ2P'],
  ['K7M4·XQ2P', 'K7M4XQ2P'],
  ['Ｋ７Ｍ４ーＸＱ２Ｐ', 'K7M4XQ2P'],
  ['コードはK7M4-XQ2Pです', 'K7M4XQ2P'],
  // From Cyrillic and Greek keyboards.
  ['Код: К7М4-ХQ2Р', 'K7M4XQ2P'],
  ['нст5-рвјз', 'HCT5P8J3'],
  ['ΗΚΜΝ-ΡΤΧΖ', 'HKMNPTX2'],
  // Letters that are not in any code, because they look like a digit.
  ['SZGBSZGB', '52685268'],
])('finds the code in "%s"', (text, code) => expect(typedCode(text)).toBe(code));

test('a link leads to its secret or code, alone or in a message', () => {
  fc.assert(
    fc.property(fc.oneof(codes, secrets), fc.constantFrom('classes', 'friends'), (code, kind) => {
      const link = `https://ninefold.test/${kind}/join/${code}`;
      const texts = [
        link,
        `${link}/`,
        `${link}?from=chat#top`,
        ...['.', ')', '›', ', please', '!'].map((end) => `Here (it is ${link}${end}`),
        `Join my group “K7M4XQ2P” on Ninefold: ${link} now`,
        code,
      ];
      for (const text of texts) expect(typedCode(text)).toBe(code);
    }),
  );
});

test('any other text has no code, and whatever is found is in the form that the database accepts', () => {
  for (const text of [
    '',
    ' ',
    'Code:',
    'K7M4XQ2',
    'K7M4XQ2PP',
    'K7M4-XQ20',
    'K7M4-XQ2O',
    'ELEPHANT',
    '12345678',
  ])
    expect(typedCode(text)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(typedCode(text) ?? 'K7M4XQ2P').toMatch(/^([2-9CDFHJKMNPQRTVWX]{8}|[0-9a-hjkmnp-tv-z]{26})$/);
    }),
  );
});

test('reads a long text at once', () => {
  const began = Date.now();
  for (const one of ['K', ' ', 'K ', '-', '/join/']) typedCode(one.repeat(10_000));
  expect(Date.now() - began).toBeLessThan(1_000);
});
