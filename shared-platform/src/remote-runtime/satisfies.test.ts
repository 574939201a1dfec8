import { satisfies } from './satisfies';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.2', '^19.3.1', true],
  ['19.10.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.7', '^0.1.2', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.4', '^0.0.3', false],
  ['19.4.0-rc.1', '^19.3.1', false],
  ['19.3.1', '>=19.0.0', false],
  ['19.3.1', '', false],
])('version %s in the range "%s": %s', (version, range, isIn) => {
  expect(satisfies(version, range)).toBe(isIn);
});

const NUMBERS = [0, 1, 2];
const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

test.each(VERSIONS)(
  'the range of %s has it, and no two versions are each in the range of the other',
  (version) => {
    const both = VERSIONS.filter(
      (other) => satisfies(version, `^${other}`) && satisfies(other, `^${version}`),
    );
    expect(both).toEqual([version]);
  },
);
