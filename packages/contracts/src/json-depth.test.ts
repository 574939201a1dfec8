import { jsonDepth } from './json-depth';

test.each<[string, number]>([
  ['', 0],
  ['7', 0],
  ['[]', 1],
  ['{"a":[{"b":1},{}]}', 3],
  ['[[],[],[]]', 2],
  ['"[[["', 0],
  [String.raw`["\"[[[", "\\", [1]]`, 2],
  ['"[[\\', 0],
  ['[[[', 3],
  [']]][', 0],
])('%s is nested %d levels deep', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});

test('reads a megabyte of brackets without recursion', () => {
  expect(jsonDepth('['.repeat(1_000_000))).toBe(1_000_000);
});

test('reads a megabyte of text in a string', () => {
  expect(jsonDepth(JSON.stringify(['"['.repeat(300_000)]))).toBe(1);
});
