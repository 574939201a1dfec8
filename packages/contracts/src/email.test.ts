import * as v from 'valibot';
import { EmailAddressSchema, isEmailAddress, maskedEmail } from './email';

// `npm run test:auth` checks more addresses, against the auth service too.
test.each([
  'r&d@example.com',
  "o'brien@example.com",
  'press!office@example.com',
  'ada@xn--bcher-kva.xn--p1ai',
])('accepts %s', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  'josé@example.com',
  'ada king@example.com',
  'ada@localhost',
  'ada@example..com',
  'ada@example.com\n',
  '',
])('rejects %j', (address) => expect(isEmailAddress(address)).toBe(false));

test('endpoints trim an address and store it in lower case', () => {
  expect(v.parse(EmailAddressSchema, ' R&D@Example.com ')).toBe('r&d@example.com');
});

test.each([
  ['ada@example.test', 'a•••@example.test'],
  ['a@example.test', 'a•••@example.test'],
  ['"a@b"@example.test', '"•••@example.test'],
  ['', ''],
])('masks %s as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
