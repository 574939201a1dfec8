import { isCommonPassword } from './common-passwords';

test.each([
  'password',
  'Password1',
  '123456',
  '1234567890',
  '987654',
  'qwerty',
  'aaaaaa',
  '121212',
  'iloveyou',
])('%s is guessed first', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['nine-digits-once', 'correct horse', 'passwords are hard', '482915', 'tr0ub4dor&3', ''])(
  '%s is not in the list',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
