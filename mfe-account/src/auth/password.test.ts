import { fitsPasswordBytes, MAX_PASSWORD_BYTES, passwordStrength } from './password';

test.each([
  ['', 'weak'],
  ['password', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['tr0ubler', 'fair'],
  ['tr0ubler&3', 'good'],
  ['nine-digits-once', 'strong'],
])('rates "%s" as %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

test('the limit counts bytes, as bcrypt does', () => {
  expect(fitsPasswordBytes('a'.repeat(MAX_PASSWORD_BYTES))).toBe(true);
  expect(fitsPasswordBytes('a'.repeat(MAX_PASSWORD_BYTES + 1))).toBe(false);
  expect(fitsPasswordBytes('é'.repeat(37))).toBe(false);
});
