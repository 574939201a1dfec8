-- Starting a session of learning, and where the learner stands. The server counts the sessions of a day.

create function private.is_learning_level(p_level text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from private.learning_levels() l where l.level = p_level);
$$;

-- Started today. A placement finds where to begin and is not counted.
create function private.sessions_today(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.learning_sessions s
  where s.user_id = p_user_id and s.kind <> 'placement'
    and s.started_at >= private.day_begins_at(private.day_key_at(now()));
$$;

-- Null: without a limit.
create function private.sessions_limit(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then 3 end from public.profiles p where p.id = p_user_id;
$$;

-- Raises when the player can start no more sessions of this kind today. Nobody has time for 300 sessions a day: this
-- keeps one account from filling the table. Call it with the player locked, so that of two starts at once the second one
-- counts the first.
create function private.require_session_left(p_user_id uuid, p_kind text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_kind = 'placement' and exists (
    select from public.learning_sessions s where s.user_id = p_user_id and s.kind = 'placement'
      and s.started_at >= private.day_begins_at(private.day_key_at(now()))) then
    raise exception 'You can be placed once a day. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
  if p_kind <> 'placement'
     and private.sessions_today(p_user_id) >= coalesce(private.sessions_limit(p_user_id), 300) then
    raise exception 'You have used all sessions of today. More can be started tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- The player's session of this id. One response for a session that does not exist and for one of another player.
create function private.own_learning_session(p_user_id uuid, p_session_id uuid) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_session public.learning_sessions;
begin
  select s.* into v_session from public.learning_sessions s where s.id = p_session_id and s.user_id = p_user_id;
  if not found then
    raise exception 'You have no session of this id.' using errcode = '42501', hint = 'not-your-session';
  end if;
  return v_session;
end;
$$;

-- Starts a session; the same id starts it once. `p_skill` is kept of a session about one skill. Guests may call it, to be
-- told in the words of the specification that they cannot.
create function public.start_learning_session(p_id uuid, p_kind text, p_level_id text, p_skill text) returns jsonb
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
    perform private.require_session_left(v_user_id, p_kind);
    insert into public.learning_sessions (id, user_id, kind, level_id, skill)
    values (p_id, v_user_id, p_kind, p_level_id, case when p_kind = 'skill' then p_skill end)
    on conflict (id) do nothing;
    -- Another player's id.
    perform private.own_learning_session(v_user_id, p_id);
  end if;
  return jsonb_build_object('id', p_id, 'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id));
end;
$$;
comment on function public.start_learning_session(uuid, text, text, text) is '@nullable p_skill';

-- The session that was started last, when that was today and it is not completed: it can be resumed.
create function private.open_learning_session(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'kind', s.kind, 'level_id', s.level_id, 'skill', s.skill, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'skill', a.skill, 'difficulty', a.difficulty,
          'seed', a.seed, 'given', a.given, 'correct', a.correct, 'chosen', a.chosen, 'helped', a.helped,
          'seconds', a.seconds) order by a.place), '[]')
      from public.learning_answers a where a.session_id = s.id))
  from public.learning_sessions s
  where s.user_id = p_user_id and s.completed_at is null
    and s.started_at >= private.day_begins_at(private.day_key_at(now()))
  order by s.started_at desc, s.id limit 1;
$$;

create function private.placed_level(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select s.placed_level from public.learning_sessions s
  where s.user_id = p_user_id and s.placed_level is not null
  order by s.completed_at desc limit 1;
$$;

create function private.reviews_due(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.review_cards c where c.user_id = p_user_id and c.due_at <= now();
$$;

create function public.learning_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return public.day_at(now()) || jsonb_build_object(
    'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id),
    'placed_level', private.placed_level(v_user_id),
    'skills', private.skills_now(v_user_id),
    'open_session', private.open_learning_session(v_user_id),
    'reviews_due', private.reviews_due(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.start_learning_session(uuid, text, text, text), public.learning_state()
  from public, anon, service_role;
grant execute on function public.start_learning_session(uuid, text, text, text) to anon, authenticated;
grant execute on function public.learning_state() to authenticated;
