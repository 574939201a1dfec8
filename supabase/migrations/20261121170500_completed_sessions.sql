-- Completing a session: its figures, XP and the day of the streak are computed here, from the answers that were saved.

-- What the exercises of a session earn: 2 to 6 XP by difficulty, at most 60, so that a session is worth about a daily
-- puzzle. The same exercise earns once. Half a second is too short to read one.
--
-- Subscribers start as many sessions as they like. But whether an answer is correct is the device's word, so the first 20
-- sessions of a day earn XP: no program makes more in a day than an eager person.
create function private.session_xp(p_session public.learning_sessions) returns integer
language sql stable set search_path = '' as $$
  select case when p_session.kind = 'placement' or (
      select count(*) from public.learning_sessions s
      where s.user_id = p_session.user_id and s.kind <> 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(p_session.started_at))
        and (s.started_at, s.id) < (p_session.started_at, p_session.id)) >= 20 then 0
    else least(60, coalesce(sum(1 + e.difficulty), 0))::integer end
  from (select distinct a.skill, a.difficulty, a.seed from public.learning_answers a
        where a.session_id = p_session.id and a.correct and a.seconds >= 0.5) e;
$$;

-- The day for which a session counts: that on which its fifth answer was saved, so the server can prove it. Null for less.
create function private.day_of_session(p_session_id uuid) returns date
language sql stable set search_path = '' as $$
  select private.day_key_at(a.saved_at) from public.learning_answers a
  where a.session_id = p_session_id and a.place = 5;
$$;

-- The session with its figures.
create function private.with_figures(p_session public.learning_sessions) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_seconds numeric;
begin
  select count(*), count(*) filter (where a.correct), coalesce(sum(a.seconds), 0)
  into p_session.problems_attempted, p_session.problems_correct, v_seconds
  from public.learning_answers a where a.session_id = p_session.id;
  p_session.total_time_seconds := round(v_seconds);
  if p_session.problems_attempted > 0 then
    p_session.accuracy := round(100.0 * p_session.problems_correct / p_session.problems_attempted);
    p_session.average_time_per_problem := round(v_seconds / p_session.problems_attempted, 1);
  end if;
  p_session.xp_earned := private.session_xp(p_session);
  p_session.completed_at := now();
  return p_session;
end;
$$;

-- A level that is known already is not practised from its beginning: with at least 80 % of at least 8 answers correct, the
-- skills that were answered correctly are proficient.
create function private.lift_tested_skills(p_session public.learning_sessions) returns void
language sql set search_path = '' as $$
  update public.skill_progress p set rating = greatest(p.rating, 600), answers = greatest(p.answers, 5)
  where p_session.kind = 'test_out' and p_session.problems_attempted >= 8
    and 5 * p_session.problems_correct >= 4 * p_session.problems_attempted
    and p.user_id = p_session.user_id
    and exists (select from public.learning_answers a
                where a.session_id = p_session.id and a.skill = p.skill and a.correct);
$$;

-- Writes what the session gives to the profile. Only today and yesterday can count for the streak.
create function private.reward_session(p_session public.learning_sessions) returns void
language plpgsql set search_path = '' as $$
declare
  v_day constant date := private.day_of_session(p_session.id);
begin
  update public.profiles p set total_xp = p.total_xp + p_session.xp_earned where p.id = p_session.user_id;
  if v_day >= private.day_key_at(now()) - 1 then
    perform private.count_day(p_session.user_id, v_day);
    update public.profiles p set current_streak = private.current_streak(p.id) where p.id = p_session.user_id;
  end if;
end;
$$;

create function private.completed_session(p_session public.learning_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'problems_attempted', p_session.problems_attempted,
    'problems_correct', p_session.problems_correct,
    'accuracy', p_session.accuracy,
    'total_time_seconds', p_session.total_time_seconds,
    'average_time_per_problem', p_session.average_time_per_problem,
    'xp_earned', p_session.xp_earned,
    'total_xp', p.total_xp,
    'learning_level', private.learning_level_for(p.total_xp),
    'level_progress_percent', private.level_progress_percent(p.total_xp),
    'current_streak', private.current_streak(p.id),
    'skills', private.skills_now(p.id,
      array(select a.skill from public.learning_answers a where a.session_id = p_session.id)))
  from public.profiles p where p.id = p_session.user_id;
$$;

-- Calling it again returns the same figures. `p_placed_level` is kept of a placement.
create function public.complete_learning_session(p_session_id uuid, p_placed_level text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_session public.learning_sessions := private.own_learning_session(v_user_id, p_session_id);
begin
  if v_session.completed_at is null then
    if p_placed_level is not null and not private.is_learning_level(p_placed_level) then
      raise exception 'There is no such level.' using errcode = '22023', hint = 'malformed-session';
    end if;
    v_session := private.with_figures(v_session);
    update public.learning_sessions s set
      problems_attempted = v_session.problems_attempted,
      problems_correct = v_session.problems_correct,
      accuracy = v_session.accuracy,
      total_time_seconds = v_session.total_time_seconds,
      average_time_per_problem = v_session.average_time_per_problem,
      xp_earned = v_session.xp_earned,
      completed_at = v_session.completed_at,
      placed_level = case when s.kind = 'placement' then p_placed_level end
    where s.id = v_session.id;
    perform private.lift_tested_skills(v_session);
    perform private.reward_session(v_session);
  end if;
  return private.completed_session(v_session);
end;
$$;
comment on function public.complete_learning_session(uuid, text) is '@nullable p_placed_level';

-- As before, with the sessions that count and the freeze.
create or replace function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_total_xp constant integer := (select p.total_xp from public.profiles p where p.id = v_user_id);
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
begin
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', v_total_xp,
    'learning_level', private.learning_level_for(v_total_xp),
    'level_progress_percent', private.level_progress_percent(v_total_xp),
    'current_streak', private.current_streak(v_user_id),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'learning_sessions_today', private.sessions_today(v_user_id),
    'learning_sessions_limit', private.sessions_limit(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.complete_learning_session(uuid, text) from public, anon, service_role;
grant execute on function public.complete_learning_session(uuid, text) to authenticated;
