-- What teachers and students read of classes. Everything that grows is counted when it is saved, so the largest class is one row
-- for each student and skill, and one for each student and assignment. JSON is text here: nested `jsonb` would be copied at each
-- level, and written as text in the end.

create function private.shown_assignments(p_class_id uuid) returns json
language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'what', a.what, 'due_on', a.due_on,
      'assigned_on', private.day_key_at(a.assigned_at), 'done_when', a.done_when, 'right_needed', a.right_needed)
      order by a.due_on, a.assigned_at, a.id), '[]')
    from private.class_assignments a where a.class_id = p_class_id);
end;
$$;

-- From when on work is enough by the rule of an assignment: see `private.class_work`.
create function private.done_from(
  p_done_when text, p_right_needed integer, p_done_from timestamptz, p_right_from timestamptz[], p_proficient_from timestamptz)
returns timestamptz
language sql immutable as $$
  select case p_done_when when 'right' then p_right_from[p_right_needed] when 'proficient' then p_proficient_from else p_done_from end;
$$;

-- From when on the work of a student counts for an assignment. Dailies are assigned for a day.
create function private.counts_from(p_kind text, p_assigned_at timestamptz, p_joined_at timestamptz) returns timestamptz
language sql immutable as $$
  select case p_kind when 'dailies' then p_joined_at else greatest(p_assigned_at, p_joined_at) end;
$$;

create function private.work_state(p_counts_from timestamptz, p_started_at timestamptz, p_done_from timestamptz) returns text
language sql immutable as $$
  select case when p_done_from >= p_counts_from then 'done' when p_started_at >= p_counts_from then 'started' else 'open' end;
$$;

-- What led to the state of an assigned skill, or null if no session counts for it: since when it is done, or null if that was
-- before the kept attempts; the most that were right in a session about it; how many sessions are kept, whether older ones may
-- have been forgotten, and how many of ten exercises the kept ones have; and the latest five of them, newest first. One loop
-- instead of several queries, because a class has thousands of these.
create function private.shown_skill_result(p_counts_from timestamptz, p_done_when text, p_right_needed integer,
  p_done_from timestamptz, p_right_from timestamptz[], p_attempts private.class_attempt[]) returns json
language plpgsql immutable as $$
declare
  v_is_done constant boolean := coalesce(p_done_from >= p_counts_from, false);
  v_attempt private.class_attempt;
  v_practiced integer := 0;
  v_own integer := 0;
  v_mixed integer := 0;
  v_best integer;
  v_through date;
  v_done_on date;
  v_has_older boolean;
  v_shown text[] := '{}';
begin
  foreach v_attempt in array p_attempts loop
    -- A session of several skills counts for one rule only.
    continue when v_attempt.started_at < p_counts_from or (v_attempt.mixed and p_done_when <> 'proficient');
    v_shown := v_attempt.shown::text || v_shown;
    v_practiced := v_practiced + v_attempt.practiced;
    if v_attempt.mixed then
      v_mixed := v_mixed + 1;
    else
      v_own := v_own + 1;
    end if;
    if v_is_done then
      -- A session that began earlier may have ended later.
      v_through := greatest(v_through, v_attempt.ended_on);
      v_done_on := least(v_done_on, case p_done_when
        when 'right' then case when v_attempt.correct >= p_right_needed then v_attempt.ended_on end
        when 'proficient' then v_attempt.proficient_on
        else case when v_practiced >= 10 then v_through end end);
    end if;
  end loop;
  if v_shown = '{}' then
    return null;
  end if;
  v_has_older := v_own >= 12 or v_mixed >= 4;
  if v_has_older then
    v_done_on := null;
  end if;
  if v_own > 0 then
    v_best := 10;
    while v_best > 0 and (p_right_from[v_best] < p_counts_from or p_right_from[v_best] is null) loop
      v_best := v_best - 1;
    end loop;
  end if;
  return format('{"done_on":%s,"best":%s,"practiced":%s,"sessions":%s,"has_older":%s,"attempts":[%s]}',
    coalesce('"' || v_done_on || '"', 'null'), coalesce(v_best::text, 'null'), least(v_practiced, 10), v_own + v_mixed,
    v_has_older::text, array_to_string(v_shown[1:5], ','));
end;
$$;

-- Everything that anybody sees of students, including the students themselves: all of a class, or one. Mastery is the current
-- one; answers are those since joining, with how many of them showed each known mistake.
create function private.shown_students(p_class_id uuid, p_student_id uuid default null) returns json
language plpgsql stable as $$
declare
  -- The times at which mastery drops, so that no date is computed for each skill.
  v_three_weeks_ago constant timestamptz := private.day_begins_at(private.day_key_at(now()) - 20);
  v_nine_weeks_ago constant timestamptz := private.day_begins_at(private.day_key_at(now()) - 62);
begin
  return (
    with assignments as materialized (
      select a.kind, a.what, a.due_on, a.assigned_at, a.done_when, a.right_needed,
        row_number() over (order by a.due_on, a.assigned_at, a.id) as ordinal
      from private.class_assignments a where a.class_id = p_class_id
    )
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'joined_on', private.day_key_at(p.joined_at),
      'work', t.work, 'results', t.results,
      'skills', (
        select coalesce(json_agg(s), '[]')
        from (
          select g.skill, private.mastery_of(g.answers, g.evidence, case
              when g.last_correct_at < v_nine_weeks_ago then 63 when g.last_correct_at < v_three_weeks_ago then 21 end) as level,
            coalesce(c.answers, 0) as answers, coalesce(c.correct, 0) as correct, coalesce(c.mistakes, '[]') as mistakes
          from public.skill_progress g
          left join private.class_skills c on c.student_id = p.id and c.skill = g.skill
          where g.user_id = p.user_id and g.answers > 0 and not starts_with(g.skill, 'fact-')
          order by g.skill collate "C") s)) order by lower(p.name), p.id), '[]')
    from private.class_students p, lateral (
      select coalesce(json_agg(private.work_state(c.counts_from, w.started_at, c.done_from) order by a.ordinal), '[]') as work,
        coalesce(json_agg(case
            when a.kind = 'skill' and cardinality(w.attempts) > 0 then private.shown_skill_result(
              c.counts_from, a.done_when, a.right_needed, c.done_from, w.right_from, w.attempts)
            -- A placement or technique has its latest time, which is unknown once it was repeated after the day.
            when a.kind <> 'skill' and c.done_from >= c.counts_from and private.day_key_at(c.done_from) <= a.due_on then
              json_build_object('done_on', private.day_key_at(c.done_from), 'best', null, 'practiced', 0, 'sessions', 0,
                'has_older', false, 'attempts', '[]'::json) end
          order by a.ordinal), '[]') as results
      from assignments a
      -- `offset 0` makes Postgres read them once instead of looking up each assignment.
      left join (select o.* from private.class_work o where o.user_id = p.user_id offset 0) w
        on w.kind = a.kind and w.what = a.what,
        lateral (
          select private.counts_from(a.kind, a.assigned_at, p.joined_at) as counts_from,
            private.done_from(a.done_when, a.right_needed, w.done_from, w.right_from, w.proficient_from) as done_from) c) t
    where p.class_id = p_class_id and (p_student_id is null or p.id = p_student_id));
end;
$$;

-- A person's state in the assignments of their classes: those due on or after a day, or those listed.
create function private.assignment_progress(p_user_id uuid, p_due_from date, p_assignments uuid[] default null)
returns table (student_id uuid, class_id uuid, kind text, what text, due_on date, ordinal bigint, state text)
language sql stable as $$
  select p.id, p.class_id, a.kind, a.what, a.due_on,
    row_number() over (partition by p.id order by a.due_on, a.assigned_at, a.id),
    private.work_state(private.counts_from(a.kind, a.assigned_at, p.joined_at), w.started_at,
      private.done_from(a.done_when, a.right_needed, w.done_from, w.right_from, w.proficient_from))
  from private.class_students p join private.class_assignments a on a.class_id = p.class_id
  left join private.class_work w on w.user_id = p.user_id and w.kind = a.kind and w.what = a.what
  where p.user_id = p_user_id and a.due_on >= p_due_from and (p_assignments is null or a.id = any (p_assignments));
$$;

-- What can be done now: assignments that are neither past due nor done, and of dailies only today's. Returns their number and
-- the first three, out of the 200 that are due first: a person may be in twenty classes with as many assignments each.
create function private.open_assignments(p_user_id uuid) returns jsonb
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
begin
  if not private.is_student(p_user_id) then
    return '{"open": 0, "next": []}';
  end if;
  return (
    select jsonb_build_object('open', count(*), 'next', coalesce(jsonb_agg(jsonb_build_object('class_id', t.class_id,
      'kind', t.kind, 'what', t.what, 'due_on', t.due_on, 'state', t.state) order by t.rank) filter (where t.rank <= 3), '[]'))
    from (
      select w.*, row_number() over (order by w.due_on, w.ordinal, w.class_id) as rank
      from private.assignment_progress(p_user_id, v_today, array(
        select a.id from private.class_students p join private.class_assignments a on a.class_id = p.class_id
        where p.user_id = p_user_id and a.due_on >= v_today
        order by a.due_on, a.assigned_at, a.id limit 200)) w
      where w.state <> 'done' and (w.kind <> 'dailies' or w.due_on = v_today)) t);
end;
$$;

revoke execute on all functions in schema private from public;

-- For the teacher.
create function public.class_overview(p_class_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_class private.classes;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  -- Checked first, because an error undoes the count.
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = v_user_id;
  if not found then
    perform private.raise_not_your_class();
  end if;
  v_refusal := private.refuse_long_call(v_user_id, 'class', 40);
  if v_refusal is not null then
    return v_refusal;
  end if;
  return json_build_object('day_key', private.day_key_at(now()), 'seconds_to_reset', private.seconds_to_reset(now()),
    'id', v_class.id, 'name', v_class.name, 'link_secret', v_class.link_secret,
    'code', case when v_class.code_expires_on >= private.day_key_at(now()) then v_class.code end,
    'code_expires_on', v_class.code_expires_on, 'shows_preview', v_class.shows_preview,
    'assignments', private.shown_assignments(v_class.id),
    'students', private.shown_students(v_class.id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_overview from public, anon, service_role;
grant execute on function public.class_overview to authenticated;

-- The class as one of its students sees it.
create function public.class_of_student(p_class_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_student private.class_students;
begin
  v_student := private.own_membership(private.require_player(), p_class_id);
  perform private.authenticate_cheap_read('own class');
  return json_build_object('day_key', private.day_key_at(now()), 'seconds_to_reset', private.seconds_to_reset(now()),
    'id', v_student.class_id, 'name', (select c.name from private.classes c where c.id = v_student.class_id),
    'assignments', private.shown_assignments(v_student.class_id),
    'me', private.shown_students(v_student.class_id, v_student.id) -> 0);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_of_student from public, anon, service_role;
grant execute on function public.class_of_student to authenticated;

-- The caller's classes, as teacher and as student. `to_do` counts assignments that are neither past due nor done.
create function public.my_classes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.authenticate_cheap_read('classes');
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
        from private.assignment_progress(v_user_id, private.day_key_at(now())) t
        where t.state <> 'done' group by t.student_id) w on w.student_id = p.id
      where p.user_id = v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.my_classes from public, anon, service_role;
grant execute on function public.my_classes to authenticated;
