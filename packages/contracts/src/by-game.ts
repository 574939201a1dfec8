import * as v from 'valibot';

/** One value per game. Games of a newer database are dropped. */
export function byGame<const Game extends string, Schema extends v.GenericSchema>(
  games: readonly Game[],
  schema: Schema,
) {
  return v.object(Object.fromEntries(games.map((game) => [game, schema])) as Record<Game, Schema>);
}
