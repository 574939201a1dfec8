import { Failure, textOf } from './terminal';

const diskError = (code: string) =>
  Object.assign(new Error(`${code}: write`), { code, path: '/data/keys.json' });

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'The disk quota is used up'],
  ['EFBIG', 'Files may not grow so large here'],
  ['EROFS', 'The disk is read-only'],
  ['53100', 'The disk is full'],
])('a disk that takes nothing (%s) is one line, without a stack', (code, problem) => {
  expect(textOf(diskError(code))).toBe(`${problem} (${code}): /data/keys.json could not be written.`);
});

test('a problem of the person is its sentence, and a fault of ours keeps its stack', () => {
  expect(textOf(new Failure('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  expect(textOf(new Error('a fault'))).toMatch(/^Error: a fault\n +at /);
});
