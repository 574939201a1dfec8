import * as z from 'zod/mini';

/** One value for each game. Games that a newer database knows are dropped. */
export function byGame<const Game extends string, Schema extends z.ZodMiniType>(
  games: readonly Game[],
  schema: Schema,
) {
  return z.object(Object.fromEntries(games.map((game) => [game, schema])) as Record<Game, Schema>);
}
