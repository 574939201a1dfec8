import { scriptValues } from '../testing/script-values';
import { newClass, overview } from '../testing/classes';
import { signedInAs } from '../types/bare-supabase';

const id = (person: string) => `('00000000-0000-4000-8000-' || lpad((${person})::text, 12, '0'))::uuid`;
const TEACHER = '00000000-0000-4000-8000-000000000001';
const CLASS = '00000000-0000-4000-8000-00000000000a';

/** The largest class, with one skill assigned ten times, and 500 sessions of each student about it since. */
const FULL = `
  insert into auth.users (id, email) select ${id('n')}, n || '@example.com' from generate_series(1, 61) n;
  insert into private.classes (id, teacher_id, name) values ('${CLASS}', '${TEACHER}', 'Class 7b');
  insert into private.class_students (class_id, user_id, name, normalized_name, joined_at)
  select '${CLASS}', ${id('n')}, 'Student ' || n, 'student' || n, now() - interval '300 days' from generate_series(2, 61) n;
  insert into private.class_assignments (class_id, kind, what, due_on, assigned_at)
  select '${CLASS}', 'skill', 'mean', current_date + n, now() - interval '300 days' from generate_series(0, 9) n;
  insert into public.learning_sessions (user_id, kind, level_id, skill, started_at, completed_at, problems_attempted)
  select ${id('n')}, 'skill', 'B1', 'mean', now() - make_interval(hours => s), case s % 2 when 0 then now() end, 1
  from generate_series(2, 61) n, generate_series(1, 500) s;
  analyze;
  ${signedInAs(TEACHER)}
  create temporary table before on commit drop as select relname, seq_tup_read, idx_tup_fetch from pg_stat_xact_user_tables;`;

test('the largest class reads ten sessions per student and assignment, however long the history', async () => {
  const [read] = await scriptValues([
    `${FULL}
     create temporary table overview on commit drop as select public.class_overview('${CLASS}') as value;
     select jsonb_build_object('work', (select value #> '{students,0,work}' from overview), 'students',
       (select jsonb_array_length(value -> 'students') from overview), 'whole', a.seq_tup_read - b.seq_tup_read,
       'found', a.idx_tup_fetch - b.idx_tup_fetch) as value
     from pg_stat_xact_user_tables a join before b using (relname) where relname = 'learning_sessions'`,
  ]);
  expect(read).toMatchObject({ students: 60, work: Array(10).fill('done'), whole: 0 });
  expect((read as { found: number }).found).toBeLessThanOrEqual(60 * 10 * 11);
});

test('a class can be read forty times a minute, and cheaper reads are allowed sixty times', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const student = students[0].client;
  await overview(teacher.client, id);
  for (const [most, read] of [
    [38, () => teacher.client.rpc('class_overview', { p_class_id: id })],
    [60, () => student.rpc('class_of_student', { p_class_id: id })],
    [60, () => student.rpc('my_classes')],
  ] as const) {
    for (let reads = 0; reads < most; reads += 1) expect((await read()).error).toBeNull();
    expect(await read()).toMatchObject({ status: 429, error: { code: 'PT429', hint: 'too-many-reads' } });
  }
});
