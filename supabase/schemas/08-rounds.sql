-- Timed rounds and drills. A timed round counts as a best if the server started it and both its clock and the published
-- questions agree with the result; other rounds are kept but not verified. Neither earns XP or a day of the streak.

-- The questions of a round, in order. As with `daily_puzzles`, the game makes the same question set from its number, and only
-- the service reads this table.
create table public.question_sets (
  game_type text not null references public.games (game_type),
  question_set integer not null check (question_set > 0),
  questions text[] not null,
  correct_answers integer[] not null,
  published_at timestamptz not null default now(),
  primary key (game_type, question_set),
  constraint question_sets_answer_each_question check (
    cardinality(questions) > 0 and cardinality(questions) = cardinality(correct_answers)
    and array_position(questions, null) is null and array_position(correct_answers, null) is null)
);

alter table public.question_sets enable row level security, force row level security;
revoke all on table public.question_sets from anon, authenticated;
grant all on table public.question_sets to service_role;

-- A player's last start on each question set, so a player never has more rows than there are sets.
create table public.round_tickets (
  -- The result of the round refers to it.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null,
  question_set integer not null,
  answered_by text not null check (answered_by in ('choosing', 'typing')),
  started_at timestamptz not null default now(),
  -- The one result that was saved with it.
  used_for uuid,
  constraint round_tickets_once_a_question_set unique (user_id, game_type, question_set)
);

alter table public.round_tickets enable row level security, force row level security;
revoke all on table public.round_tickets from anon, authenticated;
grant select on table public.round_tickets to authenticated;
grant all on table public.round_tickets to service_role;

create policy "Players read their own tickets" on public.round_tickets
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- Every element has a question and the numbers used below. `answer` is null if the time ran out first.
create function private.are_valid_answers(p_answers jsonb) returns boolean
language plpgsql immutable as $$
begin
  return case when jsonb_typeof(p_answers) = 'array' then (
    select coalesce(bool_and(coalesce(
        jsonb_typeof(a -> 'question') = 'string' and jsonb_typeof(a -> 'correct_answer') = 'number'
        and jsonb_typeof(a -> 'answer') in ('number', 'null')
        and jsonb_typeof(a -> 'milliseconds') = 'number' and a -> 'milliseconds' >= '0', false)), true)
    from jsonb_array_elements(p_answers) a) else false end;
end;
$$;

-- The time of a timed round is thinking plus a locked second between two answers; that of a drill is thinking only. One second
-- is allowed for rounding.
create function private.is_consistent_time(p_kind text, p_seconds integer, p_answered integer, p_thought_ms numeric)
returns boolean
language sql immutable as $$
  select case p_kind
    when 'timed_round' then p_thought_ms + 1000 * (p_answered - 1) <= 1000 * (p_seconds + 1)
    when 'drill' then abs(p_thought_ms - 1000::numeric * p_seconds) <= 1000 end;
$$;

-- Whether score, accuracy and time agree with each other, and with the answers if there are any.
create function private.is_consistent_round(p_game public.games, p_result private.result) returns boolean
language plpgsql immutable as $$
declare
  v_least_answered integer := coalesce(p_game.question_count, 0);
  v_most_answered integer := coalesce(p_game.question_count, p_game.most_answers);
  v_answered integer;
  v_correct integer;
  v_thought_ms numeric;
begin
  -- A drill is not limited by the clock, but it takes less than a day.
  if (p_result.completion_time_seconds between coalesce(p_game.seconds, 1) and coalesce(p_game.seconds, 86400))
     is not true then
    return false;
  end if;

  if p_result.answers is not null then
    if not private.are_valid_answers(p_result.answers) then
      return false;
    end if;
    select count(a.answer), count(*) filter (where a.answer = a.correct_answer), coalesce(sum(a.milliseconds), 0)
    into v_answered, v_correct, v_thought_ms
    from jsonb_to_recordset(p_result.answers) a (correct_answer numeric, answer numeric, milliseconds numeric);
    if v_answered not between v_least_answered and v_most_answered or v_correct is distinct from p_result.score
       or not private.is_consistent_time(p_game.kind, p_result.completion_time_seconds, v_answered, v_thought_ms) then
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

create function private.session_data_of_quiz(p_result private.result) returns jsonb
language sql stable as $$
  select case when p_result.answers is null then '{}' else jsonb_build_object('answers', p_result.answers) end;
$$;

-- Raises if a timed round or a drill is refused. Its questions are made on the device, so unless a round is verified its score
-- is the player's own word, compared with the same player's scores only.
create function private.check_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql stable as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
begin
  if coalesce(p_result.answered_by not in ('choosing', 'typing'), true)
     or octet_length(private.session_data_of_quiz(p_result)::text) > 16384
     or not private.is_consistent_round(v_game, p_result) then
    raise exception 'This round is not consistent.' using errcode = '22023', hint = 'malformed-round';
  end if;
  perform private.require_daily_quota(p_user_id, false);
end;
$$;

-- Writes a checked round or drill and the facts that were missed, and returns its verdict without the id.
create function private.write_quiz(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql as $$
declare
  v_previous_best constant integer :=
    private.best_value(p_user_id, p_result.game_type, private.variant_of(null, p_result.answered_by));
  v_session public.game_sessions;
begin
  insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
    completed_at, session_data, verified, finished_on)
  values (p_result.id, p_user_id, p_result.game_type, p_result.answered_by, p_result.score,
    p_result.completion_time_seconds, p_result.accuracy, private.finished_at(p_result.finished_at),
    private.session_data_of_quiz(p_result), case p_result.kind when 'timed_round' then private.use_ticket(p_user_id, p_result) end,
    p_result.finished_on)
  returning * into v_session;
  perform private.save_missed_facts(p_user_id, p_result);
  return private.saved_with_standing(v_session, v_previous_best);
end;
$$;

-- A round cannot end early, except for a second of clock tolerance. Afterwards the result has half a minute to arrive; more
-- would be time to look up answers.
create function private.arrives_on_time(p_started_at timestamptz, p_seconds integer) returns boolean
language sql stable as $$
  select now() between p_started_at + make_interval(secs => p_seconds - 1)
    and p_started_at + make_interval(secs => p_seconds + 30);
$$;

-- Whether a person can answer that fast on average: 0.3 seconds to read the question and decide, and the 0.08 seconds that the
-- fastest typists take for a key: one for a choice, and one for each digit and for the end of a typed number.
create function private.is_plausible_pace(p_answers jsonb, p_answered_by text) returns boolean
language sql immutable as $$
  select coalesce(avg((a ->> 'milliseconds')::numeric)
    >= avg(300 + 80 * case p_answered_by when 'typing' then length(a ->> 'answer') + 1 else 1 end), true)
  from jsonb_array_elements(p_answers) a where a -> 'answer' <> 'null';
$$;

-- The answers must be the questions of the set in order from the first, and only the last may be unanswered.
create function private.matches_question_set(p_answers jsonb, p_question_set public.question_sets) returns boolean
language plpgsql immutable as $$
begin
  return (
    select coalesce(bool_and(coalesce(
        a.given ->> 'question' = p_question_set.questions[a.position]
        and a.given -> 'correct_answer' = to_jsonb(p_question_set.correct_answers[a.position])
        and (a.given -> 'answer' <> 'null' or a.position = jsonb_array_length(p_answers)), false)), false)
    from jsonb_array_elements(p_answers) with ordinality a (given, position));
end;
$$;

-- Uses up the ticket of a timed round and returns whether the round is verified. Missing, used and other players' tickets are
-- treated alike. Call it with the player locked.
create function private.use_ticket(p_user_id uuid, p_result private.result) returns boolean
language plpgsql as $$
declare
  v_ticket public.round_tickets;
  v_seconds integer;
  v_question_set public.question_sets;
begin
  update public.round_tickets t set used_for = p_result.id
  where t.id = p_result.ticket and t.user_id = p_user_id and t.used_for is null
  returning t.* into v_ticket;
  if not found or p_result.by_guest or p_result.answers is null
     or v_ticket.game_type <> p_result.game_type or v_ticket.answered_by <> p_result.answered_by then
    return false;
  end if;
  select g.seconds into v_seconds from public.games g where g.game_type = v_ticket.game_type;
  select s.* into v_question_set from public.question_sets s
  where s.game_type = v_ticket.game_type and s.question_set = v_ticket.question_set;
  return private.arrives_on_time(v_ticket.started_at, v_seconds)
    and private.matches_question_set(p_result.answers, v_question_set)
    and private.is_plausible_pace(p_result.answers, v_ticket.answered_by);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.personal_best(p_game_type text, p_answered_by text default null) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  return (
    select -min(r.best) from private.game_records r
    where r.user_id = v_user_id and r.game_type = p_game_type and r.variant in ('choosing', 'typing')
      and (p_answered_by is null or r.variant = p_answered_by));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.personal_best from public, anon, service_role;
grant execute on function public.personal_best to authenticated;

-- Starts the clock of a round on a question set that the player has not had yet, or else on the one played longest ago.
create function public.start_round(p_game_type text, p_answered_by text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_question_set integer;
  v_ticket uuid;
begin
  perform private.require_game(p_game_type, 'timed_round');
  if coalesce(p_answered_by not in ('choosing', 'typing'), true) then
    raise exception 'Unknown way of answering.' using errcode = '22023', hint = 'malformed-round';
  end if;
  v_user_id := private.lock_player();
  select s.question_set into v_question_set
  from public.question_sets s left join public.round_tickets t
    on t.user_id = v_user_id and t.game_type = s.game_type and t.question_set = s.question_set
  where s.game_type = p_game_type
  order by t.started_at nulls first, random() limit 1;
  if not found then
    raise exception 'The questions for this game are not published yet.'
      using errcode = 'PT503', hint = 'question-sets-not-published';
  end if;

  insert into public.round_tickets as t (user_id, game_type, question_set, answered_by)
  values (v_user_id, p_game_type, v_question_set, p_answered_by)
  on conflict (user_id, game_type, question_set) do update set
    id = excluded.id, answered_by = excluded.answered_by, started_at = excluded.started_at, used_for = null
  returning t.id into v_ticket;
  return jsonb_build_object('ticket', v_ticket, 'question_set', v_question_set);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.start_round from public, anon, service_role;
grant execute on function public.start_round to authenticated;
