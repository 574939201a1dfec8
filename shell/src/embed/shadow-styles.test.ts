/** @jest-environment jest-fixed-jsdom */
import { shadowStyles, showContent, showStyles } from './shadow-styles';

test('a browser without shared style sheets gets style elements, which stay when the content changes', () => {
  // jsdom is such a browser.
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const content = () => document.createElement('p');
  showStyles(root, [shadowStyles('.a { color: red }')]);
  showContent(root, content());
  showStyles(root, [
    shadowStyles('.a { color: red }'),
    shadowStyles('.b { background: url(b.png) }', 'https://games.test/v1/screen.css'),
  ]);
  showContent(root, content());
  expect([...root.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'STYLE', 'P']);
  expect(root.children[1]).toHaveTextContent('.b { background: url(https://games.test/v1/b.png) }');
});
