-- Classes. A teacher sees the name that a student chose for the class, and counts of what the student has done since joining:
-- never a single answer.

create table private.classes (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Null while nobody can join.
  code text unique,
  created_at timestamptz not null default now()
);

create index classes_by_teacher on private.classes (teacher_id);

alter table private.classes enable row level security, force row level security;

-- A student's membership. Leaving deletes the row together with everything that the teacher saw of the student.
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
  constraint class_assignments_once unique (class_id, kind, what, due_on)
);

alter table private.class_assignments enable row level security, force row level security;

create table private.class_answers (
  user_id uuid not null references public.profiles (id) on delete cascade,
  student_id uuid not null references private.class_students (id) on delete cascade,
  skill text not null,
  -- `correct`, `helped`, `skipped`, `other`, or the label of a known mistake. The database has no list of labels.
  outcome text not null,
  answers integer not null check (answers > 0),
  primary key (user_id, student_id, skill, outcome)
);

create index class_answers_by_student on private.class_answers (student_id);

alter table private.class_answers enable row level security, force row level security;

-- Assigned techniques with which the student has found a digit.
create table private.class_techniques (
  user_id uuid not null references public.profiles (id) on delete cascade,
  student_id uuid not null references private.class_students (id) on delete cascade,
  assignment_id uuid not null references private.class_assignments (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (user_id, student_id, assignment_id)
);

create index class_techniques_by_student on private.class_techniques (student_id);
create index class_techniques_by_assignment on private.class_techniques (assignment_id);

alter table private.class_techniques enable row level security, force row level security;

create trigger delete_name_reports after delete on private.classes
  for each row execute function private.delete_name_reports();

create trigger delete_name_reports after delete on private.class_students
  for each row execute function private.delete_name_reports();

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
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = p_user_id for update;
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

-- What a code does for the caller: `open`, `unknown`, `joined` (already), `own` class, `full`, `too-many` classes, `wait`. A
-- wrong code is returned instead of raised so that the attempt stays counted.
create function private.membership_by_code(p_user_id uuid, p_code text, out status text, out class private.classes, out wait_seconds integer)
language plpgsql set search_path = '' as $$
begin
  wait_seconds := private.count_code_attempt(p_user_id);
  if wait_seconds > 0 then
    status := 'wait';
    return;
  end if;
  -- Concurrent joins count the ones before them.
  select c.* into class from private.classes c where c.code = private.normalize_code(p_code) for update;
  if not found then
    perform private.record_wrong_code(p_user_id, 'class');
    status := 'unknown';
    return;
  end if;
  status := case
    when class.teacher_id = p_user_id then 'own'
    when exists (select from private.class_students p where p.user_id = p_user_id and p.class_id = class.id) then 'joined'
    when (select count(*) from private.class_students p where p.user_id = p_user_id) >= 20 then 'too-many'
    when (select count(*) from private.class_students p where p.class_id = class.id) >= 60 then 'full'
    else 'open' end;
end;
$$;

create function private.remove_class_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.classes set name = 'Class' where id = p_subject_id and name = p_name;
$$;

create function private.remove_student_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.class_students p set name = n.name, normalized_name = private.normalized_name(n.name)
  from (select 'Student ' || substr(private.new_code(), 1, 6) as name) n
  where p.id = p_subject_id and p.name = p_name;
$$;

create function private.answer_outcome(p_answer private.learning_answer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_answer.correct and not p_answer.helped then 'correct'
    -- Anything else is not a label, and no reason to lose the answer.
    when p_answer.mistake ~ '^[0-9a-f]{8}$' then p_answer.mistake
    when p_answer.helped then 'helped'
    when p_answer.given = '' then 'skipped'
    else 'other' end;
$$;

-- Counts an answer for each class of its player, except in placements, by guests, and in sessions started before joining. A
-- membership that is being deleted is skipped instead of waited for. An existing row is found by its key; only a new row checks
-- how many there are. The caller holds the player's lock, so nobody else counts for them.
create function private.count_for_classes(p_session public.learning_sessions, p_answer private.learning_answer)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_outcome constant text := private.answer_outcome(p_answer);
  v_student_id uuid;
begin
  if p_session.kind = 'placement' or p_session.by_guest or p_answer.skill ~ '^fact-' then
    return;
  end if;
  for v_student_id in
    select p.id from private.class_students p
    where p.user_id = p_session.user_id and p.joined_at <= p_session.started_at for key share skip locked
  loop
    update private.class_answers c set answers = c.answers + 1
    where c.user_id = p_session.user_id and c.student_id = v_student_id and c.skill = p_answer.skill and c.outcome = v_outcome;
    if not found then
      insert into private.class_answers as c (user_id, student_id, skill, outcome, answers)
      select p_session.user_id, v_student_id, p_answer.skill, o.outcome, 1
      from private.counted_outcome(v_student_id, p_session.user_id, p_answer.skill, v_outcome) o (outcome)
      where o.outcome is not null
      on conflict (user_id, student_id, skill, outcome) do update set answers = c.answers + 1;
    end if;
  end loop;
end;
$$;

create function private.shown_assignments(p_class_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'what', a.what, 'due_on', a.due_on,
    'assigned_on', private.day_key_at(a.assigned_at)) order by a.due_on, a.assigned_at, a.id), '[]')
  from private.class_assignments a where a.class_id = p_class_id;
$$;

-- Each student's state in the assignments of their classes: those due on or after a day, or those listed. At most ten
-- sessions are read per assignment, however long the student's history is.
create function private.assignment_progress(
  p_students uuid[], p_due_from date default '-infinity', p_assignments uuid[] default null)
returns table (student_id uuid, class_id uuid, kind text, what text, due_on date, ordinal bigint, state text)
language sql stable set search_path = '' as $$
  select p.id, p.class_id, a.kind, a.what, a.due_on,
    row_number() over (partition by p.id order by a.due_on, a.assigned_at, a.id),
    case a.kind
      when 'skill' then case
        -- Ten exercises in finished sessions about it, which is one whole session.
        when (select sum(done.problems_attempted) from (
            select s.problems_attempted from public.learning_sessions s
            where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
              and s.kind = 'skill' and s.completed_at is not null and s.problems_attempted > 0 and not s.by_guest
            limit 10) done) >= 10 then 'done'
        when exists (
          select from public.learning_sessions s
          where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
            and s.kind = 'skill' and not s.by_guest) then 'started'
        else 'open' end
      when 'placement' then coalesce((
        select case when bool_or(s.placed_level is not null) then 'done' else 'started' end
        from public.learning_sessions s
        where s.user_id = p.user_id and s.level_id = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
          and s.kind = 'placement' having count(*) > 0), 'open')
      when 'technique' then case when exists (
        select from private.class_techniques t
        where t.user_id = p.user_id and t.student_id = p.id and t.assignment_id = a.id) then 'done' else 'open' end
      -- The dailies of a day: also what was solved before it was assigned, but not before joining.
      else (
        select case
            when count(r.completed_at) = count(*) then 'done'
            when count(r.completed_at) + count(t.started_at) > 0 then 'started'
            else 'open' end
        from public.games g
        left join public.daily_grid_results r on r.user_id = p.user_id and r.game_type = g.game_type
          and r.challenge_date = a.due_on and r.completed_at >= p.joined_at
        left join public.daily_attempts t on t.user_id = p.user_id and t.game_type = g.game_type
          and t.day_key = a.due_on and t.started_at >= p.joined_at
        where g.kind = 'grid') end
  from private.class_students p join private.class_assignments a on a.class_id = p.class_id
  where p.id = any (p_students) and a.due_on >= p_due_from and (p_assignments is null or a.id = any (p_assignments));
$$;

-- Current mastery, with the answers since joining (without placements) and how many of them showed each known mistake. JSON as
-- text, because nested `jsonb` lists would be copied at each level.
create function private.skills_of_students(p_students uuid[]) returns table (student_id uuid, skills json)
language sql stable set search_path = '' as $$
  select student_id, json_agg(json_build_object('skill', skill, 'level', m.level, 'answers', coalesce(c.answers, 0),
    'correct', coalesce(c.correct, 0), 'mistakes', coalesce(c.mistakes, '[]')) order by skill)
  from (
    select p.id as student_id, s.skill,
      private.mastery_of(s.answers, s.evidence, private.days_since(s.last_correct_at)) as level
    from private.class_students p join public.skill_progress s on s.user_id = p.user_id
    where p.id = any (p_students) and s.answers > 0 and s.skill !~ '^fact-') m
  full join (
    select o.student_id, o.skill, sum(o.answers) as answers, sum(o.answers) filter (where o.outcome = 'correct') as correct,
      json_agg(json_build_object('mistake', o.outcome, 'times', o.answers) order by o.answers desc, o.outcome)
        filter (where o.outcome not in ('correct', 'helped', 'skipped')) as mistakes
    from private.class_answers o where o.student_id = any (p_students)
    group by o.student_id, o.skill) c using (student_id, skill)
  group by student_id;
$$;

-- Everything that anybody sees of students, including the students themselves.
create function private.shown_students(p_students uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'joined_on', private.day_key_at(p.joined_at),
    'work', coalesce(w.states, '[]'), 'skills', coalesce(s.skills, '[]')) order by lower(p.name), p.id), '[]')::jsonb
  from private.class_students p
  left join (select student_id, jsonb_agg(state order by ordinal) as states
             from private.assignment_progress(p_students) group by student_id) w on w.student_id = p.id
  left join private.skills_of_students(p_students) s on s.student_id = p.id
  where p.id = any (p_students);
$$;

-- The outcome under which an answer is counted: itself, or `other` if the membership already has 1,000 labels of mistakes. Null
-- if it has 200 other skills. Only an invented device gets there: there are 61 skills and 2,099 mistakes.
create function private.counted_outcome(p_student_id uuid, p_user_id uuid, p_skill text, p_outcome text) returns text
language sql stable set search_path = '' as $$
  select case
    when count(*) filter (where c.skill = p_skill and c.outcome = p_outcome) > 0 then p_outcome
    when count(*) filter (where c.skill = p_skill) = 0 and count(distinct c.skill) >= 200 then null
    when p_outcome not in ('correct', 'helped', 'skipped', 'other')
      and count(*) filter (where c.outcome not in ('correct', 'helped', 'skipped', 'other')) >= 1000 then 'other'
    else p_outcome end
  from private.class_answers c where c.user_id = p_user_id and c.student_id = p_student_id;
$$;

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

-- What can be done now: assignments that are neither past due nor done, and of dailies only today's. Returns their number and
-- the first three, out of the 200 that are due first: a person may be in twenty classes with as many assignments each.
create function private.open_assignments(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('open', count(*), 'next', coalesce(jsonb_agg(jsonb_build_object('class_id', t.class_id,
    'kind', t.kind, 'what', t.what, 'due_on', t.due_on, 'state', t.state) order by t.rank) filter (where t.rank <= 3), '[]'))
  from (
    select w.*, row_number() over (order by w.due_on, w.ordinal, w.class_id) as rank
    from private.assignment_progress(
      array(select p.id from private.class_students p where p.user_id = p_user_id), private.day_key_at(now()),
      array(
        select a.id from private.class_students p join private.class_assignments a on a.class_id = p.class_id
        where p.user_id = p_user_id and a.due_on >= private.day_key_at(now())
        order by a.due_on, a.assigned_at, a.id limit 200)) w
    where w.state <> 'done' and (w.kind <> 'dailies' or w.due_on = private.day_key_at(now()))) t;
$$;

revoke execute on all functions in schema private from public;

create function public.rename_class(p_class_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  update private.classes set name = private.display_name(p_name) where id = v_class.id;
end;
$$;
revoke execute on function public.rename_class from public, anon, service_role;
grant execute on function public.rename_class to authenticated;

-- Sets a new code, or none; the old one stops working.
create function public.renew_class_code(p_class_id uuid, p_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  update private.classes set code = case when p_open then private.new_code() end where id = v_class.id
  returning * into v_class;
  return jsonb_build_object('code', v_class.code);
end;
$$;
revoke execute on function public.renew_class_code from public, anon, service_role;
grant execute on function public.renew_class_code to authenticated;

create function public.delete_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  delete from private.classes where id = v_class.id;
end;
$$;
revoke execute on function public.delete_class from public, anon, service_role;
grant execute on function public.delete_class to authenticated;

-- The code is renewed because the removed student knows the old one.
create function public.remove_student(p_student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_class private.classes;
begin
  v_class := private.lock_own_class(v_user_id,
    (select p.class_id from private.class_students p where p.id = p_student_id));
  delete from private.class_students where id = p_student_id;
  update private.classes set code = private.new_code() where id = v_class.id and code is not null;
end;
$$;
revoke execute on function public.remove_student from public, anon, service_role;
grant execute on function public.remove_student to authenticated;

create function public.leave_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_student constant private.class_students := private.own_membership(private.lock_player(), p_class_id);
begin
  delete from private.class_students where id = v_student.id;
end;
$$;
revoke execute on function public.leave_class from public, anon, service_role;
grant execute on function public.leave_class to authenticated;

-- For the page that asks before somebody joins.
create function public.class_of_code(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membership constant record := private.membership_by_code(private.lock_player(), p_code);
begin
  return jsonb_build_object('status', v_membership.status, 'name', (v_membership.class).name,
    'class_id', case when v_membership.status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
end;
$$;
revoke execute on function public.class_of_code from public, anon, service_role;
grant execute on function public.class_of_code to authenticated;

create function public.join_class(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  -- Before the code: a refusal undoes the count of the attempt, and must not reveal whether the code is right.
  v_name constant text := private.display_name(p_name);
  v_membership record;
  v_status text;
begin
  v_membership := private.membership_by_code(v_user_id, p_code);
  v_status := v_membership.status;
  if v_status = 'open' then
    insert into private.class_students (class_id, user_id, name, normalized_name)
    values ((v_membership.class).id, v_user_id, v_name, private.normalized_name(v_name))
    on conflict on constraint class_students_unique_name do nothing;
    v_status := case when found then 'joined' else 'name-taken' end;
  end if;
  return jsonb_build_object('status', v_status, 'name', (v_membership.class).name,
    'class_id', case when v_status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
end;
$$;
revoke execute on function public.join_class from public, anon, service_role;
grant execute on function public.join_class to authenticated;

-- Assigning the same again has no effect, even if the class has the maximum number of assignments.
create function public.assign_to_class(p_class_id uuid, p_kind text, p_what text, p_due_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
  v_today constant date := private.day_key_at(now());
begin
  if exists (
    select from private.class_assignments a
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on) then
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
  insert into private.class_assignments (class_id, kind, what, due_on) values (v_class.id, p_kind, p_what, p_due_on);
end;
$$;
revoke execute on function public.assign_to_class from public, anon, service_role;
grant execute on function public.assign_to_class to authenticated;

create function public.unassign(p_assignment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  perform private.lock_own_class(v_user_id,
    (select a.class_id from private.class_assignments a where a.id = p_assignment_id));
  delete from private.class_assignments where id = p_assignment_id;
end;
$$;
revoke execute on function public.unassign from public, anon, service_role;
grant execute on function public.unassign to authenticated;

-- Students report the name of their class, and teachers the name of a student. The subject is the class or the membership.
create function public.report_name_in_class(p_kind text, p_subject_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_name text;
begin
  if p_kind = 'class_name' then
    select c.name into v_name from private.classes c
    where c.id = p_subject_id
      and exists (select from private.class_students p where p.class_id = c.id and p.user_id = v_user_id);
  elsif p_kind = 'student_name' then
    select p.name into v_name from private.class_students p join private.classes c on c.id = p.class_id
    where p.id = p_subject_id and c.teacher_id = v_user_id;
  end if;
  if v_name is null then
    perform private.raise_not_your_class();
  end if;
  perform private.report_name(v_user_id, p_kind, p_subject_id, v_name);
end;
$$;
revoke execute on function public.report_name_in_class from public, anon, service_role;
grant execute on function public.report_name_in_class to authenticated;

-- For the teacher.
create function public.class_overview(p_class_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_class private.classes;
begin
  -- Checked first, because a refusal undoes the count and must not wait.
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = v_user_id;
  if not found then
    perform private.raise_not_your_class();
  end if;
  perform private.authenticate_expensive_read('class');
  return public.day_at(now()) || jsonb_build_object('id', v_class.id, 'name', v_class.name, 'code', v_class.code,
    'assignments', private.shown_assignments(v_class.id),
    'students', private.shown_students(array(select p.id from private.class_students p where p.class_id = v_class.id)));
end;
$$;
revoke execute on function public.class_overview from public, anon, service_role;
grant execute on function public.class_overview to authenticated;

-- The class as one of its students sees it.
create function public.class_of_student(p_class_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_student constant private.class_students := private.own_membership(private.require_player(), p_class_id);
begin
  perform private.authenticate_cheap_read('own class');
  return public.day_at(now()) || jsonb_build_object('id', v_student.class_id,
    'name', (select c.name from private.classes c where c.id = v_student.class_id),
    'assignments', private.shown_assignments(v_student.class_id),
    'me', private.shown_students(array[v_student.id]) -> 0);
end;
$$;
revoke execute on function public.class_of_student from public, anon, service_role;
grant execute on function public.class_of_student to authenticated;

-- The caller's classes, as teacher and as student. `to_do` counts assignments that are neither past due nor done.
create function public.my_classes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.authenticate_cheap_read('classes');
begin
  return public.day_at(now()) || jsonb_build_object(
    'teaching', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name,
        'students', (select count(*) from private.class_students p where p.class_id = c.id)) order by lower(c.name), c.id), '[]')
      from private.classes c where c.teacher_id = v_user_id),
    'attending', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'my_name', p.name,
        'to_do', coalesce(w.to_do, 0), 'next_due_on', w.next_due_on) order by lower(c.name), c.id), '[]')
      from private.class_students p join private.classes c on c.id = p.class_id
      left join (
        select t.student_id, count(*) as to_do, min(t.due_on) as next_due_on
        from private.assignment_progress(
          array(select o.id from private.class_students o where o.user_id = v_user_id), private.day_key_at(now())) t
        where t.state <> 'done' group by t.student_id) w on w.student_id = p.id
      where p.user_id = v_user_id));
end;
$$;
revoke execute on function public.my_classes from public, anon, service_role;
grant execute on function public.my_classes to authenticated;

-- `p_seconds_ago` is how long ago the device saw it.
create function public.record_technique(p_technique text, p_seconds_ago integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  -- At most a month: no device waits longer to send it.
  v_found_at constant timestamptz :=
    now() - make_interval(secs => greatest(0, least(coalesce(p_seconds_ago, 0), 31 * 86400)));
begin
  insert into private.class_techniques (user_id, student_id, assignment_id, found_at)
  select p.user_id, p.id, a.id, v_found_at
  from (select * from private.class_students where user_id = v_user_id and joined_at <= v_found_at for key share skip locked) p
  join (select * from private.class_assignments o
        where o.kind = 'technique' and o.what = p_technique and o.assigned_at <= v_found_at
          and o.class_id in (select m.class_id from private.class_students m where m.user_id = v_user_id)
        for key share skip locked) a on a.class_id = p.class_id
  on conflict do nothing;
end;
$$;
comment on function public.record_technique is '@returns not null';
revoke execute on function public.record_technique from public, anon, service_role;
grant execute on function public.record_technique to authenticated;

-- The device chose the id; repeating the call only renames the class.
create function public.create_class(p_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  if p_id is null then
    raise exception 'The new class needs an id.' using errcode = '22023', hint = 'malformed-class';
  end if;
  update private.classes set name = private.display_name(p_name) where id = p_id and teacher_id = v_user_id;
  if found then
    return jsonb_build_object('id', p_id);
  end if;
  if (select count(*) from private.classes c where c.teacher_id = v_user_id) >= 20 then
    raise exception 'You have 20 classes. Delete one to make another.' using errcode = 'PT409', hint = 'too-many-classes';
  end if;
  insert into private.classes (id, teacher_id, name, code)
  values (p_id, v_user_id, private.display_name(p_name), private.new_code())
  on conflict (id) do nothing;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.create_class from public, anon, service_role;
grant execute on function public.create_class to authenticated;

create function public.rename_in_class(p_class_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_student constant private.class_students := private.own_membership(v_user_id, p_class_id);
  -- Locked, because two students who take each other's names would deadlock.
  v_class_id constant uuid := (select c.id from private.classes c where c.id = p_class_id for no key update);
  v_name constant text := private.display_name(p_name);
  v_wait constant integer := public.count_attempt('class-name:person:' || v_user_id, 20, 3600);
  v_status text := 'renamed';
begin
  if v_wait > 0 then
    v_status := 'wait';
  else
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
end;
$$;
revoke execute on function public.rename_in_class from public, anon, service_role;
grant execute on function public.rename_in_class to authenticated;

-- Reports the name shown on an invitation page; people who see it need not join first. Reporting an unknown code has no effect,
-- and each call counts as one attempt to enter a code. Returns what `class_of_code()` does.
create function public.report_class_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer constant jsonb := public.class_of_code(p_code);
begin
  perform private.report_name(auth.uid(), 'class_name', c.id, c.name)
  from private.classes c
  where c.code = private.normalize_code(p_code) and v_answer ->> 'status' not in ('wait', 'unknown', 'own');
  return v_answer;
end;
$$;
revoke execute on function public.report_class_invitation from public, anon, service_role;
grant execute on function public.report_class_invitation to authenticated;
