-- A token is good for up to an hour after its session ended: by a sign-out, by a new password, or by its owner from another
-- device. From here on it opens nothing of a player. Whatever a player writes, and whatever they read of their own, asks for
-- the session of the token: one look-up by its key for each call, and for each statement of a policy.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

-- As before, but a token that names no session is refused too, a session may have an end of its own, it is found by its key,
-- and the reason is not the one of a session of learning that is over.
create or replace function private.require_open_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
      and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())) then
    raise exception 'You were signed out on this device. Please sign in again.'
      using errcode = '42501', hint = 'signed-out';
  end if;
end;
$$;

-- As before, with the session. An account that is gone has none, and is the better reason.
create or replace function private.require_player() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  if not exists (select from public.profiles p where p.id = v_user_id) then
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  perform private.require_open_session();
  return v_user_id;
end;
$$;

-- The same. The session is asked for last: it may have ended while this call waited for the lock.
create or replace function private.lock_player() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  perform from auth.users u where u.id = v_user_id for key share;
  perform from public.profiles p where p.id = v_user_id for update;
  if not found then
    -- A token outlives its account by up to an hour.
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  perform private.require_open_session();
  return v_user_id;
end;
$$;

-- The caller of a policy. In `(select private.signed_in_player())` Postgres asks once for each statement, not for each row.
create function private.signed_in_player() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return auth.uid();
end;
$$;

alter policy "Players read their own profile" on public.profiles
  using (id = (select private.signed_in_player()));
alter policy "Players update their own profile" on public.profiles
  using (id = (select private.signed_in_player())) with check (id = (select private.signed_in_player()));
alter policy "Players read their own learning sessions" on public.learning_sessions
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own game sessions" on public.game_sessions
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own attempts" on public.daily_attempts
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own results" on public.daily_grid_results
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own activity" on public.daily_activity
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own subscriptions" on public.subscriptions
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own purchases" on public.purchases
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own answers" on public.learning_answers
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own progress" on public.skill_progress
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own cards" on public.review_cards
  using (user_id = (select private.signed_in_player()));
alter policy "Players read their own tickets" on public.round_tickets
  using (user_id = (select private.signed_in_player()));

-- As before, with the session: what read by the token alone.
create or replace function public.todays_sheet() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_day_key constant date := private.day_key_at(now());
begin
  return public.day_at(now()) || jsonb_build_object(
    'current_streak', private.current_streak(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.sheet_fold(v_user_id, g.game_type, v_day_key))
              from public.games g where g.kind = 'grid'),
    'best_scores', (select jsonb_object_agg(g.game_type, private.best_score(v_user_id, g.game_type))
                    from public.games g where g.kind <> 'grid'));
end;
$$;

create or replace function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine public.daily_grid_results;
  v_others bigint;
  v_percent integer;
begin
  perform private.require_game(p_game_type, 'grid');
  v_mine := private.daily_result(private.require_player(), p_game_type, p_day_key);
  if v_mine.time_verified and private.is_human_time(v_mine.completion_time_seconds) then
    select count(*) / 10 * 10 into v_others from public.daily_grid_results r
    where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
      and r.user_id <> v_mine.user_id and private.is_human_time(r.completion_time_seconds);
    if v_others >= 20 then
      select floor(100.0 * count(*) filter (where o.blurred_seconds > v_mine.completion_time_seconds) / v_others)
      into v_percent
      from (select r.completion_time_seconds
              * (0.9 + 0.2 * (uuid_hash_extended(r.id, 0) & 1023) / 1023::double precision) as blurred_seconds
            from public.daily_grid_results r
            where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
              and r.user_id <> v_mine.user_id and private.is_human_time(r.completion_time_seconds)
            order by r.completed_at, r.id limit v_others) o;
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
end;
$$;

create or replace function public.personal_best(p_game_type text, p_answered_by text default null) returns integer
language sql stable security definer set search_path = '' as $$
  select case when p_answered_by is null then private.best_score((select private.require_player()), g.game_type)
    else private.best_score_by((select private.require_player()), g.game_type, p_answered_by) end
  from public.games g where g.game_type = p_game_type and g.kind <> 'grid';
$$;

create or replace function public.log_daily_activity(p_user_id uuid, p_game_type text, p_score integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
begin
  perform private.require_own_account(p_user_id);
  if not exists (select from public.games g where g.game_type = p_game_type) then
    raise exception 'There is no game of this name.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'current_streak', private.current_streak(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
-- Policies call it as the player. No role of the API reaches the schema.
grant execute on function private.signed_in_player() to authenticated;
