import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { GRID_GAMES, type GridGame, type LearningAnswer } from '@ninefold/contracts';
import { assign, codeOf, dayIn, join, makeClass, overview } from '../testing/classes';
import { start } from '../testing/daily';
import {
  answer,
  answers,
  complete,
  longSession,
  requestMigration,
  saveAnswers,
  sendAnswers,
  startSession,
} from '../testing/learning';
import { forgetLongCalls } from '../testing/own-connection';
import { plainSkills, plainWork, wrongGameTotals, wrongLearningDays } from '../testing/plain-counts';
import { newPlayer, type Player, service } from '../testing/players';
import { daily, drill, saveAll, timedRound } from '../testing/results';

const NAMES = ['Mina', 'Zoe'] as const;
const SKILLS = ['mean', 'median'] as const;

/** Two classes of one teacher, and two people who attend them. */
async function newStage() {
  const teacher = await newPlayer();
  const classes = [await makeClass(teacher.client), await makeClass(teacher.client)] as const;
  const codes = [await codeOf(teacher.client, classes[0]), await codeOf(teacher.client, classes[1])] as const;
  const people = [await newPlayer(), await newPlayer()] as const;
  for (const { id } of people)
    await service().from('profiles').update({ is_subscribed: true }).eq('id', id).throwOnError();
  return { teacher, classes, codes, people };
}
type Stage = Awaited<ReturnType<typeof newStage>>;

const forgetCodes = ({ id }: Player) =>
  service()
    .rpc('reset_attempts', { p_subject: `code:person:${id}` })
    .throwOnError();

async function expectEqual({ teacher, classes, people }: Stage): Promise<void> {
  await forgetLongCalls();
  for (const id of classes) {
    const { students } = await overview(teacher.client, id);
    expect(students.map(({ name, work }) => ({ name, work }))).toEqual(await plainWork(id));
    expect(
      students.flatMap(({ name, skills }) =>
        skills
          .filter((skill) => skill.answers > 0)
          .map(({ skill, answers: count, correct }) => ({ name, skill, answers: count, correct })),
      ),
    ).toEqual(await plainSkills(id));
  }
  for (const { id } of people) {
    expect(await wrongLearningDays(id)).toEqual([]);
    expect(await wrongGameTotals(id)).toEqual([]);
  }
}

const inClass = fc.constantFrom(0, 1);
const person = fc.constantFrom(0, 1);
const skill = fc.constantFrom(...SKILLS);
const level = fc.constantFrom('A1', 'B1');

const ASSIGNABLE = [
  ['skill', 'mean'],
  ['skill', 'median'],
  ['skill', 'mean', { p_done_when: 'right', p_right_needed: 6 }],
  ['placement', 'A1'],
  ['placement', 'B1'],
  ['dailies', dayIn(0)],
] as const;

const step = fc.oneof(
  fc.record({ does: fc.constant('join' as const), person, inClass }),
  fc.record({ does: fc.constant('leave' as const), person, inClass }),
  fc.record({ does: fc.constant('assign' as const), inClass, work: fc.constantFrom(...ASSIGNABLE) }),
  fc.record({ does: fc.constant('unassign' as const), inClass }),
  fc.record({ does: fc.constant('start' as const), person, skill }),
  fc.record({
    does: fc.constant('practice' as const),
    person,
    skill,
    count: fc.constantFrom(0, 3, 6, 10),
    isStuck: fc.boolean(),
  }),
  fc.record({ does: fc.constant('finish' as const), person, count: fc.constantFrom(1, 4, 10) }),
  fc.record({ does: fc.constant('place' as const), person, level, isFinished: fc.boolean() }),
  fc.record({ does: fc.constant('guest' as const), person, skill }),
  fc.record({ does: fc.constant('open' as const), person, game: fc.constantFrom(...GRID_GAMES) }),
  fc.record({
    does: fc.constant('solve' as const),
    person,
    games: fc.subarray([...GRID_GAMES], { minLength: 1 }),
    daysAgo: fc.constantFrom(0, 0, 0, 1),
  }),
  fc.record({ does: fc.constant('play' as const), person, score: fc.integer({ min: 0, max: 20 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function solve({ client }: Player, games: readonly GridGame[], daysAgo: number): Promise<void> {
  const day = dayIn(-daysAgo);
  await saveAll(client, ...games.map((game) => daily(day, { finished_at: new Date().toISOString() }, game)));
}

/** Sends the answers twice, as after a lost response. */
async function saveTwice(client: Player['client'], session: string, list: readonly LearningAnswer[]) {
  await saveAnswers(client, session, list);
  await saveAnswers(client, session, list);
}

async function run(stage: Stage, unfinished: Map<number, string>, each: Step): Promise<void> {
  const { teacher, classes, codes, people } = stage;
  switch (each.does) {
    case 'join':
      await join(people[each.person]!.client, codes[each.inClass]!, NAMES[each.person]!);
      await forgetCodes(people[each.person]!);
      return;
    case 'leave':
      // Rejected for somebody who is not in the class.
      await people[each.person]!.client.rpc('leave_class', { p_class_id: classes[each.inClass]! });
      return;
    case 'assign': {
      const [kind, what, rule] = each.work;
      await assign(teacher.client, classes[each.inClass]!, kind, what, kind === 'dailies' ? 0 : 3, rule);
      return;
    }
    case 'unassign': {
      const [first] = (await overview(teacher.client, classes[each.inClass]!)).assignments;
      if (first) await teacher.client.rpc('unassign', { p_assignment_id: first.id }).throwOnError();
      return forgetLongCalls();
    }
    case 'start':
      unfinished.set(
        each.person,
        (await startSession(people[each.person]!.client, { kind: 'skill', skill: each.skill })).id,
      );
      return;
    case 'practice': {
      const { client } = people[each.person]!;
      const { id } = await startSession(client, { kind: 'skill', skill: each.skill });
      const stuck = each.isStuck && { correct: false, given: '-7', support: 'lesson' };
      await saveTwice(client, id, answers(each.count, { skill: each.skill, seconds: 0, ...stuck }));
      await complete(client, id);
      return;
    }
    case 'finish': {
      const id = unfinished.get(each.person);
      if (!id) return;
      const { client } = people[each.person]!;
      await saveTwice(client, id, answers(each.count, { correct: false, given: '-7', mistake: 'deadbeef' }));
      await complete(client, id);
      await complete(client, id);
      unfinished.delete(each.person);
      return;
    }
    case 'place': {
      const { client } = people[each.person]!;
      const { id } = await startSession(client, { kind: 'placement', level: each.level as 'A1' });
      await saveAnswers(client, id, [answer()]);
      if (each.isFinished) await complete(client, id, each.level as 'A1');
      return;
    }
    case 'guest': {
      const { client } = people[each.person]!;
      const id = randomUUID();
      await requestMigration(client, { id, skill: each.skill });
      await sendAnswers(client, id, answers(10, { skill: each.skill }));
      await complete(client, id);
      return;
    }
    case 'open':
      await start(people[each.person]!.client, each.game);
      return;
    case 'solve':
      return solve(people[each.person]!, each.games, each.daysAgo);
    case 'play':
      return saveAll(people[each.person]!.client, timedRound(each.score), drill(each.score)).then(
        () => undefined,
      );
  }
}

test('counters equal plain queries over all rows, whatever students and teachers do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const stage = await newStage();
      const unfinished = new Map<number, string>();
      for (const each of steps) await run(stage, unfinished, each);
      await expectEqual(stage);
    }),
    { numRuns: 10 },
  );
}, 300_000);

test('counters equal plain queries after students save while teachers assign and students join and leave', async () => {
  const stage = await newStage();
  const { teacher, classes, codes, people } = stage;
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([...people.map(forgetCodes), forgetLongCalls()]);
    const sessions = await Promise.all(
      people.map(({ client }) => longSession(client, { kind: 'skill', skill: 'mean' })),
    );
    const { assignments } = await overview(teacher.client, classes[0]);
    await Promise.all([
      ...assignments.map(({ id }) => teacher.client.rpc('unassign', { p_assignment_id: id }).throwOnError()),
      ...classes.flatMap((id) =>
        ASSIGNABLE.map(([kind, what, rule]) =>
          assign(teacher.client, id, kind, what, kind === 'dailies' ? 0 : round + 1, rule),
        ),
      ),
      ...people.flatMap(({ client }, index) => [
        ...codes.map((code) => join(client, code, NAMES[index]!)),
        client.rpc('leave_class', { p_class_id: classes[round % 2]! }),
        ...[0, 1].map(async (at) => {
          const { id } = await startSession(client, { kind: 'skill', skill: SKILLS[at]! });
          await saveTwice(client, id, answers(10, { skill: SKILLS[at], seconds: 0 }));
          await complete(client, id);
        }),
        saveTwice(client, sessions[index]!, answers(5)).then(() => complete(client, sessions[index]!)),
        startSession(client, { kind: 'placement', level: 'B1' }).then(({ id }) => complete(client, id, 'B1')),
        start(client, GRID_GAMES[round % GRID_GAMES.length]!),
      ]),
      ...people.map((player) => solve(player, [GRID_GAMES[round % GRID_GAMES.length]!], 0)),
    ]);
    await expectEqual(stage);
  }
}, 120_000);
