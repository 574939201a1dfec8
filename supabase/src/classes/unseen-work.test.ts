import type postgres from 'postgres';
import { assign, dayIn, join, newClass, overview } from '../testing/classes';
import { answers, complete, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import { type Player, service } from '../testing/players';

/** A finished session about a skill, from two hours ago as far as classes are concerned. */
async function practice({ client, id: user }: Player, skill: string): Promise<void> {
  const { id } = await startSession(client, { kind: 'skill', skill });
  await saveAnswers(client, id, answers(10, { skill }));
  await complete(client, id);
  await asOwner(
    (sql) => sql`
      update private.class_work set started_at = started_at - interval '2 hours', done_from = done_from - interval '2 hours',
        proficient_from = proficient_from - interval '2 hours'
      where user_id = ${user} and kind = 'skill' and what = ${skill}`,
  );
}

/** Everything that is stored for classes, by the data export of the person. */
async function storedFor({ client }: Player): Promise<string[]> {
  const { data } = await client.rpc('export_my_data').throwOnError();
  const { tables } = data as unknown as { tables: Record<string, { what?: string; skill?: string }[]> };
  const [work, skills] = [tables['private.class_work'] ?? [], tables['private.class_skills'] ?? []];
  return [
    ...work.map(({ what }) => `work on ${what}`),
    ...skills.map(({ skill }) => `answers to ${skill}`),
  ].sort();
}

async function historyOf({ id }: Player) {
  const count = async (table: 'learning_sessions' | 'learning_answers' | 'skill_progress') =>
    (await service().from(table).select('*', { count: 'exact', head: true }).eq('user_id', id).throwOnError())
      .count;
  return [await count('learning_sessions'), await count('learning_answers'), await count('skill_progress')];
}

type Class = Awaited<ReturnType<typeof newClass>>;

const ENDS: readonly (readonly [string, (one: Class) => Promise<unknown>])[] = [
  [
    'the class is deleted',
    async ({ teacher, id }) => teacher.client.rpc('delete_class', { p_class_id: id }).throwOnError(),
  ],
  [
    'the teacher removes the student',
    async ({ teacher, id }) => {
      const [student] = (await overview(teacher.client, id)).students;
      await teacher.client.rpc('remove_student', { p_student_id: student?.id ?? '' }).throwOnError();
    },
  ],
  [
    'the student leaves',
    async ({ students: [{ client }], id }) => client.rpc('leave_class', { p_class_id: id }).throwOnError(),
  ],
  [
    'the teacher deletes the account',
    async ({ teacher }) =>
      teacher.client.rpc('delete_user_account', { user_id_to_delete: teacher.id }).throwOnError(),
  ],
];

test.each(ENDS)('nothing is stored for a class once %s, and the history stays', async (_, end) => {
  const one = await newClass('Mina');
  const [student] = one.students;
  await assign(one.teacher.client, one.id, 'skill', 'mean');
  await practice(student, 'mean');
  // Not assigned, and of this minute.
  const { id } = await startSession(student.client, { kind: 'skill', skill: 'median' });
  await saveAnswers(student.client, id, answers(1, { skill: 'median' }));
  expect(await storedFor(student)).toEqual([
    'answers to mean',
    'answers to median',
    'work on mean',
    'work on median',
  ]);
  await end(one);
  expect(await storedFor(student)).toEqual([]);
  expect(await historyOf(student)).toEqual([2, 11, 2]);
});

test.each(ENDS.slice(0, 3))('what another class shows stays when %s', async (_, end) => {
  const one = await newClass('Mina');
  const other = await newClass();
  const [student] = one.students;
  await join(student.client, other.code, 'Mina');
  await assign(one.teacher.client, one.id, 'skill', 'mean');
  await assign(one.teacher.client, one.id, 'skill', 'median');
  await assign(other.teacher.client, other.id, 'skill', 'mean');
  await practice(student, 'mean');
  await practice(student, 'median');
  const before = (await overview(other.teacher.client, other.id)).students;
  await end(one);
  expect(await storedFor(student)).toEqual(['answers to mean', 'answers to median', 'work on mean']);
  expect((await overview(other.teacher.client, other.id)).students).toEqual(before);
});

test('what was kept for an assignment is deleted with the last assignment that shows it', async () => {
  const one = await newClass('Mina');
  const [student] = one.students;
  const { client } = one.teacher;
  await assign(client, one.id, 'skill', 'mean', 7);
  await assign(client, one.id, 'skill', 'mean', 8);
  await practice(student, 'mean');
  const withdraw = async () => {
    const [first] = (await overview(client, one.id)).assignments;
    await client.rpc('unassign', { p_assignment_id: first?.id ?? '' }).throwOnError();
  };
  await withdraw();
  expect(await storedFor(student)).toContain('work on mean');
  await withdraw();
  expect(await storedFor(student)).toEqual(['answers to mean']);
  expect(await historyOf(student)).toEqual([1, 10, 1]);
  // Only what begins after it counts for a new assignment.
  await assign(client, one.id, 'skill', 'mean', 7);
  expect((await overview(client, one.id)).students).toMatchObject([{ work: ['open'], results: [null] }]);
});

test('work that a save has added after leaving is deleted with the next session', async () => {
  const one = await newClass('Mina');
  const [student] = one.students;
  await student.client.rpc('leave_class', { p_class_id: one.id }).throwOnError();
  const addWork = () =>
    asOwner(
      (sql) => sql`insert into private.class_work (user_id, kind, what, started_at)
        values (${student.id}, 'skill', 'mode', now()), (${student.id}, 'dailies', ${dayIn(0)}, now())`,
    );
  await addWork();
  await startSession(student.client, { kind: 'skill', skill: 'mean' });
  expect(await storedFor(student)).toEqual([]);
  await addWork();
  await student.client.rpc('start_daily', { p_game_type: 'sum_grid' }).throwOnError();
  expect(await storedFor(student)).toEqual([]);
});

test.each([
  [
    'sessions',
    (sql: postgres.TransactionSql, user: string) => sql`
      insert into public.learning_sessions (user_id, kind, level_id, skill)
      select ${user}, 'skill', 'B1', 'mean' from generate_series(1, 500)`,
  ],
  [
    'dailies',
    (sql: postgres.TransactionSql, user: string) => sql`
      insert into public.daily_attempts (user_id, game_type, day_key)
      select ${user}, 'sum_grid', current_date - n from generate_series(1, 500) n`,
  ],
])('what was practiced without an assignment is deleted by one of many %s', async (_, begin) => {
  const one = await newClass('Mina');
  const [student] = one.students;
  await asOwner((sql) =>
    sql.begin(async (transaction) => {
      await transaction`insert into private.class_work (user_id, kind, what, started_at)
        values (${student.id}, 'skill', 'mode', now() - interval '1 hour')`;
      // One in 64, and the same ones in each run.
      await transaction`select setseed(0.5)`;
      await begin(transaction, student.id);
    }),
  );
  expect(await storedFor(student)).not.toContain('work on mode');
});

test('what an assignment can still show is kept', async () => {
  const one = await newClass('Mina');
  const [{ id: user }] = one.students;
  await assign(one.teacher.client, one.id, 'skill', 'mean');
  await asOwner(
    (sql) => sql`
      insert into private.class_work (user_id, kind, what, started_at)
      select ${user}, w.kind, w.what, now() - w.ago::interval
      from (values ('dailies', ${dayIn(0)}, '3 hours'), ('dailies', ${dayIn(-1)}, '1 day'), ('skill', 'median', '2 minutes'),
        ('skill', 'mode', '1 second')) w (kind, what, ago)`,
  );
  const [assignment] = (await overview(one.teacher.client, one.id)).assignments;
  await one.teacher.client.rpc('unassign', { p_assignment_id: assignment?.id ?? '' }).throwOnError();
  // Today's dailies may be assigned today, and an assignment that is being made may have begun before this minute's work.
  expect(await storedFor(one.students[0])).toEqual(['work on mode', `work on ${dayIn(0)}`].sort());
});
