import * as v from 'valibot';
import { SaveVerdictsSchema } from '@ninefold/contracts';
import { postgrestLike } from './data-api';
import { newPerson } from './payments/buyers';
import { burst, steady } from './payments/load';
import { bundledPrograms, startParts } from './payments/parts';
import { ANSWERS_OF_A_PLAYER, inventedRound } from './rounds';

/** A person saves fewer than fit into a day; all of them together make the calls. */
const PEOPLE = 60;
const WARM_UP = 400;
const STEADY = { perSecond: 200, seconds: 20, p99Ms: 300 };

/** Timed rounds of many people, one in each call, under a steady load on a real Postgres. */
export async function benchSavingAtOnce(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const api = postgrestLike(parts.databaseUrl);
  try {
    const tokens: string[] = [];
    await burst(async () => void tokens.push((await newPerson(parts)).token), PEOPLE);
    let turn = 0;
    const save = async () => {
      const number = turn++;
      const p_results = [inventedRound(number, ANSWERS_OF_A_PLAYER)];
      const token = tokens[number % PEOPLE]!;
      const { status, text } = await api.callAs(token, 'save_results', { p_results });
      const [verdict] = status === 200 ? v.parse(SaveVerdictsSchema, JSON.parse(text)) : [];
      if (verdict?.status !== 'saved') throw new Error(`Not saved: ${status} ${text}`);
    };
    await burst(save, WARM_UP);
    const { perSecond, seconds, p99Ms: bound } = STEADY;
    const { requests, errors, p50Ms, p99Ms } = await steady(save, perSecond, seconds);
    console.log(
      `\nSaving: ${perSecond} rounds of ${ANSWERS_OF_A_PLAYER} answers a second for ${seconds} seconds`,
    );
    console.table([
      {
        requests,
        errors: errors.length,
        'p50, ms': p50Ms.toFixed(0),
        'p99, ms': p99Ms.toFixed(0),
        bound,
      },
    ]);
    if (errors[0]) console.error(errors[0]);
    return errors.length === 0 && p99Ms <= bound;
  } finally {
    await api.stop();
    await parts.stop();
  }
}
