import { randomUUID } from 'node:crypto';
import { CLASS_LIMITS } from '@ninefold/contracts';
import { atOnce } from '../testing/at-once';
import { codeOf, join, lookUp, makeClass, myClasses, newClass, overview } from '../testing/classes';
import { answer, saveAnswers, startSession } from '../testing/learning';
import { asOwner, holding } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';

/** Students without a session. */
const fill = (classId: string, count: number) =>
  asOwner(
    (sql) => sql`
      with accounts as (
        insert into auth.users (id, email)
        select gen_random_uuid(), gen_random_uuid() || '@example.com' from generate_series(1, ${count}::integer)
        returning id
      ), numbered as (select id, row_number() over () as number from accounts),
      profiles as (insert into public.profiles (id) select id from numbered on conflict do nothing)
      insert into private.class_students (class_id, user_id, name, normalized_name)
      select ${classId}, n.id, 'Filled ' || n.number, 'filled' || n.number from numbered n`,
  );

const deleteAccount = async ({ client, id }: Player) =>
  (await client.rpc('delete_user_account', { user_id_to_delete: id })).error;

/** A deleted person leaves neither memberships nor counts. */
async function expectNothingOfClasses(client: Player['client']): Promise<void> {
  const { data } = await client.rpc('export_my_data').throwOnError();
  const { tables } = data as unknown as { tables: Record<string, unknown[]> };
  for (const table of ['private.class_students', 'private.class_skills', 'private.class_work'])
    expect([table, tables[table] ?? []]).toEqual([table, []]);
}

/** Without Postgres there is only one connection, and no race. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('of 50 students who join at once for the last place, one joins', async () => {
  const { teacher, id, code } = await newClass();
  await fill(id, CLASS_LIMITS.students - 1);
  const players: Player[] = [];
  // The backend rejects calls that wait too long, and each of these hashes a password.
  while (players.length < 50) players.push(...(await atOnce(10, newPlayer)));
  const joined = await atOnce(50, (index) => join(players[index]!.client, code, `Mina ${index}`));
  expect(joined.filter(({ status }) => status === 'joined')).toHaveLength(1);
  expect(joined.filter(({ status }) => status === 'full')).toHaveLength(49);
  expect((await overview(teacher.client, id)).students).toHaveLength(CLASS_LIMITS.students);
  expect(await lookUp((await newPlayer()).client, code)).toMatchObject({ status: 'full', name: 'Class 7b' });
});

test('a name chosen by several students at once goes to one', async () => {
  const { teacher, id, code } = await newClass();
  const players = await atOnce(8, newPlayer);
  const joined = await atOnce(8, (index) => join((players[index] as Player).client, code, 'Mina'));
  expect(joined.map(({ status }) => status).sort()).toEqual([
    'joined',
    ...Array<string>(7).fill('name-taken'),
  ]);
  expect((await overview(teacher.client, id)).students).toHaveLength(1);
});

test('classes created or joined concurrently never exceed the limit', async () => {
  const teacher = await newPlayer();
  const made = await atOnce(25, (index) =>
    teacher.client.rpc('create_class', { p_id: randomUUID(), p_name: `Class ${index}` }),
  );
  expect(made.filter(({ error }) => error === null)).toHaveLength(CLASS_LIMITS.classes);
  const { id: user, client } = await newPlayer();
  const codes: string[] = [];
  for (const { id } of (await myClasses(teacher.client)).teaching)
    codes.push(await codeOf(teacher.client, id));
  const others = await newPlayer();
  const last = [await makeClass(others.client), await makeClass(others.client)];
  for (const code of codes.slice(0, 19)) await join(client, code, 'Mina');
  await service()
    .rpc('reset_attempts', { p_subject: `code:person:${user}` })
    .throwOnError();
  const lastCodes: string[] = [];
  for (const id of last) lastCodes.push(await codeOf(others.client, id));
  const joined = await atOnce(2, (index) => join(client, lastCodes[index] ?? '', 'Mina'));
  expect(joined.map(({ status }) => status).sort()).toEqual(['joined', 'too-many']);
});

test('one of two assignments for the last place is made', async () => {
  const { teacher, id } = await newClass();
  await asOwner(
    (sql) => sql`
      insert into private.class_assignments (class_id, kind, what, due_on)
      select ${id}, 'skill', 'skill-' || n, current_date + 2 from generate_series(1, ${CLASS_LIMITS.assignments - 1}::integer) n`,
  );
  const assigned = await atOnce(2, (index) =>
    teacher.client.rpc('assign_to_class', {
      p_class_id: id,
      p_kind: 'skill',
      p_what: ['mean', 'median'][index] ?? '',
      p_due_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    }),
  );
  expect(assigned.map(({ error }) => error?.hint ?? 'made').sort()).toEqual(['made', 'too-many-assignments']);
});

test('answers are saved while the student is removed from several classes, which are deleted', async () => {
  const { teacher, id, code, students } = await newClass('Mina', 'Zoe');
  const second = await makeClass(teacher.client);
  const secondCode = await codeOf(teacher.client, second);
  for (const { client } of students)
    await join(client, secondCode, client === students[0].client ? 'Mina' : 'Zoe');
  const sessions = await Promise.all(students.map(({ client }) => startSession(client)));
  const [, removed] = await Promise.all([
    atOnce(20, (index) => {
      const { client } = students[index % 2] as Player;
      return saveAnswers(client, sessions[index % 2]?.id ?? '', [
        answer({ correct: false, mistake: 'deadbeef' }),
      ]);
    }),
    Promise.all([id, second].map((p_class_id) => teacher.client.rpc('delete_class', { p_class_id }))),
  ]);
  expect(removed.map(({ error }) => error)).toEqual([null, null]);
  for (const { client } of students) {
    const { data } = await client.from('learning_answers').select('id').throwOnError();
    expect(data).toHaveLength(10);
    await expectNothingOfClasses(client);
  }
  expect(await join(students[0].client, code, 'Mina')).toMatchObject({ status: 'unknown' });
});

onPostgres('a teacher who deletes the account while students join and learn leaves nothing', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  const [first, last] = [await newPlayer(), await newPlayer()];
  const { id: session } = await startSession(students[0].client);
  // All of them queue for the class.
  const calls = await holding(
    (sql) => sql`select from private.classes where id = ${id} for update`,
    async (waiting) => {
      const joined = [join(first.client, code, 'Zoe')];
      await waiting(1);
      const deleted = deleteAccount(teacher);
      await waiting(2);
      joined.push(join(last.client, code, 'Lou'));
      await waiting(3);
      await saveAnswers(students[0].client, session, [answer({ correct: false, mistake: 'deadbeef' })]);
      return { joined, deleted };
    },
  );
  const joined = (await Promise.all(calls.joined)).map(({ status }) => status);
  expect(await calls.deleted).toBeNull();
  for (const status of joined) expect(['joined', 'unknown']).toContain(status);
  for (const { client } of [first, last, students[0]]) {
    expect((await myClasses(client)).attending).toEqual([]);
    await expectNothingOfClasses(client);
  }
});

onPostgres(
  'two teachers who attend each other’s class delete their accounts at once: no deadlock',
  async () => {
    const [one, other] = [await newClass(), await newClass()];
    await join(one.teacher.client, other.code, 'Mina');
    await join(other.teacher.client, one.code, 'Zoe');
    const teachers = [one.teacher, other.teacher];
    for (const { client } of teachers) await saveAnswers(client, (await startSession(client)).id, [answer()]);
    const deleted = await holding(
      // Deleted after the person's own memberships and before those in the person's own class.
      (sql) =>
        sql`select from private.class_skills where user_id = any (${teachers.map(({ id }) => id)}) for update`,
      async (waiting) => {
        const calls = teachers.map(deleteAccount);
        await waiting(2);
        return { calls };
      },
    );
    expect(await Promise.all(deleted.calls)).toEqual([null, null]);
  },
);

/** Each deletion removes a name, and is blocked by a row that is deleted after the name and before its reports. */
const ENDINGS: readonly (readonly [
  kind: 'class_name' | 'student_name',
  end: string,
  run: (stage: Awaited<ReturnType<typeof newClass>>) => PromiseLike<{ error: unknown }>,
  hold: 'class_students' | 'class_skills',
])[] = [
  [
    'student_name',
    'the student leaves',
    ({ id, students }) => students[0].client.rpc('leave_class', { p_class_id: id }),
    'class_skills',
  ],
  [
    'class_name',
    'the teacher deletes the class',
    ({ id, teacher }) => teacher.client.rpc('delete_class', { p_class_id: id }),
    'class_students',
  ],
];

onPostgres.each(ENDINGS)(
  'a reported %s is taken away while %s: no deadlock',
  async (p_kind, _, end, held) => {
    const stage = await newClass('Mina');
    const { teacher, id, students } = stage;
    await saveAnswers(students[0].client, (await startSession(students[0].client)).id, [answer()]);
    const [student] = (await overview(teacher.client, id)).students;
    const [reporter, p_subject_id, p_name] =
      p_kind === 'class_name' ? [students[0], id, 'Class 7b'] : [teacher, student?.id ?? '', 'Mina'];
    await reporter.client.rpc('report_name_in_class', { p_kind, p_subject_id }).throwOnError();
    const calls = await holding(
      (sql) => sql`select from private.${sql(held)} where user_id = ${students[0].id} for update`,
      async (waiting) => {
        const ended = end(stage).then(({ error }) => error);
        await waiting(1);
        const settled = service()
          .rpc('resolve_reported_name', { p_kind, p_subject_id, p_name, p_remove: true })
          .then(({ error }) => error && (error.hint ?? error.message));
        await waiting(2);
        return { ended, settled };
      },
    );
    // The report stays open without the class or the membership.
    expect(await Promise.all([calls.ended, calls.settled])).toEqual([null, null]);
  },
);

onPostgres(
  'two students who take each other’s names change them one after the other: no deadlock',
  async () => {
    const { id, students } = await newClass('Mina', 'Noah');
    const rename = async ({ client }: Player, p_name: string) =>
      (await client.rpc('rename_in_class', { p_class_id: id, p_name }).throwOnError()).data.status;
    const renamed = await holding(
      (sql) => sql`select from private.classes where id = ${id} for update`,
      async (waiting) => {
        const both = [rename(students[0], 'Noah'), rename(students[1] as Player, 'Mina')];
        await waiting(2);
        return { both };
      },
    );
    expect(await Promise.all(renamed.both)).toEqual(['name-taken', 'name-taken']);
  },
);
