import { scriptValues } from '../testing/script-values';
import { newClass, overview } from '../testing/classes';
import { signedInAs } from '../types/bare-supabase';

const id = (person: string) => `('00000000-0000-4000-8000-' || lpad((${person})::text, 12, '0'))::uuid`;
const TEACHER = '00000000-0000-4000-8000-000000000001';
const CLASS = '00000000-0000-4000-8000-00000000000a';

/** The largest class, with a skill and a day assigned ten times each, and a hundred sessions of each student since. */
const FULL = `
  insert into auth.users (id, email) select ${id('n')}, n || '@example.com' from generate_series(1, 61) n;
  insert into private.classes (id, teacher_id, name) values ('${CLASS}', '${TEACHER}', 'Class 7b');
  insert into private.class_students (class_id, user_id, name, normalized_name, joined_at)
  select '${CLASS}', ${id('n')}, 'Student ' || n, 'student' || n, now() - interval '300 days' from generate_series(2, 61) n;
  insert into private.class_assignments (class_id, kind, what, due_on, assigned_at)
  select '${CLASS}', k.kind, k.what, current_date + n, now() - interval '300 days'
  from generate_series(0, 9) n, (values ('skill', 'mean'), ('dailies', current_date::text)) k (kind, what);
  insert into public.learning_sessions (user_id, kind, level_id, skill, started_at, problems_attempted)
  select ${id('n')}, 'skill', 'B1', 'mean', now() - make_interval(hours => s), s % 2
  from generate_series(2, 61) n, generate_series(1, 100) s;
  insert into public.learning_answers (id, session_id, user_id, position, skill, difficulty, seed, given, correct, chosen, helped,
    solved, seconds)
  select gen_random_uuid(), s.id, s.user_id, 1, 'mean', 3, 1, '7', true, false, false, true, 10
  from public.learning_sessions s where s.problems_attempted = 1;
  update public.learning_sessions set completed_at = now() where problems_attempted = 1;
  insert into public.daily_attempts (user_id, game_type, day_key)
  select ${id('n')}, 'sum_grid', current_date from generate_series(2, 61) n;
  analyze;
  ${signedInAs(TEACHER)}
  create temporary table before on commit drop as select relname, seq_tup_read, idx_tup_fetch from pg_stat_xact_user_tables;`;

test('the largest class is read without the history of its students', async () => {
  const [read] = await scriptValues([
    `${FULL}
     create temporary table overview on commit drop as select public.class_overview('${CLASS}') as value;
     select jsonb_build_object('students', (select json_array_length(value -> 'students') from overview), 'history', (
         select sum(a.seq_tup_read + a.idx_tup_fetch - b.seq_tup_read - b.idx_tup_fetch)
         from pg_stat_xact_user_tables a join before b using (relname)
         where relname ~ '^(learning_sessions|learning_answers|daily_|game_)'), 'counters', (
         select sum(a.seq_tup_read + a.idx_tup_fetch - b.seq_tup_read - b.idx_tup_fetch)
         from pg_stat_xact_user_tables a join before b using (relname) where relname = 'class_work'))
       || (select jsonb_object_agg(state, count) from (
         select state, count(*) from overview, json_array_elements_text(value #> '{students,0,work}') w (state) group by state) w) as value`,
  ]);
  expect(read).toMatchObject({
    students: 60,
    done: 10,
    started: 10,
    history: 0,
  });
  expect((read as { counters: number }).counters).toBeLessThanOrEqual(60 * 20);
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
    expect(await read()).toMatchObject({ status: 429, error: { code: 'PT429', hint: 'too-many-calls' } });
  }
});

/** A usual class: ten skills are assigned to 40 students, and each has finished twelve sessions of each skill. */
const USUAL = `
  insert into auth.users (id, email) select ${id('n')}, n || '@example.com' from generate_series(1, 41) n;
  insert into private.classes (id, teacher_id, name) values ('${CLASS}', '${TEACHER}', 'Class 7b');
  insert into private.class_students (class_id, user_id, name, normalized_name, joined_at)
  select '${CLASS}', ${id('n')}, 'Student ' || n, 'student' || n, now() - interval '60 days' from generate_series(2, 41) n;
  insert into private.class_assignments (class_id, kind, what, due_on, assigned_at, done_when, right_needed)
  select '${CLASS}', 'skill', 'skill-' || k, current_date, now() - interval '50 days', 'right', 8 from generate_series(1, 10) k;
  insert into private.class_work (user_id, kind, what, started_at, done_from, right_from, attempts)
  select ${id('n')}, 'skill', 'skill-' || k, now() - interval '1 day', now() - interval '1 day',
    array_fill(now() - interval '1 day', '{9}'), (
      select array_agg(row(now() - s * interval '1 day', d.day, false, 10, 7, null, json_build_object('on', d.day,
        'mixed', false, 'exercises', 10, 'correct', 7, 'helped', 2, 'retries', 1, 'examples', 1, 'lessons', 0, 'whole', true,
        'proficient', false))::private.class_attempt order by s desc)
      from generate_series(1, 12) s, private.day_key_at(now() - s * interval '1 day') d (day))
  from generate_series(2, 41) n, generate_series(1, 10) k;
  ${signedInAs(TEACHER)}`;

test('the overview of a class stays small however many sessions its students have finished', async () => {
  const [read] = await scriptValues([
    `${USUAL}
     select jsonb_build_object('bytes', octet_length(o.value::text),
       'sent', (select sum(json_array_length(r -> 'attempts')) from json_array_elements(o.value -> 'students') s, json_array_elements(s -> 'results') r)) as value
     from (select public.class_overview('${CLASS}') as value offset 0) o`,
  ]);
  // All sessions would be 843 kB.
  expect(read).toMatchObject({ sent: 40 * 10 * 5 });
  expect((read as { bytes: number }).bytes).toBeLessThan(400_000);
});
