import { dayIn } from '../testing/classes';
import { EIGHT, PROFICIENT, right, hard, practice, seen, classWith } from '../testing/done-rules';
import { complete, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import type { Player } from '../testing/players';

describe('the day of a session', () => {
  const daysEarlier = (session: string, days: number, position: number) =>
    asOwner(
      (sql) => sql`update public.learning_answers set saved_at = saved_at - ${days} * interval '1 day'
        where session_id = ${session} and position <= ${position}`,
    );
  /** A session whose answers up to a position were saved days before its end was sent. */
  async function endedLater(
    { client }: Player,
    { days = 2, position = 10, kind = 'skill' as 'skill' | 'practice' } = {},
  ) {
    const { id } = await startSession(client, { kind, skill: kind === 'skill' ? 'mean' : null });
    await saveAnswers(client, id, hard(10));
    await daysEarlier(id, days, position);
    await complete(client, id);
  }

  test.each([
    ['practiced', { p_done_when: 'practiced' }, 'skill'],
    ['right', EIGHT, 'skill'],
    ['proficient', PROFICIENT, 'skill'],
    ['proficient', PROFICIENT, 'practice'],
  ] as const)('is that of its last answer: %s, %o, in a session of kind %s', async (_, rule, kind) => {
    const one = await classWith(rule);
    await endedLater(one.student, { kind });
    expect(await seen(one)).toMatchObject({
      work: ['done'],
      results: [{ done_on: dayIn(-2), attempts: [{ on: dayIn(-2) }] }],
    });
  });

  test('is the latest one if the answers were saved on several days', async () => {
    const one = await classWith(EIGHT);
    await endedLater(one.student, { position: 9 });
    expect(await seen(one)).toMatchObject({ results: [{ done_on: dayIn(0), attempts: [{ on: dayIn(0) }] }] });
  });

  test('is that of the label if other answers led to it after the last one', async () => {
    const one = await classWith(PROFICIENT);
    const { client } = one.student;
    const { id } = await startSession(client, { kind: 'skill', skill: 'mean' });
    await saveAnswers(client, id, right(1, { difficulty: 1 }));
    await daysEarlier(id, 2, 1);
    await practice(one.student, hard(10));
    await complete(client, id);
    expect(await seen(one)).toMatchObject({
      work: ['done'],
      results: [{ done_on: dayIn(0), attempts: [{ on: dayIn(0) }, { on: dayIn(-2), proficient: true }] }],
    });
  });

  test('is the first one for right answers, although a session that began earlier ended later', async () => {
    const one = await classWith(EIGHT);
    const { client } = one.student;
    const { id: earlier } = await startSession(client, { kind: 'skill', skill: 'mean' });
    await endedLater(one.student, { days: 1 });
    await saveAnswers(client, earlier, right(9));
    await complete(client, earlier);
    expect(await seen(one)).toMatchObject({
      results: [{ done_on: dayIn(-1), attempts: [{ on: dayIn(-1) }, { on: dayIn(0) }] }],
    });
  });

  test('is the last one that ten exercises need, although its session began first', async () => {
    const one = await classWith();
    const { client } = one.student;
    const { id: earlier } = await startSession(client, { kind: 'skill', skill: 'mean' });
    const { id: later } = await startSession(client, { kind: 'skill', skill: 'mean' });
    await saveAnswers(client, later, right(5));
    await daysEarlier(later, 1, 10);
    await complete(client, later);
    await saveAnswers(client, earlier, right(5));
    await complete(client, earlier);
    expect(await seen(one)).toMatchObject({
      work: ['done'],
      results: [{ done_on: dayIn(0), attempts: [{ on: dayIn(-1) }, { on: dayIn(0) }] }],
    });
  });

  test('is not taken from the clock of the device', async () => {
    const one = await classWith(EIGHT);
    const answered_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await practice(one.student, right(10, { answered_at, saved_at: answered_at }));
    expect(await seen(one)).toMatchObject({ results: [{ done_on: dayIn(0), attempts: [{ on: dayIn(0) }] }] });
  });
});
