import {
  GAME_LISTINGS,
  GRID_GAMES,
  LEARNING_LEVELS,
  LEVEL_STARTS_AT_XP,
  RemotesFileSchema,
  RuntimeConfigSchema,
  SavedDailyResultSchema,
  TodaySchema,
  XP_PER_DAILY,
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
  const remote = { entry: 'http://localhost:3001/mf-manifest.json' };
  expect(RemotesFileSchema.safeParse({ games: remote, account: remote, learning: remote }).success).toBe(
    true,
  );
  expect(RemotesFileSchema.safeParse({ games: remote, account: remote }).success).toBe(false);
  expect(
    RemotesFileSchema.safeParse({ games: { entry: 'x' }, account: remote, learning: remote }).success,
  ).toBe(false);
});

test('a day key is a calendar date', () => {
  expect(TodaySchema.safeParse({ day_key: '2026-11-21', seconds_to_reset: 5 }).success).toBe(true);
  expect(TodaySchema.safeParse({ day_key: '21.11.2026', seconds_to_reset: 5 }).success).toBe(false);
});

test('a saved result tells everything that the player is told', () => {
  const saved = {
    day_key: '2026-11-21',
    completion_time_seconds: 61,
    time_verified: true,
    xp_earned: 50,
    total_xp: 50,
    current_streak: 1,
  };
  expect(SavedDailyResultSchema.parse(saved)).toEqual(saved);
});

test('every grid game is listed and earns points', () => {
  for (const game of GRID_GAMES) {
    expect(GAME_LISTINGS[game].path).toMatch(/^\/[a-z-]+$/);
    expect(XP_PER_DAILY[game]).toBeGreaterThan(0);
  }
});

test('levels begin in their order', () => {
  const starts = LEARNING_LEVELS.map((level) => LEVEL_STARTS_AT_XP[level]);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});
