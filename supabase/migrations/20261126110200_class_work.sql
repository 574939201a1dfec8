-- What a class is shown is read by a few statements over all of its pupils, in place of several for each of them, and
-- not without end.
select set_config('lock_timeout', '2s', true);

-- How pupils stand with each assignment of their classes that is due from a day on, or with those of a list. However long a pupil has learned, no
-- more than ten sessions are read for an assignment.
create function private.work_of_pupils(
  p_pupils uuid[], p_due_from date default '-infinity', p_assignments uuid[] default null)
returns table (pupil_id uuid, class_id uuid, kind text, what text, due_on date, place bigint, state text)
language sql stable set search_path = '' as $$
  select p.id, p.class_id, a.kind, a.what, a.due_on,
    row_number() over (partition by p.id order by a.due_on, a.assigned_at, a.id),
    case a.kind
      when 'skill' then case
        -- Ten exercises in finished sessions about it, a whole session.
        when (select sum(done.problems_attempted) from (
            select s.problems_attempted from public.learning_sessions s
            where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
              and s.kind = 'skill' and s.completed_at is not null and s.problems_attempted > 0 and not s.by_guest
            limit 10) done) >= 10 then 'done'
        when exists (
          select from public.learning_sessions s
          where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
            and s.kind = 'skill' and not s.by_guest) then 'begun'
        else 'open' end
      when 'placement' then coalesce((
        select case when bool_or(s.placed_level is not null) then 'done' else 'begun' end
        from public.learning_sessions s
        where s.user_id = p.user_id and s.level_id = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
          and s.kind = 'placement' having count(*) > 0), 'open')
      when 'technique' then case when exists (
        select from private.class_techniques t
        where t.user_id = p.user_id and t.pupil_id = p.id and t.assignment_id = a.id) then 'done' else 'open' end
      -- The dailies of a day. Also what was solved that day before it was assigned, but not before the joining.
      else (
        select case
            when count(r.completed_at) = count(*) then 'done'
            when count(r.completed_at) + count(t.started_at) > 0 then 'begun'
            else 'open' end
        from public.games g
        left join public.daily_grid_results r on r.user_id = p.user_id and r.game_type = g.game_type
          and r.challenge_date = a.due_on and r.completed_at >= p.joined_at
        left join public.daily_attempts t on t.user_id = p.user_id and t.game_type = g.game_type
          and t.day_key = a.due_on and t.started_at >= p.joined_at
        where g.kind = 'grid') end
  from private.class_pupils p join private.class_assignments a on a.class_id = p.class_id
  where p.id = any (p_pupils) and a.due_on >= p_due_from and (p_assignments is null or a.id = any (p_assignments));
$$;

-- Mastery as it stands. Answers since the joining, outside of placements, and how many showed which known mistake. As text: a list in
-- a list in a list of `jsonb` would be copied each time.
create function private.skills_of_pupils(p_pupils uuid[]) returns table (pupil_id uuid, skills json)
language sql stable set search_path = '' as $$
  select pupil_id, json_agg(json_build_object('skill', skill, 'level', m.level, 'answers', coalesce(c.answers, 0),
    'correct', coalesce(c.correct, 0), 'mistakes', coalesce(c.mistakes, '[]')) order by skill)
  from (
    select p.id as pupil_id, s.skill,
      private.mastery_of(s.answers, private.proofs_of(s), private.days_since(s.last_correct_at)) as level
    from private.class_pupils p join public.skill_progress s on s.user_id = p.user_id
    where p.id = any (p_pupils) and s.answers > 0 and s.skill !~ '^fact-') m
  full join (
    select o.pupil_id, o.skill, sum(o.answers) as answers, sum(o.answers) filter (where o.outcome = 'correct') as correct,
      json_agg(json_build_object('mistake', o.outcome, 'times', o.answers) order by o.answers desc, o.outcome)
        filter (where o.outcome not in ('correct', 'helped', 'skipped')) as mistakes
    from private.class_answers o where o.pupil_id = any (p_pupils)
    group by o.pupil_id, o.skill) c using (pupil_id, skill)
  group by pupil_id;
$$;

-- All that anybody sees of pupils, the pupil too.
create function private.shown_pupils(p_pupils uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'joined_on', private.day_key_at(p.joined_at),
    'work', coalesce(w.states, '[]'), 'skills', coalesce(s.skills, '[]')) order by lower(p.name), p.id), '[]')::jsonb
  from private.class_pupils p
  left join (select pupil_id, jsonb_agg(state order by place) as states
             from private.work_of_pupils(p_pupils) group by pupil_id) w on w.pupil_id = p.id
  left join private.skills_of_pupils(p_pupils) s on s.pupil_id = p.id
  where p.id = any (p_pupils);
$$;

-- The caller of a read that is quick, and would not be when somebody asks for it without end.
create function private.admit_quick_reader(p_read text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_wait constant integer := public.count_try(p_read || ':person:' || v_user_id, 60, 60);
begin
  if v_wait > 0 then
    raise exception 'You asked for this very often. Please try again in a minute.'
      using errcode = 'PT429', hint = 'too-many-reads', detail = v_wait::text;
  end if;
  return v_user_id;
end;
$$;

create or replace function private.reads_in_a_minute(p_read text) returns integer
language sql immutable strict set search_path = '' as $$
  -- An export has as many pages as it needs; 40 of them are 10 MB. A class is read again after each change of it.
  select case when p_read in ('export', 'class') then 40 else 20 end;
$$;

-- For the teacher: one at a time, as everything that reads much.
create or replace function public.class_overview(p_class_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_class private.classes;
begin
  -- Asked first: a refusal takes a count back, and waits for no turn.
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = v_user_id;
  if not found then
    perform private.refuse_class();
  end if;
  perform private.admit_reader('class');
  return public.day_at(now()) || jsonb_build_object('id', v_class.id, 'name', v_class.name, 'code', v_class.code,
    'assignments', private.shown_assignments(v_class.id),
    'pupils', private.shown_pupils(array(select p.id from private.class_pupils p where p.class_id = v_class.id)));
end;
$$;

-- For a pupil.
create or replace function public.class_of_pupil(p_class_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_pupil constant private.class_pupils := private.own_place(private.require_player(), p_class_id);
begin
  perform private.admit_quick_reader('own class');
  return public.day_at(now()) || jsonb_build_object('id', v_pupil.class_id,
    'name', (select c.name from private.classes c where c.id = v_pupil.class_id),
    'assignments', private.shown_assignments(v_pupil.class_id),
    'me', private.shown_pupils(array[v_pupil.id]) -> 0);
end;
$$;

-- The caller's classes, as teacher and as pupil. `to_do`: what is assigned, not due before today and not done.
create or replace function public.my_classes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.admit_quick_reader('classes');
begin
  return public.day_at(now()) || jsonb_build_object(
    'teaching', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name,
        'pupils', (select count(*) from private.class_pupils p where p.class_id = c.id)) order by lower(c.name), c.id), '[]')
      from private.classes c where c.teacher_id = v_user_id),
    'attending', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'my_name', p.name,
        'to_do', coalesce(w.to_do, 0), 'next_due_on', w.next_due_on) order by lower(c.name), c.id), '[]')
      from private.class_pupils p join private.classes c on c.id = p.class_id
      left join (
        select t.pupil_id, count(*) as to_do, min(t.due_on) as next_due_on
        from private.work_of_pupils(
          array(select o.id from private.class_pupils o where o.user_id = v_user_id), private.day_key_at(now())) t
        where t.state <> 'done' group by t.pupil_id) w on w.pupil_id = p.id
      where p.user_id = v_user_id));
end;
$$;

drop function private.shown_pupil(private.class_pupils);
drop function private.shown_skills(private.class_pupils);
drop function private.work_of_pupil(private.class_pupils);
drop function private.sheet_work(private.class_pupils, date);
drop function private.technique_work(private.class_pupils, uuid);
drop function private.placement_work(uuid, text, timestamptz);
drop function private.skill_work(uuid, text, timestamptz);

revoke execute on all functions in schema private from public;
