import type postgres from 'postgres';

const STUDENTS = 60;
const ASSIGNMENTS = 200;
const SKILLS = 200;
const LABELS = 200;
/** Of each skill, as many as each student has sessions about it. */
const ATTEMPTS = 2;
/** What every student did, over as many days. */
const DAYS = 180;

export interface FullClass {
  readonly id: string;
  readonly teacher: string;
}

/** The students, their class and 200 assignments of the four kinds. */
async function seedClasses(session: postgres.TransactionSql, teachers: readonly string[]): Promise<void> {
  await session`
    create temporary table full_classes on commit drop as
    select gen_random_uuid() as id, t.id as teacher from unnest(${session.array([...teachers])}::uuid[]) t (id)`;
  await session`
    create temporary table full_students on commit drop as
    select gen_random_uuid() as id, gen_random_uuid() as user_id, c.id as class_id, number
    from full_classes c, generate_series(1, ${STUDENTS}) number`;
  await session`insert into auth.users (id, email) select user_id, user_id || '@example.com' from full_students`;
  await session`
    insert into public.profiles (id, email) select user_id, user_id || '@example.com' from full_students`;
  await session`
    insert into private.classes (id, teacher_id, name, code)
    select id, teacher, 'Full class', replace(id::text, '-', '') from full_classes`;
  await session`
    insert into private.class_students (id, class_id, user_id, name, normalized_name, joined_at)
    select id, class_id, user_id, 'Student ' || number, 'student' || number, now() - ${DAYS} * interval '1 day' from full_students`;
  await session`
    insert into private.class_assignments (class_id, kind, what, due_on, assigned_at)
    select c.id, k.kind, case k.kind when 'dailies' then to_char(d.day, 'YYYY-MM-DD')
      when 'placement' then (array['A1', 'B1', 'C1'])[1 + n % 3] else 'skill-' || n end, d.day,
      now() - (${DAYS} - n) * interval '1 day'
    from full_classes c, generate_series(1, ${ASSIGNMENTS / 4}) n,
      unnest(array['skill', 'placement', 'technique', 'dailies']) k (kind),
      lateral (select private.day_key_at(now()) - 2 * n as day) d`;
}

/** Sessions with ten answers each, evenly over the days, and the dailies of the days with an assignment. */
async function seedHistory(session: postgres.TransactionSql, sessions: number): Promise<void> {
  await session`
    insert into public.learning_sessions (id, user_id, kind, level_id, skill, started_at, completed_at, problems_attempted,
      problems_correct, placed_level)
    select gen_random_uuid(), s.user_id, k.kind, case k.kind when 'placement' then (array['A1', 'B1', 'C1'])[1 + n % 3] else 'B1' end,
      case k.kind when 'skill' then 'skill-' || 1 + n % ${SKILLS}::integer end, d.at,
      case when n % 7 > 0 then d.at + interval '5 minutes' end, 10, 7,
      case when n % 7 > 0 and k.kind = 'placement' then 'B1' end
    from full_students s, generate_series(1, ${sessions}) n,
      lateral (select case when n % 20 = 0 then 'placement' else 'skill' end as kind) k,
      lateral (select now() - n * ${DAYS}::numeric / ${sessions} * interval '1 day' as at) d`;
  await session`
    insert into public.learning_answers (id, session_id, user_id, position, skill, difficulty, seed, given, correct, chosen,
      helped, solved, seconds, saved_at)
    select gen_random_uuid(), s.id, s.user_id, p, coalesce(s.skill, 'skill-1'), 3, p, '7', p <= 7, false, false, p <= 7, 10,
      s.started_at + p * interval '20 seconds'
    from full_students f join public.learning_sessions s on s.user_id = f.user_id, generate_series(1, 10) p`;
  await session`
    insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds, time_verified,
      score, accuracy, xp_earned, completed_at)
    select s.user_id, g.game_type, d.day, '{1,2,3,4,5,6,7,8,9}', 90, true, 100, 100, g.xp,
      private.day_begins_at(d.day) + interval '12 hours'
    from full_students s, public.games g, generate_series(1, ${ASSIGNMENTS / 4}) n,
      lateral (select private.day_key_at(now()) - 2 * n as day) d
    where g.kind = 'grid' and (g.game_type = 'sum_grid' or (s.number + n) % 3 > 0)`;
}

/** What the saves would have counted. */
async function seedCounters(session: postgres.TransactionSql): Promise<void> {
  await session`
    insert into public.skill_progress (user_id, skill, answers, evidence, last_correct_at, evidence_at)
    select s.user_id, 'skill-' || k, 30, k % 4, now() - k * interval '12 hours', now() - interval '10 days'
    from full_students s, generate_series(1, ${SKILLS}) k`;
  await session`
    insert into private.class_skills (user_id, student_id, skill, answers, correct, mistakes, labels)
    select s.user_id, s.id, 'skill-' || k, 30, 21, json_build_array(
      json_build_object('mistake', lpad(to_hex(k * 7919), 8, '0'), 'times', 6), json_build_object('mistake', 'other', 'times', 3)),
      ${LABELS / SKILLS}
    from full_students s, generate_series(1, ${SKILLS}) k`;
  await session`
    insert into private.class_work (user_id, kind, what, started_at, done_from, right_from, attempts)
    select s.user_id, s.kind, coalesce(s.skill, s.level_id), max(s.started_at),
      max(s.started_at) filter (where s.completed_at is not null),
      case s.kind when 'skill' then array_fill(max(s.started_at) filter (where s.completed_at is not null), '{7}') else '{}' end,
      case s.kind when 'skill' then (
        select array_agg(row(max(s.started_at) - n * interval '1 hour', d.day, false, 10, 7, null, json_build_object('on', d.day,
            'mixed', false, 'exercises', 10, 'correct', 7, 'helped', 2, 'retries', 1, 'examples', 1, 'lessons', 0, 'whole', true,
            'proficient', false))::private.class_attempt order by n desc)
        from generate_series(0, ${ATTEMPTS - 1}::integer) n, private.day_key_at(max(s.started_at)) d (day)) else '{}' end
    from full_students f join public.learning_sessions s on s.user_id = f.user_id group by 1, 2, 3
    union all
    select s.user_id, 'technique', 'skill-' || n, now() - n * interval '1 day', now() - n * interval '1 day', '{}', '{}'
    from full_students s, generate_series(1, ${ASSIGNMENTS / 4}, 2) n
    union all
    select r.user_id, 'dailies', to_char(r.challenge_date, 'YYYY-MM-DD'), max(r.completed_at),
      case count(*) when (select count(*) from public.games g where g.kind = 'grid') then min(r.completed_at) end, '{}', '{}'
    from full_students f join public.daily_grid_results r on r.user_id = f.user_id group by 1, 2, 3`;
}

/**
 * A class of 60 for each teacher, with 200 assignments, and 200 skills and labels of mistakes per student.
 * @param sessions of each student, who answered ten exercises in each
 */
export async function seedFullClasses(
  sql: postgres.Sql,
  teachers: readonly string[],
  sessions: number,
): Promise<readonly FullClass[]> {
  const classes = await sql.begin(async (session) => {
    // Neither foreign keys nor triggers: the counters are made at once.
    await session`set local session_replication_role = replica`;
    await seedClasses(session, teachers);
    await seedHistory(session, sessions);
    await seedCounters(session);
    return session<FullClass[]>`select id, teacher from full_classes`;
  });
  await sql`analyze`;
  return classes;
}
