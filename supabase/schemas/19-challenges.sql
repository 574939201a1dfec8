-- Challenges: one result, shared by a link, that anybody can try to beat. A solution is shown only to people who have solved
-- the challenge themselves, and to its maker.

-- Of a grid, or of a timed round (then `question_set` is set).
create table private.challenges (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default private.new_code(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The result in `game_sessions`; each result makes one challenge.
  result_id uuid not null unique,
  game_type public.game_type not null,
  -- Set if the puzzle was the daily of this day.
  day_key date,
  givens integer[],
  grid integer[],
  seconds integer not null,
  hints smallint,
  -- [{ "at": milliseconds, "cell": 0 to 8 or null for a wrong submission, "digit": 0 to 9 }], empty if unknown.
  moves jsonb,
  created_at timestamptz not null default now(),
  -- Everybody who opens the link may see who made it.
  named boolean not null default false,
  -- Whether the time or the score is verified.
  verified boolean not null default false,
  answered_by text,
  question_set integer,
  score integer,
  -- As in `game_sessions`, each with its question.
  answers jsonb,
  constraint challenges_of_a_grid_or_a_round check (case when question_set is null
    then num_nulls(givens, grid, hints, moves) = 0 and num_nonnulls(answered_by, score, answers) = 0
    else num_nulls(answered_by, score, answers) = 0 and num_nonnulls(givens, grid, hints, moves, day_key) = 0 end)
);

create index challenges_by_player on private.challenges (user_id, created_at desc);

alter table private.challenges enable row level security, force row level security;

create table private.challenge_attempts (
  -- Made by the device of the person who plays.
  id uuid primary key,
  challenge_id uuid not null references private.challenges (id) on delete cascade,
  -- Null for a guest.
  user_id uuid references public.profiles (id) on delete cascade,
  -- Null if the server did not see the start.
  started_at timestamptz,
  solved_at timestamptz,
  seconds integer,
  hints smallint,
  moves jsonb,
  -- The maker of the challenge may see who it was.
  named boolean not null default false,
  score integer,
  answers jsonb,
  -- The questions were requested again after the start, so it is unknown how long they were seen.
  started_again boolean not null default false,
  -- The server saw the only start, and the solution arrived when its time says. Of an account, only the first attempt.
  measured boolean not null default false
);

-- A list of challenges counts the solutions of each in the index.
create index challenge_attempts_by_challenge on private.challenge_attempts (challenge_id, solved_at desc)
  include (seconds, score, measured, user_id);
create index challenge_attempts_by_player on private.challenge_attempts (user_id) where user_id is not null;
create index challenge_attempts_without_solution on private.challenge_attempts (started_at) where solved_at is null;
create index challenge_attempts_with_replay on private.challenge_attempts (solved_at)
  where moves is not null or answers is not null;

alter table private.challenge_attempts enable row level security, force row level security;

-- Each account's first attempt at a challenge, which remains when the attempt itself is deleted.
create table private.first_challenge_attempts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  challenge_id uuid not null references private.challenges (id) on delete cascade,
  attempt_id uuid not null,
  primary key (user_id, challenge_id)
);

create index first_challenge_attempts_by_challenge on private.first_challenge_attempts (challenge_id);

alter table private.first_challenge_attempts enable row level security, force row level security;

-- Notes a wrong challenge code: at most twenty an hour of each person. Those of guests are not noted: nobody can guess a code, and
-- a network has any number of addresses.
create function private.record_wrong_challenge_code(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_user_id is not null and public.count_attempt('wrong challenge:person:' || p_user_id, 20, 3600) = 0 then
    perform private.record_wrong_code(p_user_id, 'challenge');
  end if;
end;
$$;

-- The targets of a full grid, in the shape of `daily_puzzles`.
create function private.targets_of(p_game_type text, p_grid integer[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(o.operation, jsonb_build_object(
    'rows', (select jsonb_agg(private.line_value(o.operation, p_grid[3 * k - 2], p_grid[3 * k - 1], p_grid[3 * k]) order by k)
             from generate_series(1, 3) k),
    'columns', (select jsonb_agg(private.line_value(o.operation, p_grid[k], p_grid[k + 3], p_grid[k + 6]) order by k)
                from generate_series(1, 3) k)))
  from public.games g, unnest(g.operations) o (operation) where g.game_type = p_game_type;
$$;

-- The moves as they are stored, if they lead from the givens to the grid in the order of their times and within the seconds;
-- otherwise none.
create function private.valid_moves(p_moves jsonb, p_givens integer[], p_grid integer[], p_seconds integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_grid integer[] := p_givens;
  v_move record;
  v_at integer := 0;
  v_moves jsonb := '[]';
begin
  if jsonb_typeof(p_moves) <> 'array' or jsonb_array_length(p_moves) > 400 then
    return '[]';
  end if;
  for v_move in
    -- Texts such as NaN would become numbers that are not integers.
    select case jsonb_typeof(m -> 'at') when 'number' then (m ->> 'at')::numeric::integer end as at,
      (m ->> 'cell')::integer as cell, (m ->> 'digit')::integer as digit
    from jsonb_array_elements(p_moves) with ordinality e (m, position) order by position
  loop
    if (v_move.at between v_at and (p_seconds + 1) * 1000 and v_move.digit between 0 and 9) is not true
       or (v_move.cell is not null and (v_move.cell not between 0 and 8 or p_givens[v_move.cell + 1] <> 0)) then
      return '[]';
    end if;
    v_at := v_move.at;
    if v_move.cell is not null then
      v_grid[v_move.cell + 1] := v_move.digit;
    end if;
    v_moves := v_moves || jsonb_build_array(jsonb_build_object('at', v_move.at, 'cell', v_move.cell, 'digit', v_move.digit));
  end loop;
  return case when v_grid = p_grid then v_moves else '[]' end;
exception when data_exception then
  return '[]';
end;
$$;

-- The pace line of a challenge: how many cells were filled (for a round: how many answers were correct) after how many milliseconds,
-- but no digit and no cell.
create function private.pace_of(p_challenge private.challenges) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_grid integer[] := p_challenge.givens;
  v_done integer := coalesce(9 - cardinality(array_positions(p_challenge.givens, 0)), 0);
  v_now integer;
  v_move jsonb;
  v_pace jsonb := jsonb_build_array(jsonb_build_object('at', 0, 'done', v_done));
begin
  if p_challenge.question_set is not null then
    return v_pace || (
      select coalesce(jsonb_agg(jsonb_build_object('at', g.at, 'done', g.done) order by g.at) filter (where g.is_correct), '[]')
      from (
        -- The verdict is shown for a second between two questions.
        select (sum((a ->> 'milliseconds')::numeric) over w)::integer + 1000 * (position - 1) as at,
          count(*) filter (where a -> 'answer' = a -> 'correct_answer') over w as done,
          a -> 'answer' = a -> 'correct_answer' as is_correct
        from jsonb_array_elements(p_challenge.answers) with ordinality e (a, position)
        window w as (order by position)) g);
  end if;
  for v_move in select m from jsonb_array_elements(p_challenge.moves) with ordinality e (m, position) order by position loop
    continue when v_move -> 'cell' = 'null';
    v_grid[(v_move ->> 'cell')::integer + 1] := (v_move ->> 'digit')::integer;
    v_now := 9 - cardinality(array_positions(v_grid, 0));
    if v_now <> v_done then
      v_pace := v_pace || jsonb_build_array(jsonb_build_object('at', v_move -> 'at', 'done', v_now));
      v_done := v_now;
    end if;
  end loop;
  return v_pace;
end;
$$;

-- The challenge with this code, locked so that its attempts are counted one after the other and it is not withdrawn meanwhile. Lock
-- the player first.
create function private.lock_challenge(p_code text) returns private.challenges
language sql volatile set search_path = '' as $$
  select c from private.challenges c where c.code = private.normalize_code(p_code) for no key update;
$$;

-- Limits the starts or solutions of a guest's network, unless this attempt has one already. Call it before the challenge is locked:
-- calls of one network then wait for each other, and only one of them at a time for the challenge.
create function private.limit_guest(p_call text, p_code text, p_attempt uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_challenge_id uuid;
begin
  select c.id into v_challenge_id from private.challenges c
  where c.code = private.normalize_code(p_code) and not exists (
    select from private.challenge_attempts t
    where t.id = p_attempt and t.challenge_id = c.id and (p_call = 'challenge start' or t.solved_at is not null));
  if found then
    perform private.limit_network_on(p_call, v_challenge_id, 200);
  end if;
end;
$$;

create function private.to_integer_array(p_list jsonb) returns integer[]
language sql immutable set search_path = '' as $$
  select array_agg(e.value::integer order by e.position) from jsonb_array_elements_text(p_list) with ordinality e (value, position);
$$;

-- The grid with its rows and its columns in every order, and the same mirrored along the diagonal: the puzzles in which the same
-- three digits meet in every line.
create function private.equivalent_grids(p_grid integer[]) returns setof integer[]
language sql immutable set search_path = '' as $$
  with orders (o) as (
    values (array[0, 1, 2]), (array[0, 2, 1]), (array[1, 0, 2]), (array[1, 2, 0]), (array[2, 0, 1]), (array[2, 1, 0]))
  select array_agg(p_grid[1 + case when mirrored then 3 * c.o[1 + i % 3] + r.o[1 + i / 3] else 3 * r.o[1 + i / 3] + c.o[1 + i % 3] end]
    order by i)
  from orders r, orders c, unnest(array[false, true]) mirrored, generate_series(0, 8) i
  group by r.o, c.o, mirrored;
$$;

-- Whether a solution reveals that of a daily whose day is not over: it is the same, in a grid of any game and whatever is given,
-- or an equivalent one of today's or tomorrow's. The equivalent grids of 400 days would be every fourth puzzle, which would be
-- one, and nobody recognizes those of later days.
create function private.reveals_daily(p_grid integer[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.daily_puzzles p
      where p.day_key >= private.day_key_at(now()) and private.solves(p_grid, p.givens, p.targets))
    or exists (
      select from public.daily_puzzles p, private.equivalent_grids(p_grid) e
      where p.day_key between private.day_key_at(now()) and private.day_key_at(now()) + 1
        and private.solves(e, p.givens, p.targets));
$$;

-- Makes a challenge from a result, or returns the existing one. Call it with the player locked.
create function private.new_challenge(p_user_id uuid, p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_code text := (select c.code from private.challenges c where c.result_id = p_result_id and c.user_id = p_user_id);
  v_result public.game_sessions;
  v_daily public.daily_grid_results;
  v_new private.challenges;
begin
  if v_code is not null then
    return jsonb_build_object('code', v_code);
  end if;
  select s.* into v_result from public.game_sessions s
  where s.id = p_result_id and s.user_id = p_user_id and s.finished_on >= current_date - 40;
  if not found then
    select s.* into v_result from public.game_sessions s where s.id = p_result_id and s.user_id = p_user_id;
  end if;
  if v_result.practice and v_result.session_data ? 'grid' then
    v_new.day_key := v_result.archive_day;
    v_new.givens := private.to_integer_array(v_result.session_data -> 'givens');
    v_new.grid := private.to_integer_array(v_result.session_data -> 'grid');
    if private.reveals_daily(v_new.grid) then
      v_new.givens := null;
    end if;
  elsif v_result.verified and v_result.score > 0 then
    -- If the player was given the question set again since, the ticket of this result is gone.
    select t.question_set into v_new.question_set from public.round_tickets t
    where t.user_id = p_user_id and t.game_type = v_result.game_type and t.used_for = p_result_id;
  else
    -- Before its day is over, the solution would be revealed to people who have not played it.
    select r.* into v_daily from public.daily_grid_results r
    where r.user_id = p_user_id and r.game_type = v_result.game_type and r.challenge_date = v_result.finished_on
      and r.id = p_result_id and r.challenge_date < private.day_key_at(now());
    select p.givens into v_new.givens from public.daily_puzzles p
    where p.game_type = v_daily.game_type and p.day_key = v_daily.challenge_date;
    v_new.grid := v_daily.grid;
    v_new.day_key := v_daily.challenge_date;
  end if;
  if num_nonnulls(v_new.givens, v_new.question_set) = 0
     or v_new.question_set is null
       and private.is_plausible_time(v_result.completion_time_seconds, private.empty_cells(v_new.givens)) is not true then
    raise exception 'Unknown result.' using errcode = '22023', hint = 'unknown-result';
  end if;
  if public.count_attempt('challenge:person:' || p_user_id, 50, 86400) > 0 then
    raise exception 'You have made too many challenges today. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'too-many-challenges';
  end if;
  if v_new.question_set is not null then
    v_new.answered_by := v_result.answered_by;
    v_new.score := v_result.score;
    v_new.answers := v_result.session_data -> 'answers';
  else
    v_new.hints := v_result.hints_used;
    v_new.moves := private.valid_moves(p_moves, v_new.givens, v_new.grid, v_result.completion_time_seconds);
  end if;
  insert into private.challenges (user_id, result_id, game_type, day_key, seconds, verified, givens, grid, hints, moves,
    answered_by, question_set, score, answers)
  values (p_user_id, p_result_id, v_result.game_type, v_new.day_key, v_result.completion_time_seconds,
    coalesce(v_daily.time_verified, v_new.question_set is not null), v_new.givens, v_new.grid, v_new.hints, v_new.moves,
    v_new.answered_by, v_new.question_set, v_new.score, v_new.answers)
  returning code into v_code;
  return jsonb_build_object('code', v_code);
end;
$$;

-- Deletes in small batches the rows that no page shows: attempts not solved within a week or beyond 500 unsolved ones of the
-- challenge, those of guests and the oldest first, and replays older than 90 days or beyond the newest fifty of the challenge. Rows locked by another
-- call are skipped.
create function private.prune_challenge_attempts(p_challenge_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from private.challenge_attempts where id in (
    select t.id from private.challenge_attempts t
    where t.solved_at is null and t.started_at < now() - interval '7 days'
    order by t.started_at limit 100 for update skip locked);
  delete from private.challenge_attempts where id in (
    select t.id from private.challenge_attempts t
    where t.challenge_id = p_challenge_id and t.solved_at is null
    order by t.user_id is null, t.started_at desc, t.id offset 500 for update skip locked);
  update private.challenge_attempts set moves = null, answers = null where id in (
    select t.id from private.challenge_attempts t
    where (t.moves is not null or t.answers is not null) and t.solved_at < now() - interval '90 days'
    order by t.solved_at limit 100 for update skip locked);
  update private.challenge_attempts set moves = null, answers = null where id in (
    select t.id from private.challenge_attempts t
    where (t.moves is not null or t.answers is not null) and t.id in (
      select o.id from private.challenge_attempts o
      where o.challenge_id = p_challenge_id and o.solved_at is not null
      order by o.solved_at desc offset 50)
    for update skip locked);
$$;

create function private.solutions_per_player() returns integer
language sql immutable set search_path = '' as $$
  select 5;
$$;

create function private.solutions_of(p_challenge_id uuid, p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.challenge_attempts t
  where t.challenge_id = p_challenge_id and t.user_id = p_user_id and t.solved_at is not null;
$$;

-- Makes room for another solution and returns whether there is any. A challenge stores 500, at most 300 of them from guests. If
-- there is no room, the oldest one of a guest is deleted, and never one of a player; attempts that were only started do not count.
-- Call it with the challenge locked.
create function private.accepts_solution(p_challenge_id uuid, p_user_id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_solved bigint;
  v_guests bigint;
begin
  if private.solutions_of(p_challenge_id, p_user_id) >= private.solutions_per_player() then
    return false;
  end if;
  select count(*), count(*) filter (where t.user_id is null) into v_solved, v_guests
  from private.challenge_attempts t where t.challenge_id = p_challenge_id and t.solved_at is not null;
  if v_solved < 500 and (p_user_id is not null or v_guests < 300) then
    return true;
  end if;
  delete from private.challenge_attempts where id = (
    select t.id from private.challenge_attempts t
    where t.challenge_id = p_challenge_id and t.solved_at is not null and t.user_id is null
    order by t.solved_at, t.id limit 1);
  return found;
end;
$$;

-- The answers of a round together with the questions of its question set. Answers that cannot belong to it are refused.
create function private.answers_to_question_set(p_challenge private.challenges, p_given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_question_set public.question_sets;
  v_answers jsonb;
  v_answered integer;
  v_thought_ms numeric;
begin
  select s.* into v_question_set from public.question_sets s
  where s.game_type = p_challenge.game_type and s.question_set = p_challenge.question_set;
  if jsonb_typeof(p_given) = 'array' and jsonb_array_length(p_given) <= cardinality(v_question_set.questions) then
    begin
      select coalesce(jsonb_agg(jsonb_build_object('question', v_question_set.questions[position],
          'correct_answer', v_question_set.correct_answers[position], 'answer', a -> 'answer', 'milliseconds', a -> 'milliseconds')
          order by position), '[]'),
        count(*) filter (where a -> 'answer' <> 'null'), coalesce(sum((a ->> 'milliseconds')::integer), 0)
      into v_answers, v_answered, v_thought_ms
      from jsonb_array_elements(p_given) with ordinality e (a, position);
    exception when data_exception then
      v_answers := null;
    end;
  end if;
  -- Only the last question may be unanswered. A number has at most as many digits as fit into the field.
  if v_answers is null
     or exists (select from jsonb_array_elements(v_answers) a
                where a -> 'answer' <> 'null' and a ->> 'answer' !~ '^-?[0-9]{1,6}$')
     or not private.are_valid_answers(v_answers)
     or jsonb_array_length(v_answers) - v_answered > coalesce((v_answers -> -1 -> 'answer' = 'null')::integer, 0)
     or not private.is_consistent_time('timed_round', p_challenge.seconds, v_answered, v_thought_ms) then
    raise exception 'This round is not consistent.' using errcode = '22023', hint = 'malformed-round';
  end if;
  return v_answers;
end;
$$;

-- A solution in the shape of an attempt, from { grid, seconds, hints, moves } or { answers: [{ answer, milliseconds }] }.
-- Raises if it is not valid.
create function private.parse_solution(p_challenge private.challenges, p_solution jsonb) returns private.challenge_attempts
language plpgsql stable set search_path = '' as $$
declare
  v_read private.challenge_attempts;
  v_grid integer[];
begin
  if p_challenge.question_set is not null then
    v_read.answers := private.answers_to_question_set(p_challenge, p_solution -> 'answers');
    v_read.score := (select count(*) from jsonb_array_elements(v_read.answers) a where a -> 'answer' = a -> 'correct_answer');
    v_read.seconds := p_challenge.seconds;
    return v_read;
  end if;
  begin
    v_grid := private.to_integer_array(p_solution -> 'grid');
    v_read.seconds := (p_solution ->> 'seconds')::integer;
    v_read.hints := (p_solution ->> 'hints')::smallint;
  exception when data_exception then
    v_read.seconds := null;
  end;
  if v_grid is distinct from p_challenge.grid then
    raise exception 'This grid does not solve the puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
  if (v_read.seconds between 1 and 86400 and v_read.hints between 0 and 9) is not true then
    raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end if;
  v_read.moves := private.valid_moves(p_solution -> 'moves', p_challenge.givens, p_challenge.grid, v_read.seconds);
  return v_read;
end;
$$;

-- Whether the server's clock agrees with a solution that arrives now, and a person can have entered it.
create function private.is_measured(
  p_challenge private.challenges, p_started_at timestamptz, p_sent private.challenge_attempts) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(case when p_sent.score is null
    then extract(epoch from now() - p_started_at) - p_sent.seconds between -2 and 5
      and private.is_plausible_time(p_sent.seconds, private.empty_cells(p_challenge.givens))
    else private.arrives_on_time(p_started_at, p_sent.seconds)
      and private.is_plausible_pace(p_sent.answers, p_challenge.answered_by) end, false);
$$;

-- Notes an attempt, and returns whether it may be measured: it is a guest's, or an account's first, because starts show the
-- questions of a round and responses show the solution. The challenger knows both. Call it with the challenge locked.
create function private.note_first_attempt(p_challenge private.challenges, p_user_id uuid, p_attempt uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_user_id is null then
    return true;
  end if;
  insert into private.first_challenge_attempts (user_id, challenge_id, attempt_id) values (p_user_id, p_challenge.id, p_attempt)
  on conflict do nothing;
  return p_user_id <> p_challenge.user_id and exists (
    select from private.first_challenge_attempts f
    where f.user_id = p_user_id and f.challenge_id = p_challenge.id and f.attempt_id = p_attempt);
end;
$$;

-- A replay of a challenge; empty for an old attempt.
create function private.challenge_replay(p_seconds integer, p_hints integer, p_moves jsonb, p_score integer, p_answers jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_score is null
    then jsonb_build_object('seconds', p_seconds, 'hints', p_hints, 'moves', coalesce(p_moves, '[]'))
    else jsonb_build_object('score', p_score, 'answers', coalesce(p_answers, '[]')) end;
$$;

-- The id of an attempt that the challenger is shown. The attempt's own id is the device's evidence that the attempt is its own.
create function private.public_attempt_id(p_attempt uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5('shown attempt ' || p_attempt)::uuid;
$$;

revoke execute on all functions in schema private from public;

-- Makes a challenge from the caller's practice result, verified round or past daily, or returns the existing one.
create function public.create_challenge(p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.new_challenge(private.lock_player(), p_result_id, p_moves);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_challenge from public, anon, service_role;
grant execute on function public.create_challenge to authenticated;

-- What the link opens. `mine` means that the caller made it. The questions of a round come only with the start.
create function public.challenge(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.player_or_guest();
  select c.* into v_challenge from private.challenges c where c.code = private.normalize_code(p_code);
  if not found then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'open', 'game_type', v_challenge.game_type, 'seconds', v_challenge.seconds,
      'verified', v_challenge.verified, 'pace', private.pace_of(v_challenge),
      'mine', coalesce(v_challenge.user_id = v_user_id, false),
      'challenged_by', (select p.username from public.profiles p where p.id = v_challenge.user_id and v_challenge.named))
    || case when v_challenge.question_set is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens),
        'targets', private.targets_of(v_challenge.game_type, v_challenge.grid), 'hints', v_challenge.hints)
      else jsonb_build_object('answered_by', v_challenge.answered_by, 'score', v_challenge.score) end;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.challenge from public, service_role;
grant execute on function public.challenge to anon, authenticated;

-- Records the first look at the puzzle, by the server's clock, once per id, which the device made. For a round the response has
-- the number of its question set.
create function public.start_challenge(p_code text, p_attempt uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.lock_player_or_guest();
  if v_user_id is null then
    perform private.limit_guest('challenge start', p_code, p_attempt);
  end if;
  v_challenge := private.lock_challenge(p_code);
  if v_challenge.id is null or p_attempt is null then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select from private.challenge_attempts t where t.id = p_attempt) then
    if not exists (select from private.challenge_attempts t where t.id = p_attempt and t.challenge_id = v_challenge.id) then
      return jsonb_build_object('status', 'unknown');
    end if;
    -- Somebody who left a round has seen its questions. A grid is visible before the start, so it can continue.
    update private.challenge_attempts t set started_again = true
    where t.id = p_attempt and t.challenge_id = v_challenge.id and t.solved_at is null and v_challenge.question_set is not null;
  else
    if v_user_id is not null
       and public.count_attempt('challenge start:' || v_challenge.id || ':person:' || v_user_id, 20, 86400) > 0 then
      return jsonb_build_object('status', 'too-many');
    end if;
    insert into private.challenge_attempts (id, challenge_id, user_id, started_at)
    values (p_attempt, v_challenge.id, v_user_id, now())
    on conflict (id) do nothing;
    perform private.prune_challenge_attempts(v_challenge.id);
  end if;
  perform private.note_first_attempt(v_challenge, v_user_id, p_attempt);
  return jsonb_strip_nulls(jsonb_build_object('status', 'started', 'question_set', v_challenge.question_set));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.start_challenge from public, service_role;
grant execute on function public.start_challenge to anon, authenticated;

-- The latest fifty answers to one of the caller's challenges, newest first, each with its replay.
create function public.challenge_answers(p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.require_player();
  select c.* into v_challenge from private.challenges c where c.code = private.normalize_code(p_code) and c.user_id = v_user_id;
  if not found then
    raise exception 'You have no such challenge.' using errcode = '22023', hint = 'unknown-challenge';
  end if;
  return jsonb_build_object('code', v_challenge.code, 'game_type', v_challenge.game_type, 'named', v_challenge.named,
      'yours', private.challenge_replay(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
      'answered', (select count(*) from private.challenge_attempts a where a.challenge_id = v_challenge.id and a.solved_at is not null),
      'answers', (
        select coalesce(jsonb_agg(private.challenge_replay(t.seconds, t.hints, t.moves, t.score, t.answers)
          || jsonb_build_object('id', private.public_attempt_id(t.id), 'measured', t.measured, 'solved_at', t.solved_at,
            'player', case when t.named then private.shown_player(t.user_id) end) order by t.solved_at desc), '[]')
        from (select * from private.challenge_attempts a where a.challenge_id = v_challenge.id and a.solved_at is not null
              order by a.solved_at desc limit 50) t))
    || case when v_challenge.question_set is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens), 'grid', to_jsonb(v_challenge.grid))
      else jsonb_build_object('answered_by', v_challenge.answered_by) end;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.challenge_answers from public, anon, service_role;
grant execute on function public.challenge_answers to authenticated;

create function public.withdraw_challenge(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  delete from private.challenges c where c.code = private.normalize_code(p_code) and c.user_id = v_user_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.withdraw_challenge is '@returns not null';
revoke execute on function public.withdraw_challenge from public, anon, service_role;
grant execute on function public.withdraw_challenge to authenticated;

-- The maker decides whether people who open the link see who made it. Returns the setting, which is false without a username.
create function public.name_challenge(p_code text, p_named boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named boolean;
begin
  v_user_id := private.lock_player();
  update private.challenges c set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where c.code = private.normalize_code(p_code) and c.user_id = v_user_id
  returning c.named into v_named;
  return coalesce(v_named, false);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.name_challenge is '@returns not null';
revoke execute on function public.name_challenge from public, anon, service_role;
grant execute on function public.name_challenge to authenticated;

-- Reports the username of the maker of a challenge, where the link shows it.
create function public.report_challenger(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile
  from private.challenges c join public.profiles p on p.id = c.user_id
  where c.code = private.normalize_code(p_code) and c.named and c.user_id <> v_user_id;
  if not found then
    raise exception 'This challenge names nobody.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_challenger is '@returns not null';
revoke execute on function public.report_challenger from public, anon, service_role;
grant execute on function public.report_challenger to authenticated;

-- What a link to a challenge shows in a chat: the grid and the time or score to beat. The service that draws the picture reads
-- it with its own key. It contains no digit of the solution and no name. Wrong codes are not recorded, because link previews
-- fetch repeatedly and guess nothing.
create function public.challenge_card(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('game_type', c.game_type, 'seconds', c.seconds)
    || case when c.question_set is null
      then jsonb_build_object('givens', to_jsonb(c.givens), 'targets', private.targets_of(c.game_type, c.grid))
      else jsonb_build_object('score', c.score) end
  from private.challenges c where c.code = private.normalize_code(p_code);
$$;
revoke execute on function public.challenge_card from public, anon, authenticated;
grant execute on function public.challenge_card to service_role;

-- The same for the caller's daily of a day: a device that did not solve it does not know the id of its result.
create function public.create_daily_challenge(p_game_type text, p_day_key date, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  return private.new_challenge(v_user_id,
    (private.daily_result(v_user_id, p_game_type, p_day_key)).id, p_moves);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_daily_challenge from public, anon, service_role;
grant execute on function public.create_daily_challenge to authenticated;

-- Stores a solution once and returns both replays: only now may the caller see the challenger's. `not-saved` means that there
-- are too many solutions of players, or of this one. A measured time is the server's, or the caller's if that is longer.
create function public.answer_challenge(p_code text, p_attempt uuid, p_solution jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
  v_sent private.challenge_attempts;
  v_attempt private.challenge_attempts;
  v_can_be_measured boolean;
  v_status text := 'saved';
begin
  v_user_id := private.lock_player_or_guest();
  if v_user_id is null then
    perform private.limit_guest('challenge answer', p_code, p_attempt);
  end if;
  v_challenge := private.lock_challenge(p_code);
  if v_challenge.id is null or p_attempt is null then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  v_sent := private.parse_solution(v_challenge, p_solution);
  select t.* into v_attempt from private.challenge_attempts t where t.id = p_attempt for update;
  -- Another person's attempt, or one of another challenge. A person who started as a guest may have signed in since.
  if v_attempt.challenge_id <> v_challenge.id or coalesce(v_attempt.user_id <> v_user_id, v_attempt.user_id is not null) then
    return jsonb_build_object('status', 'unknown');
  end if;
  v_can_be_measured := private.note_first_attempt(v_challenge, v_user_id, p_attempt);
  if v_attempt.solved_at is not null then
    update private.challenge_attempts t set user_id = v_user_id, measured = t.measured and v_can_be_measured
    where t.id = p_attempt and t.user_id is null and v_user_id is not null
      and private.solutions_of(v_challenge.id, v_user_id) < private.solutions_per_player();
    select t.* into v_attempt from private.challenge_attempts t where t.id = p_attempt;
  else
    if private.accepts_solution(v_challenge.id, v_user_id) then
      insert into private.challenge_attempts (id, challenge_id) values (p_attempt, v_challenge.id) on conflict (id) do nothing;
      v_sent.measured := v_can_be_measured and v_attempt.started_again is not true
        and private.is_measured(v_challenge, v_attempt.started_at, v_sent);
      if v_sent.measured and v_sent.score is null then
        v_sent.seconds := greatest(v_sent.seconds, floor(extract(epoch from now() - v_attempt.started_at)));
      end if;
      update private.challenge_attempts t set user_id = v_user_id, solved_at = now(), seconds = v_sent.seconds, hints = v_sent.hints,
        moves = v_sent.moves, score = v_sent.score, answers = v_sent.answers, measured = v_sent.measured
      where t.id = p_attempt and t.challenge_id = v_challenge.id returning t.* into v_attempt;
      if not found then
        return jsonb_build_object('status', 'unknown');
      end if;
      perform private.prune_challenge_attempts(v_challenge.id);
    else
      v_attempt := v_sent;
      v_status := 'not-saved';
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'game_type', v_challenge.game_type,
    'theirs', private.challenge_replay(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
    'yours', private.challenge_replay(v_attempt.seconds, v_attempt.hints, v_attempt.moves, v_attempt.score, v_attempt.answers),
    'named', coalesce(v_attempt.named, false), 'measured', coalesce(v_attempt.measured, false));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.answer_challenge from public, service_role;
grant execute on function public.answer_challenge to anon, authenticated;

-- After solving, a person decides whether the challenger sees who it was. Returns the setting, which is false without a
-- username.
create function public.name_challenge_attempt(p_attempt uuid, p_named boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named boolean;
begin
  v_user_id := private.lock_player();
  update private.challenge_attempts t set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where t.id = p_attempt and t.user_id = v_user_id and t.solved_at is not null
  returning t.named into v_named;
  return coalesce(v_named, false);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.name_challenge_attempt is '@returns not null';
revoke execute on function public.name_challenge_attempt from public, anon, service_role;
grant execute on function public.name_challenge_attempt to authenticated;

-- The caller's challenges, newest first, fifty at a time, each with the number of solutions and the best measured one.
create function public.my_challenges(p_before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'game_type', c.game_type, 'created_at', c.created_at,
        'answered', t.answered)
      || case when c.question_set is null
        then jsonb_build_object('day_key', c.day_key, 'seconds', c.seconds, 'best_seconds', t.best_seconds)
        else jsonb_build_object('answered_by', c.answered_by, 'score', c.score, 'best_score', t.best_score) end
      order by c.created_at desc), '[]')
    from (select * from private.challenges m where m.user_id = v_user_id and m.created_at < coalesce(p_before, 'infinity')
          order by m.created_at desc limit 50) c,
      lateral (select count(*) as answered, min(a.seconds) filter (where a.measured) as best_seconds,
                 max(a.score) filter (where a.measured) as best_score
               from private.challenge_attempts a where a.challenge_id = c.id and a.solved_at is not null) t);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.my_challenges from public, anon, service_role;
grant execute on function public.my_challenges to authenticated;

-- Reports the name of a person who solved one of the caller's challenges and is named there.
create function public.report_challenge_name(p_attempt uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile
  from private.challenge_attempts t
    join private.challenges c on c.id = t.challenge_id and c.user_id = v_user_id
    join public.profiles p on p.id = t.user_id
  where private.public_attempt_id(t.id) = p_attempt and t.named;
  if not found then
    raise exception 'Nobody with this name answered your challenge.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_challenge_name is '@returns not null';
revoke execute on function public.report_challenge_name from public, anon, service_role;
grant execute on function public.report_challenge_name to authenticated;
