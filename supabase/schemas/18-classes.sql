-- Classes. A teacher sees the name that a student chose for the class, and counts of what the student has done since joining:
-- never a single answer.

create table private.classes (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- The secret of the link, and what people type instead. All null while nobody can join.
  link_secret text unique default private.new_code(),
  code text unique default private.new_typed_code(),
  -- The last day of the typed code. The link does not expire.
  code_expires_on date default private.new_code_expiry(),
  -- People with the link read the names of the class and its teacher before they sign in.
  shows_preview boolean not null default true,
  created_at timestamptz not null default now(),
  constraint classes_open_or_closed check (num_nulls(link_secret, code, code_expires_on) in (0, 3))
);

create index classes_by_teacher on private.classes (teacher_id);

alter table private.classes enable row level security, force row level security;

-- A student's membership. Leaving deletes the row and what was counted for it, and the teacher no longer sees it.
create table private.class_students (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Equal for names that look alike.
  normalized_name text not null,
  joined_at timestamptz not null default now(),
  constraint class_students_once unique (user_id, class_id),
  constraint class_students_unique_name unique (class_id, normalized_name)
);

alter table private.class_students enable row level security, force row level security;

create table private.class_assignments (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  kind text not null check (kind in ('skill', 'placement', 'technique', 'dailies')),
  -- The name of a skill or technique, the first level of a path, or the day key of a day's dailies.
  what text not null,
  due_on date not null,
  assigned_at timestamptz not null default now(),
  -- When a skill is done: after ten exercises, when enough of the ten exercises of one session are right, or when a finished
  -- session leaves it proficient. The other kinds have one rule each, which is `practiced` here.
  done_when text not null default 'practiced' check (done_when in ('practiced', 'right', 'proficient')),
  right_needed smallint check (right_needed between 6 and 10),
  constraint class_assignments_once unique (class_id, kind, what, due_on),
  constraint class_assignments_rule_of_skills check (kind = 'skill' or done_when = 'practiced'),
  constraint class_assignments_right_needed check ((done_when = 'right') = (right_needed is not null))
);

alter table private.class_assignments enable row level security, force row level security;

-- What a student has answered since joining, counted on each save. A teacher never sees a single answer.
create table private.class_skills (
  user_id uuid not null references public.profiles (id) on delete cascade,
  student_id uuid not null references private.class_students (id) on delete cascade,
  skill text not null,
  answers integer not null,
  correct integer not null,
  -- As they are shown: [{ "mistake": "<label>, or other", "times": 2 }], the most frequent one first. The database has no list of
  -- labels.
  mistakes json not null default '[]',
  -- How many of them are labels.
  labels smallint not null default 0,
  primary key (user_id, student_id, skill)
);

create index class_skills_by_student on private.class_skills (student_id);

alter table private.class_skills enable row level security, force row level security;

-- A finished session of a person in a class, as far as it was about one skill.
create type private.class_attempt as (
  started_at timestamptz,
  -- The day of its last answer.
  ended_on date,
  -- A session of several skills. It is kept only if the skill was proficient afterwards.
  mixed boolean,
  -- What it adds to ten exercises of practice.
  practiced smallint,
  -- Of ten, about the skill and without help.
  correct smallint,
  -- Since when the session had left the skill proficient, by the label that people see. Null if it had not.
  proficient_on date,
  -- As teacher and student see it: see `AssignmentAttemptSchema` in `contracts`.
  shown json
);

-- When people in classes started and finished what could be assigned to them. These rows depend on the person only. Assigning
-- compares them with a time and writes nothing, so it needs no lock against the saves of the students.
create table private.class_work (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- As in `class_assignments`.
  kind text not null,
  what text not null,
  -- The latest start. Null for a skill that was answered in sessions of several skills only.
  started_at timestamptz,
  -- The latest time for which this is true: what was done at or after it is enough. Null if all of it is not enough.
  done_from timestamptz,
  -- The same for the other rules of a skill. The n-th element is for n of ten right.
  right_from timestamptz[] not null default '{}',
  proficient_from timestamptz,
  -- The latest ones, oldest first: see `private.with_attempt()`.
  attempts private.class_attempt[] not null default '{}',
  primary key (user_id, kind, what)
);

alter table private.class_work enable row level security, force row level security;

-- One response for a class that does not exist and for somebody else's class.
create function private.raise_not_your_class() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This is not your class.' using errcode = '42501', hint = 'not-your-class';
end;
$$;

-- The caller's own class, locked so that concurrent calls cannot exceed the limit of students.
create function private.lock_own_class(p_user_id uuid, p_class_id uuid) returns private.classes
language plpgsql set search_path = '' as $$
declare
  v_class private.classes;
begin
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = p_user_id for no key update;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return v_class;
end;
$$;

-- The caller's membership in a class.
create function private.own_membership(p_user_id uuid, p_class_id uuid) returns private.class_students
language plpgsql stable set search_path = '' as $$
declare
  v_student private.class_students;
begin
  select p.* into v_student from private.class_students p where p.user_id = p_user_id and p.class_id = p_class_id;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return v_student;
end;
$$;

-- The class that a typed code or the secret of a link leads to.
create function private.class_id_of_code(p_code text) returns uuid
language sql stable set search_path = '' as $$
  select c.id from private.classes c
  where c.link_secret = p_code or (c.code = p_code and c.code_expires_on >= private.day_key_at(now()));
$$;

-- What a code does for the caller: `open`, `unknown` or expired, `joined` (already), `own` class, `full`, `too-many` classes,
-- `too-many-joins` with this code today, `wait`, `network-wait`. A wrong code is returned instead of raised so that the attempt
-- stays counted.
create function private.membership_by_code(
  p_user_id uuid, p_code text, p_joins boolean, out status text, out class private.classes, out wait_seconds integer)
language plpgsql set search_path = '' as $$
declare
  v_attempt constant record := private.count_code_attempt(p_user_id, p_code);
begin
  status := v_attempt.status;
  wait_seconds := v_attempt.wait_seconds;
  if status is not null then
    return;
  end if;
  -- Concurrent joins count the ones before them. A report does not lock the class, because it locks the teacher later.
  if p_joins then
    perform from private.classes c where c.id = private.class_id_of_code(p_code) for no key update;
  end if;
  -- Read after the lock: the code may have been renewed during the wait.
  select c.* into class from private.classes c where c.id = private.class_id_of_code(p_code);
  if not found then
    perform private.record_wrong_invitation(p_user_id, 'class', p_code);
    status := 'unknown';
    return;
  end if;
  status := case
    when class.teacher_id = p_user_id then 'own'
    when exists (select from private.class_students p where p.user_id = p_user_id and p.class_id = class.id) then 'joined'
    when (select count(*) from private.class_students p where p.user_id = p_user_id) >= 20 then 'too-many'
    when (select count(*) from private.class_students p where p.class_id = class.id) >= 60 then 'full'
    when private.joins_wait(p_code) > 0 then 'too-many-joins'
    else 'open' end;
  wait_seconds := case status when 'too-many-joins' then private.joins_wait(p_code) else 0 end;
end;
$$;

-- For an operator who removes the name of a class: from all classes of the same teacher.
create function private.remove_class_name(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language sql volatile set search_path = '' as $$
  with named as materialized (
    select c.id from private.classes c
    where (c.id = p_subject_id or c.teacher_id = any (p_namers)) and private.has_look(c.name, p_look)
    order by c.id for no key update)
  update private.classes c set name = 'Class' from named n where c.id = n.id;
$$;

-- For an operator who removes the name of a student: in all classes, because the student may have left and joined again. The
-- classes are locked before their memberships, as their deletion locks them.
create function private.remove_student_name(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.classes c
  where c.id in (
    select m.class_id from private.class_students m
    where (m.id = p_subject_id or m.user_id = any (p_namers)) and private.has_look(m.name, p_look))
  order by c.id for no key update;
  update private.class_students m set name = n.name, normalized_name = private.normalized_name(n.name)
  from (select 'Student ' || substr(private.neutral_username(), 8, 6) as name) n
  where (m.id = p_subject_id or m.user_id = any (p_namers)) and private.has_look(m.name, p_look);
end;
$$;

-- The label of a wrong answer. Anything else is not a label, and no reason to lose the answer.
create function private.mistake_of(p_answer private.learning_answer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_answer.correct and not p_answer.helped then null
    when p_answer.mistake ~ '^[0-9a-f]{8}$' then p_answer.mistake
    -- Help may have come after the mistake.
    when (not p_answer.helped or p_answer.support is not null) and p_answer.given <> '' then 'other' end;
$$;

-- The mistakes of a skill after one more of them.
create function private.with_mistake(p_mistakes json, p_mistake text) returns json
language sql immutable set search_path = '' as $$
  select json_agg(json_build_object('mistake', t.mistake, 'times', t.times) order by t.times desc, t.mistake)
  from (
    select m.mistake, sum(m.times) as times
    from (
      select e ->> 'mistake' as mistake, (e ->> 'times')::integer as times from json_array_elements(p_mistakes) e
      union all values (p_mistake, 1)) m
    group by m.mistake) t;
$$;

-- The memberships for which the answers of a session count: not in placements, by guests, or in sessions started before
-- joining. A membership that is being deleted is skipped instead of waited for.
create function private.counting_students(p_session public.learning_sessions) returns uuid[]
language sql volatile set search_path = '' as $$
  select array(
    select p.id from private.class_students p
    where p.user_id = p_session.user_id and p.joined_at <= p_session.started_at
      and p_session.kind <> 'placement' and not p_session.by_guest
    for key share skip locked);
$$;

-- Counts an answer for memberships of its player. A membership has at most 200 skills, and 200 labels of mistakes; further ones
-- count as `other`. The caller holds the player's lock, so nobody else counts for them.
create function private.count_for_classes(p_user_id uuid, p_students uuid[], p_answer private.learning_answer)
returns void
language plpgsql set search_path = '' as $$
declare
  v_student_id uuid;
  v_row private.class_skills;
  v_mistake text;
begin
  if p_answer.skill ~ '^fact-' then
    return;
  end if;
  foreach v_student_id in array p_students loop
    select c.* into v_row from private.class_skills c
    where c.user_id = p_user_id and c.student_id = v_student_id and c.skill = p_answer.skill;
    if not found then
      continue when (select count(*) from private.class_skills c
        where c.user_id = p_user_id and c.student_id = v_student_id) >= 200;
      v_row := (p_user_id, v_student_id, p_answer.skill, 0, 0, '[]', 0);
    end if;
    v_mistake := private.mistake_of(p_answer);
    if v_mistake <> 'other' and strpos(v_row.mistakes::text, v_mistake) = 0 then
      if (select sum(c.labels) from private.class_skills c
          where c.user_id = p_user_id and c.student_id = v_student_id) >= 200 then
        v_mistake := 'other';
      else
        v_row.labels := v_row.labels + 1;
      end if;
    end if;
    v_row.answers := v_row.answers + 1;
    if p_answer.correct and not p_answer.helped then
      v_row.correct := v_row.correct + 1;
    elsif v_mistake is not null then
      v_row.mistakes := private.with_mistake(v_row.mistakes, v_mistake);
    end if;
    insert into private.class_skills values (v_row.*)
    on conflict (user_id, student_id, skill) do update set answers = excluded.answers, correct = excluded.correct,
      mistakes = excluded.mistakes, labels = excluded.labels;
  end loop;
end;
$$;

create function private.is_student(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.class_students p where p.user_id = p_user_id);
end;
$$;

create function private.note_class_work(
  p_user_id uuid, p_kind text, p_what text, p_started_at timestamptz, p_done_from timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.class_work as w (user_id, kind, what, started_at, done_from)
  values (p_user_id, p_kind, p_what, p_started_at, p_done_from)
  on conflict (user_id, kind, what) do update set started_at = greatest(w.started_at, excluded.started_at),
    done_from = greatest(w.done_from, excluded.done_from);
$$;

-- Deletes the work of these people that no assignment of their classes shows. A later one counts only what begins after it, but
-- dailies of today and later may have been solved before they are assigned, and an assignment that is being made may have begun
-- before the work of the last minute. The deletion waits for no save, so no deadlock is possible: rows that one has locked are
-- left for the next call, which a person in no class makes with the next session or daily.
create function private.forget_unseen_work(p_users uuid[]) returns void
language sql set search_path = '' as $$
  delete from private.class_work w using (
    select o.user_id, o.kind, o.what from private.class_work o
    where o.user_id = any (p_users) and not exists (
      select from private.class_students p
      where p.user_id = o.user_id and (
        greatest(o.started_at, o.done_from, o.proficient_from) > now() - interval '1 minute'
        or (o.kind = 'dailies' and o.what >= to_char(private.day_key_at(now()), 'YYYY-MM-DD'))
        or exists (
          select from private.class_assignments a
          where a.class_id = p.class_id and a.kind = o.kind and a.what = o.what)))
    for update skip locked) u
  where w.user_id = u.user_id and w.kind = u.kind and w.what = u.what;
$$;

-- However a membership ends: by leaving, by the teacher, or with the class or an account.
create function private.forget_work_of_former_students() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unseen_work(array(select distinct d.user_id from deleted d));
  return null;
end;
$$;

create trigger forget_work_of_former_students after delete on private.class_students
  referencing old table as deleted for each statement execute function private.forget_work_of_former_students();

create function private.forget_withdrawn_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unseen_work(array(
    select p.user_id from private.class_students p where p.class_id in (select d.class_id from deleted d)));
  return null;
end;
$$;

create trigger forget_withdrawn_work after delete on private.class_assignments
  referencing old table as deleted for each statement execute function private.forget_withdrawn_work();

-- Whether a person knows a skill well enough for a teacher who asks for it: by the label that the person sees.
create function private.is_proficient(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.skills_now(p_user_id, array[p_skill]) #>> '{0,level}' in ('proficient', 'mastered'), false);
$$;

-- What a finished session was for one of its skills: the first ten exercises of a session about it, or those about the skill in a
-- session of several skills. Exercises about other skills are part of it only after the lesson of the skill, and one that is sent
-- several times counts once. A session ends after two lessons, because more of the same would only discourage, and is a whole one
-- then. Its day is the one on which the server received its last answer: a device may report the end later, and only the server's
-- clock can be trusted with a deadline. The label is that of the end, to which answers of other sessions may have led meanwhile.
create function private.attempt_of_session(p_session public.learning_sessions, p_skill text) returns private.class_attempt
language sql stable set search_path = '' as $$
  select (p_session.started_at, e.ended_on, e.mixed,
    case when e.mixed then 0 when e.is_whole then 10 else e.exercises end, e.correct, e.proficient_on,
    json_build_object('on', e.ended_on, 'mixed', e.mixed, 'exercises', e.exercises, 'correct', e.correct, 'helped', e.helped,
      'retries', e.retries, 'examples', e.examples, 'lessons', e.lessons, 'whole', e.is_whole,
      'proficient', e.proficient_on is not null))::private.class_attempt
  from (
    select c.*, private.day_key_at(c.last_saved_at) as ended_on,
      not c.mixed and (c.exercises >= 10 or (c.lessons >= 2 and c.own_lessons > 0)) as is_whole,
      case when private.is_proficient(p_session.user_id, p_skill) then private.day_key_at(case when exists (
          select from public.learning_answers o
          where o.user_id = p_session.user_id and o.saved_at > c.last_saved_at and o.skill = p_skill)
        then p_session.completed_at else c.last_saved_at end) end as proficient_on
    from (
      select p_session.kind <> 'skill' as mixed,
        count(distinct (a.skill, a.difficulty, a.seed)) filter (where a.skill = p_skill or l.own_lessons > 0) as exercises,
        count(distinct (a.difficulty, a.seed)) filter (where a.correct and a.support is null and a.skill = p_skill) as correct,
        max(l.own_lessons) as own_lessons,
        max(l.last_saved_at) as last_saved_at,
        count(*) filter (where a.helped or a.support is not null) as helped,
        count(*) filter (where a.support = 'retry') as retries,
        count(*) filter (where a.support = 'example') as examples,
        count(*) filter (where a.support = 'lesson') as lessons
      from public.learning_answers a, (
        select count(*) filter (where o.skill = p_skill and o.support = 'lesson') as own_lessons,
          max(o.saved_at) as last_saved_at
        from public.learning_answers o where o.session_id = p_session.id) l
      where a.session_id = p_session.id and case p_session.kind when 'skill' then a.position <= 10 else a.skill = p_skill end) c) e;
$$;

-- The attempts with one more: the latest twelve, and the latest four in sessions of several skills.
create function private.with_attempt(p_attempts private.class_attempt[], p_attempt private.class_attempt)
returns private.class_attempt[]
language sql immutable set search_path = '' as $$
  select array(
    select k.attempt from (
      select t as attempt, t.started_at,
        row_number() over (partition by t.mixed order by t.started_at desc) <= case when t.mixed then 4 else 12 end as is_latest
      from unnest(p_attempts || p_attempt) t) k
    where k.is_latest order by k.started_at);
$$;

-- From when on finished sessions about a skill have ten exercises. Each has at least one, so the kept ones are enough.
create function private.ten_exercises_from(p_attempts private.class_attempt[]) returns timestamptz
language sql immutable set search_path = '' as $$
  select max(w.started_at) filter (where w.exercises >= 10)
  from (
    select t.started_at, sum(t.practiced) over (order by t.started_at desc) as exercises
    from unnest(p_attempts) t) w;
$$;

-- Whether an assignment of a skill has no kept session that left it proficient.
create function private.is_label_new(p_user_id uuid, p_skill text, p_attempts private.class_attempt[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.class_students p join private.class_assignments a on a.class_id = p.class_id
    where p.user_id = p_user_id and a.kind = 'skill' and a.what = p_skill and not exists (
      select from unnest(p_attempts) t
      where t.proficient_on is not null and t.started_at >= private.counts_from(a.kind, a.assigned_at, p.joined_at)));
end;
$$;

-- Call it with the player locked.
create function private.note_attempt(p_user_id uuid, p_skill text, p_attempt private.class_attempt) returns void
language plpgsql set search_path = '' as $$
declare
  v_work private.class_work;
begin
  select w.* into v_work from private.class_work w where w.user_id = p_user_id and w.kind = 'skill' and w.what = p_skill;
  v_work.attempts := coalesce(v_work.attempts, '{}');
  -- Of sessions of several skills only the first with this label matters for an assignment.
  if not (p_attempt).mixed or private.is_label_new(p_user_id, p_skill, v_work.attempts) then
    v_work.attempts := private.with_attempt(v_work.attempts, p_attempt);
  end if;
  v_work.done_from := greatest(v_work.done_from, private.ten_exercises_from(v_work.attempts));
  if not (p_attempt).mixed then
    v_work.started_at := greatest(v_work.started_at, (p_attempt).started_at);
    v_work.right_from := array(
      select greatest(v_work.right_from[n], case when (p_attempt).correct >= n then (p_attempt).started_at end)
      from generate_series(1, 10) n order by n);
  end if;
  if (p_attempt).proficient_on is not null then
    v_work.proficient_from := greatest(v_work.proficient_from, (p_attempt).started_at);
  end if;
  insert into private.class_work (user_id, kind, what, started_at, done_from, right_from, proficient_from, attempts)
  values (p_user_id, 'skill', p_skill, v_work.started_at, v_work.done_from, coalesce(v_work.right_from, '{}'),
    v_work.proficient_from, v_work.attempts)
  on conflict (user_id, kind, what) do update set started_at = excluded.started_at, done_from = excluded.done_from,
    right_from = excluded.right_from, proficient_from = excluded.proficient_from, attempts = excluded.attempts;
end;
$$;

-- Notes the skills of a finished session of several skills that are proficient now. Call it with the player locked, after the
-- session has changed them.
create function private.note_mixed_session(p_session public.learning_sessions) returns void
language plpgsql set search_path = '' as $$
begin
  if p_session.kind in ('practice', 'review', 'test_out') and private.is_student(p_session.user_id) then
    perform private.note_attempt(p_session.user_id, t.skill, t.attempt)
    from (
      select s.skill, private.attempt_of_session(p_session, s.skill) as attempt
      from (
        select distinct a.skill from public.learning_answers a
        where a.session_id = p_session.id and a.skill !~ '^fact-' offset 0) s
      where private.is_proficient(p_session.user_id, s.skill)) t;
  end if;
end;
$$;

create function private.note_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_what constant text := coalesce(new.skill, new.level_id);
  v_attempt private.class_attempt;
begin
  if private.is_student(new.user_id) then
    -- Most of what is practiced was never assigned. One call in 64 forgets it.
    if random() < 1.0 / 64 then
      perform private.forget_unseen_work(array[new.user_id]);
    end if;
    perform private.note_class_work(new.user_id, new.kind, v_what, new.started_at,
      case when new.placed_level is not null then new.started_at end);
    if new.kind = 'skill' and new.completed_at is not null and new.problems_attempted > 0 then
      v_attempt := private.attempt_of_session(new, v_what);
      -- Without an exercise about the skill it was no session about it.
      if v_attempt.practiced > 0 then
        perform private.note_attempt(new.user_id, v_what, v_attempt);
      end if;
    end if;
  else
    perform private.forget_unseen_work(array[new.user_id]);
  end if;
  return null;
end;
$$;

create trigger note_started_session after insert on public.learning_sessions
  for each row when (new.kind in ('skill', 'placement') and not (new.kind = 'skill' and new.by_guest))
  execute function private.note_session();

create trigger note_completed_session after update on public.learning_sessions
  for each row when (new.kind in ('skill', 'placement') and not (new.kind = 'skill' and new.by_guest)
    and old.completed_at is null and new.completed_at is not null)
  execute function private.note_session();

create function private.note_started_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_student(new.user_id) then
    perform private.note_class_work(new.user_id, 'dailies', to_char(new.day_key, 'YYYY-MM-DD'), new.started_at, null);
    if random() < 1.0 / 64 then
      perform private.forget_unseen_work(array[new.user_id]);
    end if;
  else
    perform private.forget_unseen_work(array[new.user_id]);
  end if;
  return null;
end;
$$;

create trigger note_started_daily after insert on public.daily_attempts
  for each row execute function private.note_started_daily();

-- All dailies of the day are solved from the first of them on.
create function private.note_solved_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_student(new.user_id) then
    perform private.note_class_work(new.user_id, 'dailies', to_char(new.challenge_date, 'YYYY-MM-DD'), new.completed_at, (
      select case when count(r.completed_at) = count(*) then min(r.completed_at) end
      from public.games g
      left join public.daily_grid_results r on r.user_id = new.user_id and r.game_type = g.game_type
        and r.challenge_date = new.challenge_date
      where g.kind = 'grid'));
  end if;
  return null;
end;
$$;

create trigger note_solved_daily after insert on public.daily_grid_results
  for each row execute function private.note_solved_daily();

-- Locks an account's classes, taught and attended, before it is deleted with them: two teachers who attend each other's classes
-- wait instead of deadlocking.
create function private.lock_classes_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.classes c
  where c.teacher_id = old.id or c.id in (select p.class_id from private.class_students p where p.user_id = old.id)
  order by c.id for update;
  return old;
end;
$$;

create trigger lock_classes_of_profile before delete on public.profiles
  for each row execute function private.lock_classes_of_profile();

revoke execute on all functions in schema private from public;

create function public.rename_class(p_class_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
  v_name text;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  v_name := private.chosen_name(v_class.teacher_id, p_name);
  perform private.count_shared_rename(v_class.teacher_id, v_class.name, v_name);
  update private.classes set name = v_name where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.rename_class from public, anon, service_role;
grant execute on function public.rename_class to authenticated;

-- Opens the class with a new typed code, or closes it. The old code stops working. The link stays while the class is open.
create function public.renew_class_code(p_class_id uuid, p_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  update private.classes set code = case when p_open then private.new_typed_code() end,
    code_expires_on = case when p_open then private.new_code_expiry() end,
    link_secret = case when p_open then coalesce(link_secret, private.new_code()) end
  where id = v_class.id
  returning * into v_class;
  return jsonb_build_object('code', v_class.code);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.renew_class_code from public, anon, service_role;
grant execute on function public.renew_class_code to authenticated;

-- Whether people with the link read the names of the class and its teacher before they sign in.
create function public.show_class_preview(p_class_id uuid, p_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  update private.classes set shows_preview = coalesce(p_shown, false) where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.show_class_preview from public, anon, service_role;
grant execute on function public.show_class_preview to authenticated;

create function public.delete_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  delete from private.classes where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.delete_class from public, anon, service_role;
grant execute on function public.delete_class to authenticated;

-- The code and the link are replaced because the removed student knows the old ones. An expired code stays expired.
create function public.remove_student(p_student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_class private.classes;
begin
  v_user_id := private.lock_player();
  v_class := private.lock_own_class(v_user_id,
    (select p.class_id from private.class_students p where p.id = p_student_id));
  delete from private.class_students where id = p_student_id;
  update private.classes set code = private.new_typed_code(), link_secret = private.new_code()
  where id = v_class.id and link_secret is not null;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.remove_student from public, anon, service_role;
grant execute on function public.remove_student to authenticated;

create function public.leave_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_student private.class_students;
begin
  v_student := private.own_membership(private.lock_player(), p_class_id);
  delete from private.class_students where id = v_student.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.leave_class from public, anon, service_role;
grant execute on function public.leave_class to authenticated;

-- For guests with the link: the names of the class and its teacher, or null if the teacher does not allow it or the link does not
-- work. The teacher's username may be null, and no other name is public.
create function public.class_preview(p_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_network('invitation-preview', 600);
  return (
    select jsonb_build_object('name', c.name, 'invited_by', p.username)
    from private.classes c join public.profiles p on p.id = c.teacher_id
    where c.link_secret = p_secret and c.shows_preview);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_preview from public, authenticated, service_role;
grant execute on function public.class_preview to anon;

-- For the page that asks before somebody joins.
create function public.class_of_code(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membership record;
begin
  v_membership := private.membership_by_code(private.lock_player(), p_code, false);
  return jsonb_build_object('status', v_membership.status, 'name', (v_membership.class).name,
    'class_id', case when v_membership.status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_of_code from public, anon, service_role;
grant execute on function public.class_of_code to authenticated;

create function public.join_class(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_name text;
  v_membership record;
  v_status text;
begin
  v_user_id := private.lock_player();
  -- Before the code: a refusal undoes the count of the attempt, and must not reveal whether the code is right.
  v_name := private.chosen_name(v_user_id, p_name);
  v_membership := private.membership_by_code(v_user_id, p_code, true);
  v_status := v_membership.status;
  if v_status = 'open' then
    perform private.forget_unseen_work(array[v_user_id]);
    -- The clock, because the call may have waited: what was saved meanwhile was saved before joining.
    insert into private.class_students (class_id, user_id, name, normalized_name, joined_at)
    values ((v_membership.class).id, v_user_id, v_name, private.normalized_name(v_name), clock_timestamp())
    on conflict on constraint class_students_unique_name do nothing;
    v_status := case when found then 'joined' else 'name-taken' end;
    if v_status = 'joined' then
      perform private.count_join(v_user_id, p_code);
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'name', (v_membership.class).name,
    'class_id', case when v_status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.join_class from public, anon, service_role;
grant execute on function public.join_class to authenticated;

-- Assigning the same again only changes when it is done, even if the class has the maximum number of assignments or the due day
-- is over. What was done since it was assigned counts for the new rule. Without a rule, a new assignment is done when it was
-- practiced, and an existing one keeps its rule. `p_right_needed` is for `right` only: 6 to 10.
create function public.assign_to_class(p_class_id uuid, p_kind text, p_what text, p_due_on date,
  p_done_when text default null, p_right_needed integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
  v_today constant date := private.day_key_at(now());
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  if (coalesce(p_done_when, 'practiced') in ('practiced', 'right', 'proficient')
      and (p_kind = 'skill' or coalesce(p_done_when, 'practiced') = 'practiced')
      and case when p_done_when = 'right' then p_right_needed between 6 and 10 else p_right_needed is null end) is not true then
    raise exception 'This assignment is not valid.' using errcode = '22023', hint = 'malformed-assignment';
  end if;
  if exists (
    select from private.class_assignments a
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on) then
    update private.class_assignments a set done_when = p_done_when, right_needed = p_right_needed
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on
      and (a.done_when, a.right_needed) is distinct from (p_done_when, p_right_needed::smallint) and p_done_when is not null;
    return;
  end if;
  if coalesce(case p_kind
      when 'skill' then private.is_skill(p_what)
      when 'technique' then private.is_skill(p_what)
      when 'placement' then p_what in ('A1', 'B1', 'C1')
      -- Dailies can be solved only on their day.
      when 'dailies' then p_what = to_char(p_due_on, 'YYYY-MM-DD') end, false) is not true
     or (p_due_on between v_today and v_today + 366) is not true then
    raise exception 'This assignment is not valid.' using errcode = '22023', hint = 'malformed-assignment';
  end if;
  if (select count(*) from private.class_assignments a where a.class_id = v_class.id) >= 200 then
    raise exception 'A class has at most 200 assignments.' using errcode = 'PT409', hint = 'too-many-assignments';
  end if;
  insert into private.class_assignments (class_id, kind, what, due_on, done_when, right_needed)
  values (v_class.id, p_kind, p_what, p_due_on, coalesce(p_done_when, 'practiced'), p_right_needed);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.assign_to_class from public, anon, service_role;
grant execute on function public.assign_to_class to authenticated;

create function public.unassign(p_assignment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  perform private.lock_own_class(v_user_id,
    (select a.class_id from private.class_assignments a where a.id = p_assignment_id));
  delete from private.class_assignments where id = p_assignment_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.unassign from public, anon, service_role;
grant execute on function public.unassign to authenticated;

-- Students report the name of their class, and teachers the name of a student. The subject is the class or the membership.
create function public.report_name_in_class(p_kind text, p_subject_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named_by uuid;
  v_name text;
begin
  v_user_id := private.lock_player();
  if p_kind = 'class_name' then
    select c.teacher_id, c.name into v_named_by, v_name from private.classes c
    where c.id = p_subject_id
      and exists (select from private.class_students p where p.class_id = c.id and p.user_id = v_user_id);
  elsif p_kind = 'student_name' then
    select p.user_id, p.name into v_named_by, v_name from private.class_students p join private.classes c on c.id = p.class_id
    where p.id = p_subject_id and c.teacher_id = v_user_id;
  end if;
  if v_name is null then
    perform private.raise_not_your_class();
  end if;
  perform private.report_name(v_user_id, p_kind, p_subject_id, v_named_by, v_name);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.report_name_in_class from public, anon, service_role;
grant execute on function public.report_name_in_class to authenticated;

-- `p_seconds_ago` is how long ago the device saw it.
create function public.record_technique(p_technique text, p_seconds_ago integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  -- At most a month: no device waits longer to send it.
  v_found_at constant timestamptz :=
    now() - make_interval(secs => greatest(0, least(coalesce(p_seconds_ago, 0), 31 * 86400)));
begin
  v_user_id := private.lock_player();
  if exists (
      select from private.class_students p join private.class_assignments a on a.class_id = p.class_id
      where p.user_id = v_user_id and a.kind = 'technique' and a.what = p_technique
        and v_found_at >= greatest(p.joined_at, a.assigned_at)) then
    perform private.note_class_work(v_user_id, 'technique', p_technique, v_found_at, v_found_at);
  end if;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.record_technique is '@returns not null';
revoke execute on function public.record_technique from public, anon, service_role;
grant execute on function public.record_technique to authenticated;

-- The device chose the id; repeating the call only renames the class.
create function public.create_class(p_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_name text;
begin
  v_user_id := private.lock_player();
  v_name := private.chosen_name(v_user_id, p_name);
  if p_id is null then
    raise exception 'The new class needs an id.' using errcode = '22023', hint = 'malformed-class';
  end if;
  perform private.count_shared_rename(v_user_id, c.name, v_name) from private.classes c where c.id = p_id and c.teacher_id = v_user_id;
  update private.classes set name = v_name where id = p_id and teacher_id = v_user_id;
  if found then
    return jsonb_build_object('id', p_id);
  end if;
  if (select count(*) from private.classes c where c.teacher_id = v_user_id) >= 20 then
    raise exception 'You have 20 classes. Delete one to make another.' using errcode = 'PT409', hint = 'too-many-classes';
  end if;
  insert into private.classes (id, teacher_id, name)
  values (p_id, v_user_id, v_name)
  on conflict (id) do nothing;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return jsonb_build_object('id', p_id);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_class from public, anon, service_role;
grant execute on function public.create_class to authenticated;

create function public.rename_in_class(p_class_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_student private.class_students;
  v_class_id uuid;
  v_name text;
  v_wait integer;
  v_status text := 'renamed';
begin
  v_user_id := private.lock_player();
  v_student := private.own_membership(v_user_id, p_class_id);
  -- Locked, because two students who take each other's names would deadlock.
  v_class_id := (select c.id from private.classes c where c.id = p_class_id for no key update);
  v_name := private.chosen_name(v_user_id, p_name);
  v_wait := public.count_attempt('class-name:person:' || v_user_id, 20, 3600);
  if v_wait > 0 then
    v_status := 'wait';
  else
    perform private.count_shared_rename(v_user_id, v_student.name, v_name);
    begin
      update private.class_students set name = v_name, normalized_name = private.normalized_name(v_name) where id = v_student.id and class_id = v_class_id;
      if not found then
        perform private.raise_not_your_class();
      end if;
    exception when unique_violation then
      v_status := 'name-taken';
    end;
  end if;
  return jsonb_build_object('status', v_status, 'wait_seconds', v_wait);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.rename_in_class from public, anon, service_role;
grant execute on function public.rename_in_class to authenticated;

-- Reports the name shown on an invitation page; people who see it need not join first. Reporting an unknown code has no effect,
-- and each call counts as one attempt to enter a code. Returns what `class_of_code()` does.
create function public.report_class_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  v_answer := public.class_of_code(p_code);
  perform private.report_name(auth.uid(), 'class_name', c.id, c.teacher_id, c.name)
  from private.classes c
  where c.id = private.class_id_of_code(p_code) and v_answer ->> 'status' not in ('wait', 'network-wait', 'unknown', 'own');
  return v_answer;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.report_class_invitation from public, anon, service_role;
grant execute on function public.report_class_invitation to authenticated;
