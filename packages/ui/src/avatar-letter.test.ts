import { avatarLetter } from '.';

test.each([
  ['ada', 'A'],
  ['_ada', 'A'],
  [' zoë', 'Z'],
  ['7up', '7'],
  ['𝒜da', '𝒜'],
  ['', '?'],
  ['___', '?'],
])('the avatar of "%s" shows %s', (name, letter) => {
  expect(avatarLetter(name)).toBe(letter);
});
