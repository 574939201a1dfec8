import { Failure, startFresh, textOf } from './terminal';

const FULL = 'The disk is full: make room, and start again. Stored data is left as it is.';

test.each([
  ['the system', Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })],
  ['a quota', Object.assign(new Error('EDQUOT: disk quota exceeded, open'), { syscall: 'open' })],
  ['Postgres', new Error('could not extend file "base/5/2619": No space left on device')],
  [
    'a build',
    new Failure('Error: ENOSPC: no space left on device\n    at writeFile\nThe build of shell failed.'),
  ],
  ['a part that could not start', new Failure(`The embedded Supabase did not start (exit code 1: ${FULL}).`)],
])('explains a full disk reported by %s', (_, error) => {
  expect(textOf(error)).toBe(FULL);
});

test('prints one line for problems of the user and a stack for bugs', () => {
  expect(textOf(new Failure('A port is taken.'))).toBe('A port is taken.');
  expect(textOf(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /);
});

test('suggests the original start command for corrupt data', () => {
  expect(startFresh()).toBe('"npm start -- --fresh" starts with empty data.');
  jest.replaceProperty(process, 'env', { FRESH_START: 'npm start -- --fresh --data here' });
  expect(startFresh()).toBe('"npm start -- --fresh --data here" starts with empty data.');
});
