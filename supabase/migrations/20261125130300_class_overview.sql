-- What a teacher sees of a class, and a pupil of themselves in it. Both come from `private.shown_pupil()`.
select set_config('lock_timeout', '2s', true);

-- `done`: ten exercises in sessions about this skill, a whole session.
create function private.skill_work(p_user_id uuid, p_skill text, p_since timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when sum(s.problems_attempted) filter (where s.completed_at is not null) >= 10 then 'done'
    when count(*) > 0 then 'begun' else 'open' end
  from public.learning_sessions s
  where s.user_id = p_user_id and s.kind = 'skill' and s.skill = p_skill and s.started_at >= p_since and not s.by_guest;
$$;

create function private.placement_work(p_user_id uuid, p_level text, p_since timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when bool_or(s.placed_level is not null) then 'done' when count(*) > 0 then 'begun' else 'open' end
  from public.learning_sessions s
  where s.user_id = p_user_id and s.kind = 'placement' and s.level_id = p_level and s.started_at >= p_since;
$$;

create function private.technique_work(p_pupil private.class_pupils, p_assignment_id uuid) returns text
language sql stable set search_path = '' as $$
  select case when exists (
    select from private.class_techniques t where t.user_id = p_pupil.user_id and t.pupil_id = p_pupil.id
      and t.assignment_id = p_assignment_id) then 'done' else 'open' end;
$$;

-- The dailies of a day. Also what was solved that day before it was assigned, but not before the joining.
create function private.sheet_work(p_pupil private.class_pupils, p_day date) returns text
language sql stable set search_path = '' as $$
  select case
    when solved >= (select count(*) from public.games g where g.kind = 'grid') then 'done'
    when solved > 0 or exists (
      select from public.daily_attempts a where a.user_id = p_pupil.user_id and a.day_key = p_day
        and a.started_at >= p_pupil.joined_at) then 'begun'
    else 'open' end
  from (
    select count(*) as solved from public.daily_grid_results r join public.games g using (game_type)
    where r.user_id = p_pupil.user_id and r.challenge_date = p_day and r.completed_at >= p_pupil.joined_at) s;
$$;

-- How a pupil stands with each assignment, in their order.
create function private.work_of_pupil(p_pupil private.class_pupils)
returns table (place bigint, due_on date, state text)
language sql stable set search_path = '' as $$
  select row_number() over (order by a.due_on, a.assigned_at, a.id), a.due_on,
    case a.kind
      when 'skill' then private.skill_work(p_pupil.user_id, a.what, since.at)
      when 'placement' then private.placement_work(p_pupil.user_id, a.what, since.at)
      when 'technique' then private.technique_work(p_pupil, a.id)
      else private.sheet_work(p_pupil, a.what::date) end
  from private.class_assignments a, lateral (select greatest(a.assigned_at, p_pupil.joined_at) as at) since
  where a.class_id = p_pupil.class_id;
$$;

create function private.shown_assignments(p_class_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'what', a.what, 'due_on', a.due_on,
    'assigned_on', private.day_key_at(a.assigned_at)) order by a.due_on, a.assigned_at, a.id), '[]')
  from private.class_assignments a where a.class_id = p_class_id;
$$;

-- Mastery as it stands. Answers since the joining, outside of placements, and how many showed which known mistake.
create function private.shown_skills(p_pupil private.class_pupils) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('skill', skill, 'level', m.level, 'answers', coalesce(c.answers, 0),
    'correct', coalesce(c.correct, 0), 'mistakes', coalesce(c.mistakes, '[]')) order by skill), '[]')
  from (
    select s.skill, private.mastery_of(s.answers, private.proofs_of(s), private.days_since(s.last_correct_at)) as level
    from public.skill_progress s
    where s.user_id = p_pupil.user_id and s.answers > 0 and s.skill !~ '^fact-') m
  full join (
    select o.skill, sum(o.answers) as answers, sum(o.answers) filter (where o.outcome = 'correct') as correct,
      jsonb_agg(jsonb_build_object('mistake', o.outcome, 'times', o.answers) order by o.answers desc, o.outcome)
        filter (where o.outcome not in ('correct', 'helped', 'skipped')) as mistakes
    from private.class_answers o where o.user_id = p_pupil.user_id and o.pupil_id = p_pupil.id
    group by o.skill) c using (skill);
$$;

-- All that anybody sees of a pupil, the pupil too.
create function private.shown_pupil(p_pupil private.class_pupils) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p_pupil.id, 'name', p_pupil.name, 'joined_on', private.day_key_at(p_pupil.joined_at),
    'work', (select coalesce(jsonb_agg(w.state order by w.place), '[]') from private.work_of_pupil(p_pupil) w),
    'skills', private.shown_skills(p_pupil));
$$;

-- For the teacher.
create function public.class_overview(p_class_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_class private.classes;
begin
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = v_user_id;
  if not found then
    perform private.refuse_class();
  end if;
  return public.day_at(now()) || jsonb_build_object('id', v_class.id, 'name', v_class.name, 'code', v_class.code,
    'assignments', private.shown_assignments(v_class.id),
    'pupils', (select coalesce(jsonb_agg(private.shown_pupil(p) order by lower(p.name), p.id), '[]')
               from private.class_pupils p where p.class_id = v_class.id));
end;
$$;

-- For a pupil.
create function public.class_of_pupil(p_class_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_pupil constant private.class_pupils := private.own_place(private.require_player(), p_class_id);
begin
  return public.day_at(now()) || jsonb_build_object('id', v_pupil.class_id,
    'name', (select c.name from private.classes c where c.id = v_pupil.class_id),
    'assignments', private.shown_assignments(v_pupil.class_id),
    'me', private.shown_pupil(v_pupil));
end;
$$;

-- The caller's classes, as teacher and as pupil. `to_do`: what is assigned, not due before today and not done.
create function public.my_classes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
begin
  return public.day_at(now()) || jsonb_build_object(
    'teaching', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name,
        'pupils', (select count(*) from private.class_pupils p where p.class_id = c.id)) order by lower(c.name), c.id), '[]')
      from private.classes c where c.teacher_id = v_user_id),
    'attending', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'my_name', p.name,
        'to_do', w.to_do, 'next_due_on', w.next_due_on) order by lower(c.name), c.id), '[]')
      from private.class_pupils p join private.classes c on c.id = p.class_id,
        lateral (select count(*) as to_do, min(t.due_on) as next_due_on from private.work_of_pupil(p) t
                 where t.state <> 'done' and t.due_on >= v_today) w
      where p.user_id = v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
do $$
declare
  v_function text;
begin
  foreach v_function in array array['class_overview(uuid)', 'class_of_pupil(uuid)', 'my_classes()'] loop
    execute format('revoke execute on function public.%s from public, anon, service_role', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
  end loop;
end;
$$;
