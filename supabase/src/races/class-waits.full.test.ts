import { assign, join, myClasses, newClass, ofStudent, overview } from '../testing/classes';
import { holding } from '../testing/own-connection';
import { plainWork } from '../testing/plain-counts';
import { startSession } from '../testing/learning';
import { newPlayer } from '../testing/players';

/** Without Postgres there is only one connection, and nobody waits. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('a session that starts while the same person waits to join is from before joining', async () => {
  const { teacher, id, code } = await newClass();
  await assign(teacher.client, id, 'skill', 'mean');
  const { client, id: user } = await newPlayer();
  let device: Parameters<Parameters<typeof holding>[0]>[0];
  const { joined } = await holding(
    (sql) => {
      device = sql;
      return sql`select from public.profiles where id = ${user} for update`;
    },
    async (waiting) => {
      const joining = join(client, code, 'Mina');
      await waiting(1);
      await device`
        insert into public.learning_sessions (user_id, kind, level_id, skill, started_at)
        values (${user}, 'skill', 'B1', 'mean', clock_timestamp())`;
      await device`commit`;
      return { joined: await joining };
    },
  );
  expect(joined.status).toBe('joined');
  expect((await overview(teacher.client, id)).students).toMatchObject([{ name: 'Mina', work: ['open'] }]);
  expect(await plainWork(id)).toEqual([{ name: 'Mina', work: ['open'] }]);
});

onPostgres('reading a class waits for nobody who changes it, and nobody waits for a read', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  const reads = () =>
    Promise.all([
      overview(teacher.client, id),
      ofStudent(students[0].client, id),
      myClasses(students[0].client),
    ]);
  await holding(
    (sql) => sql`
      select from private.classes c join private.class_students p on p.class_id = c.id
      join public.profiles o on o.id in (c.teacher_id, p.user_id) where c.id = ${id} for update`,
    reads,
  );
  const joined = await holding(
    async (sql) => {
      await sql`
        select set_config('request.jwt.claim.sub', ${teacher.id}, true), set_config('request.jwt.claims',
          (select json_build_object('session_id', s.id, 'sub', s.user_id)::text from auth.sessions s where s.user_id = ${teacher.id} limit 1), true)`;
      await sql`select public.class_overview(${id})`;
    },
    async () => join((await newPlayer()).client, code, 'Zoe'),
  );
  expect(joined.status).toBe('joined');
});

onPostgres(
  'a class is deleted while a student saves, and what the save holds is forgotten later',
  async () => {
    const { teacher, id, students } = await newClass('Mina');
    const { client, id: user } = students[0];
    await startSession(client, { kind: 'skill', skill: 'mean' });
    await startSession(client, { kind: 'skill', skill: 'median' });
    const stored = async () => {
      const { data } = await client.rpc('export_my_data').throwOnError();
      return (data as unknown as { tables: Record<string, unknown[]> }).tables['private.class_work'] ?? [];
    };
    await holding(
      (sql) => sql`select from private.class_work w where w.user_id = ${user} and w.what = 'mean' for update`,
      async () => teacher.client.rpc('delete_class', { p_class_id: id }).throwOnError(),
    );
    expect(await stored()).toMatchObject([{ what: 'mean' }]);
    const other = await newClass();
    await join(client, other.code, 'Mina');
    expect(await stored()).toEqual([]);
  },
);
