import * as v from 'valibot';
import { ExportedProgressSchema } from '@ninefold/contracts';
import { submit, todayKey } from '../testing/daily';
import { answers, complete, longSession, saveAnswers } from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, saveAll } from '../testing/results';

let player: Player;
let other: Player;

beforeAll(async () => {
  [player, other] = [await newPlayer(), await newPlayer()];
  for (const each of [player, other]) {
    await service().from('profiles').update({ is_subscribed: true }).eq('id', each.id).throwOnError();
    const session = await longSession(each.client, { kind: 'skill', skill: 'mean' });
    await saveAnswers(each.client, session, answers(5, { given: `of ${each.id}` }));
    await complete(each.client, session);
    await saveAll(each.client, drill(17));
    await submit(each.client);
  }
});

test('subscribers can export everything that they learned and played, and nothing else', async () => {
  const { data } = await player.client.rpc('export_progress').throwOnError();
  const exported = v.parse(ExportedProgressSchema, data);
  expect(exported).toMatchObject({
    sessions: [{ kind: 'skill', skill: 'mean', problems_attempted: 5, xp_earned: 20 }],
    skills: [{ skill: 'mean', answers: 5 }],
    cards: [{ card: 'fact:2+2', missed_in: 'addition_drill' }],
    dailies: [{ challenge_date: await todayKey() }],
    days: [{ day_key: await todayKey(), streak: 1, after_freeze: false }],
  });
  expect(exported.answers.map(({ position, given }) => [position, given])).toEqual(
    [1, 2, 3, 4, 5].map((position) => [position, `of ${player.id}`]),
  );
  expect(exported.results.map(({ game_type }) => game_type).sort()).toEqual(['addition_drill', 'sum_grid']);
  const text = JSON.stringify(data);
  for (const secret of [other.id, other.email, player.email]) expect(text).not.toContain(secret);
});

test('everyone else is told that the export is for subscribers', async () => {
  const { client } = await newPlayer();
  expect((await client.rpc('export_progress')).error).toMatchObject({
    code: '42501',
    hint: 'subscribers-only',
  });
});
