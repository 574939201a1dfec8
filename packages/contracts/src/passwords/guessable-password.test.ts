import { isGuessable } from './guessable-password';

/** Known to the attacker. */
const ADA = ['ada.byron@engines.example', 'Ada', 'Byron'];

test.each([
  // words, plain and with substitutions
  'password',
  'Password1',
  'P@ssw0rd1',
  'password1!',
  'Password2026!!',
  'drowssap',
  'iloveyou',
  'Liverpool2019',
  'letmein123',
  // seasons, months, days
  'Summer2024!',
  'Winter2023',
  'Autumn_24',
  'January2025',
  'March2026!',
  'december1999',
  'Monday123',
  // keyboard walks
  'qwerty',
  'qwertyuiop',
  'poiuytrewq',
  'azertyuiop',
  '1qaz2wsx3edc',
  '!QAZ2wsx',
  'zaq1@WSX',
  'Qwerty123456!',
  // rows, dates, repeats
  '123456',
  '1234567890',
  '987654',
  'abc123456789',
  '12031998',
  'aaaaaa',
  '121212',
  'aaaa1111',
  // the product
  'ninefold1',
  'Ninefold2026!',
  'n1nef0ld',
])('rejects %s', (password) => expect(isGuessable(password)).toBe(true));

test.each(['ada.byron@engines.example', 'Byron1815', 'Byr0n!!', 'Engines2026!', 'ada.byron1'])(
  'rejects %s for the person whose address or name it contains, and accepts it for others',
  (password) => {
    expect(isGuessable(password, ADA)).toBe(true);
    expect(isGuessable(password, ['grace@navy.example', 'Grace', null])).toBe(false);
  },
);

test.each([
  '',
  // sign-up allows six characters
  'k7#qWp',
  'Xq9!vT',
  'jR8vLq2',
  'k7#qWp2z',
  'vB4!tR9mQz',
  'tr0ub4dor&3',
  'mapleKite7',
  'wombat42',
  'nine-digits-once',
  'correct horse',
  'correct horse battery staple',
  'passwords are hard',
  'three small words more',
  'summer rain on tin roofs',
  'my dog eats 9 socks',
  'blue-otter-19',
  'sunset-canoe',
  'heißeSuppe8',
  'Ada likes green tea',
  // only the top-level domain of an address
  'exampleKite7',
])('accepts %s', (password) => expect(isGuessable(password, ADA)).toBe(false));
