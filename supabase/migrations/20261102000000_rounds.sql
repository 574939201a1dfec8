-- Mental math rounds and drills. Their questions are made on the device, so a score is the player's own word:
-- it is checked for sense, kept, and compared with the player's own scores only. It earns no XP and no streak.

-- `completed_at` may be the device's word; this never is.
alter table public.game_sessions add column saved_at timestamptz not null default now();
create index game_sessions_by_saving on public.game_sessions (user_id, saved_at);

create type private.round as (
  id uuid,
  game_type text,
  -- Right answers.
  score integer,
  completion_time_seconds integer,
  accuracy integer,
  session_data jsonb,
  finished_at text
);

-- A minute holds 60 answers, since the options are locked for a second after each. Nobody's drill takes a day.
create function private.round_rules() returns table (
  game_type text, least_answered integer, most_answered integer, least_seconds integer, most_seconds integer)
language sql immutable set search_path = '' as $$
  values ('mental_math_speed', 0, 60, 60, 60), ('addition_drill', 20, 20, 1, 86400);
$$;

create function private.is_round_game(p_game_type text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from private.round_rules() r where r.game_type = p_game_type);
$$;

create function private.rounds_per_day() returns integer
language sql immutable set search_path = '' as $$
  select 500;
$$;

-- When something was finished, as far as the device can be believed: within the last 30 days. Otherwise now.
create function private.finished_at(p_claimed text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if p_claimed::timestamptz between now() - interval '30 days' and now() then
    return p_claimed::timestamptz;
  end if;
  return now();
exception when data_exception then
  return now();
end;
$$;

-- Every element has the numbers that are counted with; `given` is null for a question that the end cut off.
create function private.are_attempts(p_attempts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_attempts) = 'array' then (
    select coalesce(bool_and(coalesce(
        jsonb_typeof(a -> 'answer') = 'number' and jsonb_typeof(a -> 'given') in ('number', 'null')
        and jsonb_typeof(a -> 'milliseconds') = 'number' and a -> 'milliseconds' >= '0', false)), true)
    from jsonb_array_elements(p_attempts) a) else false end;
$$;

-- A minute of mental math is the thinking and, between two answers, a locked second; a drill's time is the thinking
-- alone. Rounding gets a second.
create function private.time_fits(p_round private.round, p_answered integer, p_thought_ms numeric) returns boolean
language sql immutable set search_path = '' as $$
  select case p_round.game_type
    when 'mental_math_speed' then
      p_thought_ms + 1000 * (p_answered - 1) <= 1000 * (p_round.completion_time_seconds + 1)
    when 'addition_drill' then abs(p_thought_ms - 1000::numeric * p_round.completion_time_seconds) <= 1000
  end;
$$;

-- Whether score, accuracy and time agree with each other, and with the attempts where these are told.
create function private.adds_up(p_round private.round) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_attempts constant jsonb := p_round.session_data -> 'attempts';
  v_least_answered integer;
  v_most_answered integer;
  v_answered integer;
  v_right integer;
  v_thought_ms numeric;
begin
  select r.least_answered, r.most_answered into v_least_answered, v_most_answered from private.round_rules() r
  where r.game_type = p_round.game_type and p_round.completion_time_seconds >= r.least_seconds
    and p_round.completion_time_seconds <= r.most_seconds;
  if not found then
    return false;
  end if;

  if v_attempts is not null then
    if not private.are_attempts(v_attempts) then
      return false;
    end if;
    select count(a.given), count(*) filter (where a.given = a.answer), coalesce(sum(a.milliseconds), 0)
    into v_answered, v_right, v_thought_ms
    from jsonb_to_recordset(v_attempts) a (answer numeric, given numeric, milliseconds numeric);
    if v_answered not between v_least_answered and v_most_answered or v_right is distinct from p_round.score
       or not private.time_fits(p_round, v_answered, v_thought_ms) then
      return false;
    end if;
    v_least_answered := v_answered;
    v_most_answered := v_answered;
  end if;

  return exists (
    select from generate_series(v_least_answered, v_most_answered) answered
    where p_round.score between 0 and answered
      and p_round.accuracy = coalesce(round(100.0 * p_round.score / nullif(answered, 0)), 0));
end;
$$;

-- Writes a round once; false when this player's round of this id is there already. Call it with the player locked.
create function private.take_round(p_user_id uuid, p_round private.round) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_day_start constant timestamptz := private.day_key_at(now())::timestamp at time zone 'America/New_York';
begin
  if exists (select from public.game_sessions s where s.id = p_round.id and s.user_id = p_user_id) then
    return false;
  end if;
  if p_round.id is not null
     and jsonb_typeof(p_round.session_data) = 'object'
     and octet_length(p_round.session_data::text) <= 16384
     and private.adds_up(p_round) then
    if (select count(*) from public.game_sessions s where s.user_id = p_user_id and s.saved_at >= v_day_start
        and private.is_round_game(s.game_type)) >= private.rounds_per_day() then
      raise exception 'That was a lot of rounds for one day. More can be saved tomorrow.'
        using errcode = 'PT429', hint = 'too-many-rounds';
    end if;
    insert into public.game_sessions
      (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data)
    values (p_round.id, p_user_id, p_round.game_type, p_round.score, p_round.completion_time_seconds,
      p_round.accuracy, private.finished_at(p_round.finished_at), p_round.session_data)
    on conflict (id) do nothing;
    if found then
      return true;
    end if;
  end if;
  -- The same words for an id that is somebody else's: nobody learns that it exists.
  raise exception 'This round does not add up.' using errcode = '22023', hint = 'malformed-round';
end;
$$;

-- The best score of a player's rounds, of all or of all but one.
create function private.best_score(p_user_id uuid, p_game_type text, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select max(s.score) from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.id is distinct from p_except;
$$;

create function public.save_round_result(
  p_id uuid,
  p_game_type text,
  p_score integer,
  p_completion_time_seconds integer,
  p_accuracy integer,
  p_session_data jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_saved boolean;
begin
  v_saved := private.take_round(v_user_id, row(p_id, p_game_type, p_score, p_completion_time_seconds, p_accuracy,
    p_session_data, p_session_data ->> 'finished_at')::private.round);
  return jsonb_build_object(
    'saved', v_saved,
    'personal_best', private.best_score(v_user_id, p_game_type),
    'previous_best', private.best_score(v_user_id, p_game_type, p_id));
end;
$$;

create function public.personal_best(p_game_type text) returns integer
language sql stable security definer set search_path = '' as $$
  select private.best_score((select auth.uid()), p_game_type) where private.is_round_game(p_game_type);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.save_round_result(uuid, text, integer, integer, integer, jsonb),
  public.personal_best(text) from public, anon, service_role;
grant execute on function public.save_round_result(uuid, text, integer, integer, integer, jsonb),
  public.personal_best(text) to authenticated;
