import {
  dailyName,
  GAMES,
  GAME_TYPES,
  GRID_GAMES,
  LEARNING_LEVELS,
  LEVEL_STARTS_AT_XP,
  read,
  REMOTE_NAMES,
  REMOTES,
  RemotesFileSchema,
  RuntimeConfigSchema,
  TodaySchema,
} from '.';

const config = {
  supabaseUrl: 'http://localhost:54321',
  supabasePublishableKey: 'sb_publishable_x',
  paymentsUrl: 'http://localhost:4000',
  requireSignInForGames: false,
  release: '1.0.0',
};

test('a complete run-time configuration is accepted, with or without its optional parts', () => {
  expect(RuntimeConfigSchema.safeParse(config).success).toBe(true);
  expect(RuntimeConfigSchema.safeParse({ ...config, sentryDsn: 'https://x@y.test/1' }).success).toBe(true);
});

test.each(Object.keys(config))('a run-time configuration without %s is refused', (key) => {
  expect(RuntimeConfigSchema.safeParse({ ...config, [key]: undefined }).success).toBe(false);
});

test('remotes are named by the address of their manifest', () => {
  const entry = 'http://localhost:3001/mf-manifest.json';
  const file = Object.fromEntries(REMOTE_NAMES.map((name) => [name, { entry }]));
  expect(RemotesFileSchema.safeParse(file).success).toBe(true);
  for (const name of REMOTE_NAMES) {
    expect(RemotesFileSchema.safeParse({ ...file, [name]: undefined }).success).toBe(false);
    expect(RemotesFileSchema.safeParse({ ...file, [name]: { entry: 'x' } }).success).toBe(false);
  }
});

test('every remote has a port and a variable of its own', () => {
  for (const key of ['port', 'portVariable'] as const) {
    expect(new Set(REMOTE_NAMES.map((name) => REMOTES[name][key])).size).toBe(REMOTE_NAMES.length);
  }
});

test('a day key is a calendar date', () => {
  expect(TodaySchema.safeParse({ day_key: '2026-11-21', seconds_to_reset: 5 }).success).toBe(true);
  expect(TodaySchema.safeParse({ day_key: '21.11.2026', seconds_to_reset: 5 }).success).toBe(false);
});

test('every game has an address of its own, and every grid earns points', () => {
  const paths = GAME_TYPES.map((game) => GAMES[game].path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]+$/);
  for (const game of GRID_GAMES) expect(GAMES[game].xp).toBeGreaterThan(0);
});

describe('a reader', () => {
  interface Subject {
    name: string;
    size?: number | undefined;
    parts: (number | null)[];
  }
  const readSubject = read.object<Subject>({
    name: read.text,
    size: read.optional(read.number),
    parts: read.list(read.nullable(read.number)),
  });

  test('takes what its contract names, and nothing else', () => {
    expect(readSubject({ name: 'a', parts: [1, null], more: 1 })).toEqual({ name: 'a', parts: [1, null] });
    expect(readSubject({ name: 'a', size: 2, parts: [] })).toEqual({ name: 'a', size: 2, parts: [] });
  });

  test.each([
    [null, 'Wrong value'],
    [{ parts: [] }, 'Wrong value.name'],
    [{ name: 'a', size: NaN, parts: [] }, 'Wrong value.size'],
    [{ name: 'a', parts: [1, 'b'] }, 'Wrong value.parts[1]'],
    [{ name: 'a', parts: {} }, 'Wrong value.parts'],
  ])('names what is wrong in %j', (value, message) => {
    expect(() => readSubject(value)).toThrow(new TypeError(message));
  });

  test('keeps numbers within bounds', () => {
    expect(read.amount(9)(9)).toBe(9);
    for (const odd of [-1, 10, NaN, '1']) expect(() => read.amount(9)(odd)).toThrow('Wrong value');
    expect(read.integers(2, 1, 9)([1, 9])).toEqual([1, 9]);
    for (const odd of [[1], [1, 10], [1, 0.5], [1, '2'], 'ab']) {
      expect(() => read.integers(2, 1, 9)(odd)).toThrow('Wrong value');
    }
  });

  test('reads one kind of value under each of several keys', () => {
    const readSizes = read.record(['a', 'b'], read.number);
    expect(readSizes({ a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2 });
    expect(() => readSizes({ a: 1 })).toThrow(new TypeError('Wrong value.b'));
  });

  test('knows flags and closed lists of words', () => {
    expect(read.flag(false)).toBe(false);
    expect(() => read.flag('false')).toThrow('Wrong value');
    expect(read.oneOf(['in', 'out'])('in')).toBe('in');
    expect(() => read.oneOf(['in', 'out'])('on')).toThrow('Wrong value');
  });
});

test('levels begin in their order', () => {
  const starts = LEARNING_LEVELS.map((level) => LEVEL_STARTS_AT_XP[level]);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test.each([
  ['2026-11-01', 'Ninefold #1'],
  ['2026-11-30', 'Ninefold #30'],
  ['2027-11-01', 'Ninefold #366'],
  ['2026-10-31', 'Ninefold 2026-10-31'],
])('the puzzles of %s are called %s', (dayKey, name) => {
  expect(dailyName(dayKey)).toBe(name);
});
