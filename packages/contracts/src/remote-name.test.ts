import { isRemoteName } from '.';

test.each(['chess', 'chess-club', 'go9', 'learning-lab'])('%s can be the name of a remote', (name) => {
  expect(isRemoteName(name)).toBe(true);
});

test.each(
  [
    ['', 'Chess', '9men', 'chess/club', 'chess_club', '-chess'],
    ['packages', 'apps', 'remotes', 'shell', 'learn', 'sum-grid', 'sum-grid-demo'],
    ['games', 'account', 'learning', 'mfe-games', 'constructor'],
  ].flat(),
)('"%s" cannot be the name of a remote', (name) => {
  expect(isRemoteName(name)).toBe(false);
});
