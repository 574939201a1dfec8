-- Timed rounds and drills. Their questions are made on the device, so a score is the player's own word: it is checked
-- for sense, kept, and compared with the same player's scores only. It earns no XP and no day of the streak.

-- Every element has a question and the numbers that are counted with. `answer` is null when the time was up before.
create function private.are_answers(p_answers jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_answers) = 'array' then (
    select coalesce(bool_and(coalesce(
        jsonb_typeof(a -> 'question') = 'string' and jsonb_typeof(a -> 'correct_answer') = 'number'
        and jsonb_typeof(a -> 'answer') in ('number', 'null')
        and jsonb_typeof(a -> 'milliseconds') = 'number' and a -> 'milliseconds' >= '0', false)), true)
    from jsonb_array_elements(p_answers) a) else false end;
$$;

-- A timed round is the thinking and, between two answers, a locked second. A drill's time is the thinking alone.
-- Rounding gets a second.
create function private.time_fits(p_kind text, p_seconds integer, p_answered integer, p_thought_ms numeric)
returns boolean
language sql immutable set search_path = '' as $$
  select case p_kind
    when 'timed_round' then p_thought_ms + 1000 * (p_answered - 1) <= 1000 * (p_seconds + 1)
    when 'drill' then abs(p_thought_ms - 1000::numeric * p_seconds) <= 1000 end;
$$;

-- Whether score, accuracy and time agree with each other, and with the answers where there are any.
create function private.adds_up(p_game public.games, p_result private.result) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_least_answered integer := coalesce(p_game.question_count, 0);
  v_most_answered integer := coalesce(p_game.question_count, p_game.most_answers);
  v_answered integer;
  v_correct integer;
  v_thought_ms numeric;
begin
  -- A drill has no end by the clock, but it does not take more than a day.
  if (p_result.completion_time_seconds between coalesce(p_game.seconds, 1) and coalesce(p_game.seconds, 86400))
     is not true then
    return false;
  end if;

  if p_result.answers is not null then
    if not private.are_answers(p_result.answers) then
      return false;
    end if;
    select count(a.answer), count(*) filter (where a.answer = a.correct_answer), coalesce(sum(a.milliseconds), 0)
    into v_answered, v_correct, v_thought_ms
    from jsonb_to_recordset(p_result.answers) a (correct_answer numeric, answer numeric, milliseconds numeric);
    if v_answered not between v_least_answered and v_most_answered or v_correct is distinct from p_result.score
       or not private.time_fits(p_game.kind, p_result.completion_time_seconds, v_answered, v_thought_ms) then
      return false;
    end if;
    v_least_answered := v_answered;
    v_most_answered := v_answered;
  end if;

  return exists (
    select from generate_series(v_least_answered, v_most_answered) answered
    where p_result.score between 0 and answered
      and p_result.accuracy = coalesce(round(100.0 * p_result.score / nullif(answered, 0)), 0));
end;
$$;

-- The best score of a player in a game, of all results or of all but one.
create function private.best_score(p_user_id uuid, p_game_type text, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.score from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.id is distinct from p_except
  order by s.score desc limit 1;
$$;

-- Keeps a timed round or a drill. Call it with the player locked.
create function private.keep_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
  v_kept constant jsonb :=
    case when p_result.answers is null then '{}' else jsonb_build_object('answers', p_result.answers) end;
begin
  if coalesce(p_result.answered_by not in ('choosing', 'typing'), true) or octet_length(v_kept::text) > 16384
     or not private.adds_up(v_game, p_result) then
    raise exception 'This round does not add up.' using errcode = '22023', hint = 'malformed-round';
  end if;
  perform private.require_room_today(p_user_id, false);
  insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
    completed_at, session_data)
  values (p_result.id, p_user_id, p_result.game_type, p_result.answered_by, p_result.score,
    p_result.completion_time_seconds, p_result.accuracy, private.finished_at(p_result.finished_at), v_kept)
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
end;
$$;

create function public.personal_best(p_game_type text) returns integer
language sql stable security definer set search_path = '' as $$
  select private.best_score((select auth.uid()), g.game_type)
  from public.games g where g.game_type = p_game_type and g.kind <> 'grid';
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.personal_best(text) from public, anon, service_role;
grant execute on function public.personal_best(text) to authenticated;
