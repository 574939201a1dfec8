import * as v from 'valibot';
import {
  dailyName,
  GAMES,
  GAME_TYPES,
  GRID_GAMES,
  parseNamed,
  REMOTE_NAMES,
  REMOTES,
  RemotesFileSchema,
  DeployedConfigSchema,
  TodaySchema,
} from '.';

const config = {
  supabaseUrl: 'http://localhost:54321',
  supabasePublishableKey: 'sb_publishable_x',
  paymentsUrl: 'http://localhost:4000',
  requireSignInForGames: false,
  release: '1.0.0',
};

test('accepts a run-time configuration with and without its optional parts', () => {
  expect(v.safeParse(DeployedConfigSchema, config).success).toBe(true);
  expect(v.safeParse(DeployedConfigSchema, { ...config, sentryDsn: 'https://x@y.test/1' }).success).toBe(
    true,
  );
});

test.each(Object.keys(config))('a run-time configuration without %s is refused', (key) => {
  expect(v.safeParse(DeployedConfigSchema, { ...config, [key]: undefined }).success).toBe(false);
});

test('identifies remotes by the URL of their manifest', () => {
  const entry = 'http://localhost:3001/mf-manifest.json';
  const file = Object.fromEntries(REMOTE_NAMES.map((name) => [name, { entry }]));
  expect(v.safeParse(RemotesFileSchema, file).success).toBe(true);
  for (const name of REMOTE_NAMES) {
    expect(v.safeParse(RemotesFileSchema, { ...file, [name]: undefined }).success).toBe(false);
    expect(v.safeParse(RemotesFileSchema, { ...file, [name]: { entry: 'x' } }).success).toBe(false);
  }
});

test('every remote has its own port and variable', () => {
  for (const key of ['port', 'portVariable'] as const) {
    expect(new Set(REMOTE_NAMES.map((name) => REMOTES[name][key])).size).toBe(REMOTE_NAMES.length);
  }
});

test('a day key is a calendar date', () => {
  expect(v.safeParse(TodaySchema, { day_key: '2026-11-21', seconds_to_reset: 5 }).success).toBe(true);
  expect(v.safeParse(TodaySchema, { day_key: '21.11.2026', seconds_to_reset: 5 }).success).toBe(false);
});

test('every game has its own path, and every grid earns points', () => {
  const paths = GAME_TYPES.map((game) => GAMES[game].path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]+$/);
  for (const game of GRID_GAMES) expect(GAMES[game].xp).toBeGreaterThan(0);
});

test.each([
  [null, 'Invalid file'],
  [{ parts: [] }, 'Invalid file.name'],
  [{ name: 'a', parts: [1, 'b'] }, 'Invalid file.parts.1'],
])('rejects %j and names the wrong field', (value, message) => {
  const schema = v.object({ name: v.string(), parts: v.array(v.number()) });
  expect(() => parseNamed(schema, value, 'file')).toThrow(new TypeError(message));
});

test.each([
  ['2026-11-01', 'Ninefold #1'],
  ['2026-11-30', 'Ninefold #30'],
  ['2027-11-01', 'Ninefold #366'],
  ['2026-10-31', 'Ninefold 2026-10-31'],
])('the puzzles of %s are called %s', (dayKey, name) => {
  expect(dailyName(dayKey)).toBe(name);
});
