-- Each path is placed by itself, and a level is what is learned in a path. XP opens no level.
select set_config('lock_timeout', '2s', true);

create or replace function private.is_learning_level(p_level text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'), false);
$$;

-- The first level of the path that a level belongs to: A1, B1 or C1. The levels of a path share their letter.
create function private.first_level_of_path(p_level text) returns text
language sql immutable strict set search_path = '' as $$
  select left(p_level, 1) || '1';
$$;

-- The last placement of each path. One from before this migration asked about all paths at once; it counts for the path of
-- the level that it said.
create function private.placed_levels(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(p.placed_level order by p.placed_level), '[]')
  from (
    select distinct on (private.first_level_of_path(s.placed_level)) s.placed_level
    from public.learning_sessions s
    where s.user_id = p_user_id and s.placed_level is not null
    order by private.first_level_of_path(s.placed_level), s.completed_at desc) p;
$$;

-- Where a person learns now: the level of the last session that was begun about a level. A review is about none, and a
-- placement about the level that it said at its end.
create function private.learning_level(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select coalesce(s.placed_level, s.level_id) from public.learning_sessions s
    where s.user_id = p_user_id and (s.kind in ('practice', 'skill', 'test_out') or s.placed_level is not null)
    order by s.started_at desc, s.id limit 1), 'A1');
$$;

-- As before, by what is learned and no longer by XP. It may be called with any row: only its owner gets the level, and
-- `service_role`, which is nobody.
create or replace function public.learning_level(p_profile public.profiles) returns text
language sql stable security definer set search_path = '' as $$
  select private.learning_level(p_profile.id) where coalesce(auth.uid() = p_profile.id, true);
$$;

-- Placements are none of the sessions of a day, and can be begun anew. The bound keeps one account from filling the table.
-- Call it with the player locked.
create function private.require_placement_left(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from public.learning_sessions s where s.user_id = p_user_id and s.kind = 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(now()))) >= 10 then
    raise exception 'You can be placed ten times a day. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- As before, but a placement has a bound of its own, and is kept with the first level of its path: an earlier build starts it
-- with the level at which the person stands.
create or replace function public.start_learning_session(p_id uuid, p_kind text, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501', hint = 'not-signed-in';
  end if;
  v_user_id := private.lock_player();
  if not exists (select from public.learning_sessions s where s.id = p_id and s.user_id = v_user_id) then
    if p_id is null or not private.is_learning_level(p_level_id)
       or coalesce(p_kind not in ('skill', 'practice', 'review', 'placement', 'test_out'), true)
       or (p_kind = 'skill' and not private.is_skill(p_skill)) then
      raise exception 'This session cannot be started.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if p_kind = 'placement' then
      perform private.require_placement_left(v_user_id);
    end if;
    perform private.require_session_left(v_user_id, p_kind);
    insert into public.learning_sessions (id, user_id, kind, level_id, skill)
    values (p_id, v_user_id, p_kind,
      case when p_kind = 'placement' then private.first_level_of_path(p_level_id) else p_level_id end,
      case when p_kind = 'skill' then p_skill end)
    on conflict (id) do nothing;
    -- Another player's id.
    perform private.own_learning_session(v_user_id, p_id);
  end if;
  return jsonb_build_object('id', p_id, 'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id));
end;
$$;

-- As before, with the level at which the person learns. `level_progress_percent` stays 0 until no released build reads it any
-- more: how much of a level is known is computed by the client, since the database has no list of skills.
create or replace function private.completed_session(p_session public.learning_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'problems_attempted', p_session.problems_attempted,
    'problems_correct', p_session.problems_correct,
    'accuracy', p_session.accuracy,
    'total_time_seconds', p_session.total_time_seconds,
    'average_time_per_problem', p_session.average_time_per_problem,
    'xp_earned', p_session.xp_earned,
    'total_xp', p.total_xp,
    'learning_level', private.learning_level(p.id),
    'level_progress_percent', 0,
    'current_streak', private.current_streak(p.id),
    'skills', private.skills_now(p.id,
      array(select a.skill from public.learning_answers a where a.session_id = p_session.id)))
  from public.profiles p where p.id = p_session.user_id;
$$;

-- As before, but the level that a placement says is one of its path. Its hint is final to earlier builds too: one that asked
-- about all paths drops the session, and does not send it for ever.
create or replace function public.complete_learning_session(p_session_id uuid, p_placed_level text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_session public.learning_sessions := private.own_learning_session(v_user_id, p_session_id);
begin
  if v_session.completed_at is null then
    if p_placed_level is not null and not private.is_learning_level(p_placed_level) then
      raise exception 'There is no such level.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if v_session.kind = 'placement'
       and private.first_level_of_path(p_placed_level) <> private.first_level_of_path(v_session.level_id) then
      perform private.refuse_answers('A placement says a level of its own path.');
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

-- As before, with what was placed in each path and where the person learns now. Released builds read `placed_level`.
create or replace function public.learning_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return public.day_at(now()) || jsonb_build_object(
    'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id),
    'placed_level', private.placed_level(v_user_id),
    'placed_levels', private.placed_levels(v_user_id),
    'learning_level', private.learning_level(v_user_id),
    'skills', private.skills_now(v_user_id),
    'open_session', private.open_learning_session(v_user_id),
    'reviews_due', private.reviews_due(v_user_id));
end;
$$;

-- As before, with the level at which the person learns. `level_progress_percent` as in `private.completed_session()`.
create or replace function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
begin
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', (select p.total_xp from public.profiles p where p.id = v_user_id),
    'xp_today', coalesce((select d.xp from private.progress_days(v_user_id, v_today) d where d.day_key = v_today), 0),
    'learning_level', private.learning_level(v_user_id),
    'level_progress_percent', 0,
    'current_streak', private.current_streak(v_user_id),
    'today_counts', exists (
      select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
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

drop function private.level_progress_percent(integer);
drop function private.learning_level_for(integer);
drop function private.learning_levels();

revoke execute on all functions in schema private from public;
