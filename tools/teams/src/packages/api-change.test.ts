import { apiChange, isAllowed } from './api-change';

const report = { version: '1.2.3', types: 'interface Platform {\n    readonly auth: Auth;\n}\n' };
const changed = (from: string, to: string) => apiChange(report, report.types.replace(from, to))!;

test('equal types are not a change', () => {
  expect(apiChange(report, report.types)).toBeUndefined();
});

test.each([
  ['an added member', '}', '    readonly clock: Clock;\n}', '1.3.0'],
  ['a removed member', '    readonly auth: Auth;\n', '', '2.0.0'],
  ['another type of a member', 'Auth;', 'Auth | null;', '2.0.0'],
  ['a member that becomes optional', 'auth:', 'auth?:', '2.0.0'],
])('%s needs a version of its own', (_, from, to, least) => {
  const change = changed(from, to);
  expect(change.least).toBe(least);
  expect(isAllowed(change, report.version)).toBe(false);
  expect(isAllowed(change, '1.2.4')).toBe(false);
  expect(isAllowed(change, least)).toBe(true);
});

test('a line that is there once less is removed', () => {
  const twice = { version: '1.0.0', types: 'a;\na;\n' };
  expect(apiChange(twice, 'a;\n')).toMatchObject({ removed: ['a;'], added: [], least: '2.0.0' });
});
