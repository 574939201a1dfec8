-- What a pupil answers goes on being counted, however long a class lasts.
select set_config('lock_timeout', '2s', true);

-- As what an answer is counted: as it is, or, when a place in a class has 1000 labels of mistakes, under `other`. Null: the
-- device makes skills up. There are 61 skills and 2,099 mistakes; a pupil who makes a thousand different ones is none.
create function private.counted_outcome(p_pupil_id uuid, p_user_id uuid, p_skill text, p_outcome text) returns text
language sql stable set search_path = '' as $$
  select case
    when count(*) filter (where c.skill = p_skill and c.outcome = p_outcome) > 0 then p_outcome
    when count(*) filter (where c.skill = p_skill) = 0 and count(distinct c.skill) >= 200 then null
    when p_outcome not in ('correct', 'helped', 'skipped', 'other')
      and count(*) filter (where c.outcome not in ('correct', 'helped', 'skipped', 'other')) >= 1000 then 'other'
    else p_outcome end
  from private.class_answers c where c.user_id = p_user_id and c.pupil_id = p_pupil_id;
$$;

-- Counts an answer for each class of its player. Not what was asked in a placement, what a guest did, or what was begun
-- before the joining. A place that is being removed is skipped: nobody waits for anybody. What is there already is counted by its key
-- alone; a new row asks how many there are. The caller has the player's lock, so nobody else counts for them.
create or replace function private.count_for_classes(p_session public.learning_sessions, p_answer private.learning_answer)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_outcome constant text := private.answer_outcome(p_answer);
  v_pupil_id uuid;
begin
  if p_session.kind = 'placement' or p_session.by_guest or p_answer.skill ~ '^fact-' then
    return;
  end if;
  for v_pupil_id in
    select p.id from private.class_pupils p
    where p.user_id = p_session.user_id and p.joined_at <= p_session.started_at for key share skip locked
  loop
    update private.class_answers c set answers = c.answers + 1
    where c.user_id = p_session.user_id and c.pupil_id = v_pupil_id and c.skill = p_answer.skill and c.outcome = v_outcome;
    if not found then
      insert into private.class_answers as c (user_id, pupil_id, skill, outcome, answers)
      select p_session.user_id, v_pupil_id, p_answer.skill, o.outcome, 1
      from private.counted_outcome(v_pupil_id, p_session.user_id, p_answer.skill, v_outcome) o (outcome)
      where o.outcome is not null
      on conflict (user_id, pupil_id, skill, outcome) do update set answers = c.answers + 1;
    end if;
  end loop;
end;
$$;

-- As before, said a while later by a device that had no network: for what was assigned when the digit was found. A device
-- knows better how long that is ago than what time it was. An assignment that is being removed is skipped too.
drop function public.technique_practiced(text);
create function public.technique_practiced(p_technique text, p_seconds_ago integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  -- Of a month ago, and of tomorrow, is nothing that a device waited for.
  v_found_at constant timestamptz :=
    now() - make_interval(secs => greatest(0, least(coalesce(p_seconds_ago, 0), 31 * 86400)));
begin
  insert into private.class_techniques (user_id, pupil_id, assignment_id, found_at)
  select p.user_id, p.id, a.id, v_found_at
  from (select * from private.class_pupils where user_id = v_user_id and joined_at <= v_found_at for key share skip locked) p
  join (select * from private.class_assignments o
        where o.kind = 'technique' and o.what = p_technique and o.assigned_at <= v_found_at
          and o.class_id in (select m.class_id from private.class_pupils m where m.user_id = v_user_id)
        for key share skip locked) a on a.class_id = p.class_id
  on conflict do nothing;
end;
$$;
comment on function public.technique_practiced(text, integer) is '@returns not null';

revoke execute on all functions in schema private from public;
revoke execute on function public.technique_practiced(text, integer) from public, anon, service_role;
grant execute on function public.technique_practiced(text, integer) to authenticated;
