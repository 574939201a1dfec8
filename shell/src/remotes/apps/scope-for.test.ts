import * as router from '@ninefold/platform/router';
import { pageScope, shared } from '../share-scope';
import { scopeFor, VersionMismatch } from './scope-for';

const older = { usePlatform: () => 'older' };
const newer = { usePlatform: () => 'newer' };

/** A page that shares two majors of the platform. */
const page = () => ({
  ...pageScope({}),
  '@ninefold/platform': { ...shared(newer, '2.1.0'), ...shared(older, '1.9.0') },
});
const wanting = (requiredVersion: string, name = '@ninefold/platform') => ({
  shared: [{ name, requiredVersion }],
});

test.each([
  ['^1.0.0', '1.9.0', older],
  ['^1.9.0', '1.9.0', older],
  ['^2.0.0', '2.1.0', newer],
  ['^1.0.0 || ^2.0.0', '2.1.0', newer],
])('a remote that asks for %s gets only %s', (range, version, module) => {
  const scope = scopeFor(wanting(range), page());
  expect(Object.keys(scope['@ninefold/platform']!)).toEqual([version]);
  expect(scope['@ninefold/platform']![version]!.get()()).toBe(module);
});

test.each([
  ['^2.2.0', 'page'],
  ['^3.0.0', 'page'],
  ['^0.5.0', 'remote'],
])('for %s, the older side is the %s', (range, olderSide) => {
  expect(() => scopeFor(wanting(range), page())).toThrow(
    expect.objectContaining({ constructor: VersionMismatch, olderSide }),
  );
});

test('a remote of either major gets the router under the name of its platform', () => {
  for (const range of ['^1.0.0', '^2.0.0']) {
    const scope = scopeFor(wanting(range, '@ninefold/platform/router'), page());
    expect(Object.keys(scope['@ninefold/platform/router']!)).toHaveLength(1);
  }
});

test.each(['react-router-dom', 'react-router', '@ninefold/platform/router'])(
  'shares all of the router as %s',
  (name) => {
    const [version] = Object.values(scopeFor({ shared: [] }, page())[name]!);
    expect(version!.get()()).toEqual(router);
    expect(Object.keys(router)).toEqual(
      expect.arrayContaining(['useParams', 'Outlet', 'useMatch', 'generatePath', 'useRoutes', 'useNavigate']),
    );
  },
);
