import * as v from 'valibot';

/** One value for each game. Games that a newer database knows are dropped. */
export function byGame<const Game extends string, Schema extends v.GenericSchema>(
  games: readonly Game[],
  schema: Schema,
) {
  return v.object(Object.fromEntries(games.map((game) => [game, schema])) as Record<Game, Schema>);
}
