-- Challenges of timed rounds and of dailies that are over, and an end of what nobody looks at any more.
select set_config('lock_timeout', '2s', true);

-- A challenge is of a grid or of a round.
alter table private.challenges
  alter givens drop not null, alter grid drop not null, alter hints drop not null, alter moves drop not null,
  -- The server measured the time.
  add column verified boolean not null default false,
  add column answered_by text,
  add column sheet integer,
  add column score integer,
  -- As in `game_sessions`, each with its question.
  add column answers jsonb,
  add constraint challenges_of_a_grid_or_a_round check (case when sheet is null
    then num_nulls(givens, grid, hints, moves) = 0 and num_nonnulls(answered_by, score, answers) = 0
    else num_nulls(answered_by, score, answers) = 0 and num_nonnulls(givens, grid, hints, moves, day_key) = 0 end) not valid;

alter table private.challenge_tries
  add column score integer,
  add column answers jsonb,
  -- The questions were asked for again after the start: how long they were looked at is not known.
  add column started_again boolean not null default false,
  -- The server saw the one start, and the solution came when its time says.
  add column measured boolean not null default false;
drop function private.is_measured(private.challenge_tries);

-- The caller of a challenge who writes: null for a guest.
create function private.lock_player_or_guest() returns uuid
language sql volatile set search_path = '' as $$
  select case when auth.uid() is not null then private.lock_player() end;
$$;

-- The challenge of a code, locked: its tries are counted one after the other, and it is not withdrawn in the middle. Call it after
-- the player is locked.
create function private.lock_challenge(p_code text) returns private.challenges
language sql volatile set search_path = '' as $$
  select c from private.challenges c where c.code = private.read_code(p_code) for no key update;
$$;

create function private.numbers_of(p_list jsonb) returns integer[]
language sql immutable set search_path = '' as $$
  select array_agg(e.value::integer order by e.place) from jsonb_array_elements_text(p_list) with ordinality e (value, place);
$$;

-- Makes a challenge of a result, or returns the one that there is. Call it with the player locked.
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
  select s.* into v_result from public.game_sessions s where s.id = p_result_id and s.user_id = p_user_id;
  if v_result.practice and v_result.session_data ? 'grid' then
    v_new.day_key := v_result.archive_day;
    v_new.givens := private.numbers_of(v_result.session_data -> 'givens');
    v_new.grid := private.numbers_of(v_result.session_data -> 'grid');
    -- A daily whose day is not over, played as practice.
    if exists (select from public.daily_puzzles p where p.game_type = v_result.game_type
        and p.day_key >= private.day_key_at(now()) and p.givens = v_new.givens) then
      v_new.givens := null;
    end if;
  elsif v_result.verified and v_result.score > 0 then
    -- Of a sheet that the player was given again since, the start is forgotten.
    select t.sheet into v_new.sheet from public.round_tickets t
    where t.user_id = p_user_id and t.game_type = v_result.game_type and t.used_for = p_result_id;
  else
    -- A day that is not over would show its solution to who has not played it.
    select r.* into v_daily from public.daily_grid_results r
    where r.id = p_result_id and r.user_id = p_user_id and r.challenge_date < private.day_key_at(now());
    select p.givens into v_new.givens from public.daily_puzzles p
    where p.game_type = v_daily.game_type and p.day_key = v_daily.challenge_date;
    v_new.grid := v_daily.grid;
    v_new.day_key := v_daily.challenge_date;
  end if;
  if num_nonnulls(v_new.givens, v_new.sheet) = 0
     or v_new.sheet is null and private.is_human_time(v_result.completion_time_seconds) is not true then
    raise exception 'There is no such result.' using errcode = '22023', hint = 'unknown-result';
  end if;
  if public.count_try('challenge:person:' || p_user_id, 50, 86400) > 0 then
    raise exception 'You made many challenges today. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'too-many-challenges';
  end if;
  if v_new.sheet is not null then
    v_new.answered_by := v_result.answered_by;
    v_new.score := v_result.score;
    v_new.answers := v_result.session_data -> 'answers';
  else
    v_new.hints := v_result.hints_used;
    v_new.moves := private.moves_to(p_moves, v_new.givens, v_new.grid, v_result.completion_time_seconds);
  end if;
  insert into private.challenges (user_id, result_id, game_type, day_key, seconds, verified, givens, grid, hints, moves,
    answered_by, sheet, score, answers)
  values (p_user_id, p_result_id, v_result.game_type, v_new.day_key, v_result.completion_time_seconds,
    coalesce(v_daily.time_verified, v_new.sheet is not null), v_new.givens, v_new.grid, v_new.hints, v_new.moves,
    v_new.answered_by, v_new.sheet, v_new.score, v_new.answers)
  returning code into v_code;
  return jsonb_build_object('code', v_code);
end;
$$;

-- As before, and of a verified round, and of a daily whose day is over.
create or replace function public.make_challenge(p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.new_challenge(private.lock_player(), p_result_id, p_moves);
end;
$$;

-- The same of the caller's daily of a day: a device that did not solve it does not know its result.
create function public.make_daily_challenge(p_game_type text, p_day_key date, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  return private.new_challenge(v_user_id,
    (private.daily_result(v_user_id, p_game_type, p_day_key)).id, p_moves);
end;
$$;

-- As before, and of a round the correct answers. Of a grid `done` are cells.
create or replace function private.ghost_of(p_challenge private.challenges) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_board integer[] := p_challenge.givens;
  v_done integer := coalesce(9 - cardinality(array_positions(p_challenge.givens, 0)), 0);
  v_now integer;
  v_move jsonb;
  v_ghost jsonb := jsonb_build_array(jsonb_build_object('at', 0, 'done', v_done));
begin
  if p_challenge.sheet is not null then
    return v_ghost || (
      select coalesce(jsonb_agg(jsonb_build_object('at', g.at, 'done', g.done) order by g.at) filter (where g.is_correct), '[]')
      from (
        -- Between two questions the verdict is shown for a second.
        select (sum((a ->> 'milliseconds')::numeric) over w)::integer + 1000 * (place - 1) as at,
          count(*) filter (where a -> 'answer' = a -> 'correct_answer') over w as done,
          a -> 'answer' = a -> 'correct_answer' as is_correct
        from jsonb_array_elements(p_challenge.answers) with ordinality e (a, place)
        window w as (order by place)) g);
  end if;
  for v_move in select m from jsonb_array_elements(p_challenge.moves) with ordinality e (m, place) order by place loop
    continue when v_move -> 'cell' = 'null';
    v_board[(v_move ->> 'cell')::integer + 1] := (v_move ->> 'digit')::integer;
    v_now := 9 - cardinality(array_positions(v_board, 0));
    if v_now <> v_done then
      v_ghost := v_ghost || jsonb_build_array(jsonb_build_object('at', v_move -> 'at', 'done', v_now));
      v_done := v_now;
    end if;
  end loop;
  return v_ghost;
end;
$$;

-- As before, and of a round how it is answered and the score. The questions come with the start.
create or replace function public.challenge(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.player_or_guest();
  v_challenge private.challenges;
begin
  select c.* into v_challenge from private.challenges c where c.code = private.read_code(p_code);
  if not found then
    perform private.note_wrong_challenge(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'open', 'game_type', v_challenge.game_type, 'seconds', v_challenge.seconds,
      'verified', v_challenge.verified, 'ghost', private.ghost_of(v_challenge),
      'mine', coalesce(v_challenge.user_id = v_user_id, false))
    || case when v_challenge.sheet is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens),
        'targets', private.targets_of(v_challenge.game_type, v_challenge.grid), 'hints', v_challenge.hints)
      else jsonb_build_object('answered_by', v_challenge.answered_by, 'score', v_challenge.score) end;
end;
$$;

-- Ends what nobody is shown any more, a part at a time: who began and did not solve it within a week, or before the newest 500 of a
-- challenge who did, and ways that are older than 90 days or beyond the newest fifty of a challenge. It waits for nobody: what another call holds is left to it.
create function private.forget_challenge_tries(p_challenge_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from private.challenge_tries where id in (
    select t.id from private.challenge_tries t
    where t.solved_at is null and t.started_at < now() - interval '7 days'
    order by t.started_at limit 100 for update skip locked);
  delete from private.challenge_tries where id in (
    select t.id from private.challenge_tries t
    where t.challenge_id = p_challenge_id and t.solved_at is null
    order by t.started_at desc, t.id offset 500 for update skip locked);
  update private.challenge_tries set moves = null, answers = null where id in (
    select t.id from private.challenge_tries t
    where (t.moves is not null or t.answers is not null) and t.solved_at < now() - interval '90 days'
    order by t.solved_at limit 100 for update skip locked);
  update private.challenge_tries set moves = null, answers = null where id in (
    select t.id from private.challenge_tries t
    where (t.moves is not null or t.answers is not null) and t.id in (
      select o.id from private.challenge_tries o
      where o.challenge_id = p_challenge_id and o.solved_at is not null
      order by o.solved_at desc offset 50)
    for update skip locked);
$$;

-- Whether a challenge has room for one more solution: starts alone fill none. Call it with the challenge locked.
create function private.has_room_for_solution(p_challenge_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select count(*) < 500 from private.challenge_tries t where t.challenge_id = p_challenge_id and t.solved_at is not null;
$$;

-- As before; the response of a round has the number of its sheet.
create or replace function public.start_challenge(p_code text, p_try uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player_or_guest();
  v_challenge constant private.challenges := private.lock_challenge(p_code);
begin
  if v_challenge.id is null or p_try is null then
    perform private.note_wrong_challenge(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select from private.challenge_tries t where t.id = p_try) then
    if not exists (select from private.challenge_tries t where t.id = p_try and t.challenge_id = v_challenge.id) then
      return jsonb_build_object('status', 'unknown');
    end if;
    -- Who left a round has seen its questions. A grid is there before the start, and goes on.
    update private.challenge_tries t set started_again = true
    where t.id = p_try and t.challenge_id = v_challenge.id and t.solved_at is null and v_challenge.sheet is not null;
  else
    -- Guests do not use up the starts of who is signed in.
    if public.count_try('challenge start:' || v_challenge.id || case when v_user_id is null then ':guests' else '' end,
        300, 86400) > 0 then
      return jsonb_build_object('status', 'too-many');
    end if;
    insert into private.challenge_tries (id, challenge_id, user_id, started_at)
    values (p_try, v_challenge.id, v_user_id, now())
    on conflict (id) do nothing;
    perform private.forget_challenge_tries(v_challenge.id);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('status', 'started', 'sheet', v_challenge.sheet));
end;
$$;

-- The answers of a round with the questions of the sheet. What cannot be a round of it is refused.
create function private.answers_on_sheet(p_challenge private.challenges, p_given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_sheet public.round_sheets;
  v_answers jsonb;
  v_answered integer;
  v_thought_ms numeric;
begin
  select s.* into v_sheet from public.round_sheets s
  where s.game_type = p_challenge.game_type and s.sheet = p_challenge.sheet;
  if jsonb_typeof(p_given) = 'array' and jsonb_array_length(p_given) <= cardinality(v_sheet.questions) then
    begin
      select coalesce(jsonb_agg(jsonb_build_object('question', v_sheet.questions[place],
          'correct_answer', v_sheet.correct_answers[place], 'answer', a -> 'answer', 'milliseconds', a -> 'milliseconds')
          order by place), '[]'),
        count(*) filter (where a -> 'answer' <> 'null'), coalesce(sum((a ->> 'milliseconds')::integer), 0)
      into v_answers, v_answered, v_thought_ms
      from jsonb_array_elements(p_given) with ordinality e (a, place);
    exception when data_exception then
      v_answers := null;
    end;
  end if;
  -- Only the last question may be without an answer. A number has the digits that fit into the field.
  if v_answers is null
     or exists (select from jsonb_array_elements(v_answers) a
                where a -> 'answer' <> 'null' and a ->> 'answer' !~ '^-?[0-9]{1,6}$')
     or not private.are_answers(v_answers)
     or jsonb_array_length(v_answers) - v_answered > coalesce((v_answers -> -1 -> 'answer' = 'null')::integer, 0)
     or not private.time_fits('timed_round', p_challenge.seconds, v_answered, v_thought_ms) then
    raise exception 'This round does not add up.' using errcode = '22023', hint = 'malformed-round';
  end if;
  return v_answers;
end;
$$;

-- A solution as a try has it: { grid, seconds, hints, moves } or { answers: [{ answer, milliseconds }] }. Raises what speaks against it.
create function private.read_solution(p_challenge private.challenges, p_solution jsonb) returns private.challenge_tries
language plpgsql stable set search_path = '' as $$
declare
  v_read private.challenge_tries;
  v_grid integer[];
begin
  if p_challenge.sheet is not null then
    v_read.answers := private.answers_on_sheet(p_challenge, p_solution -> 'answers');
    v_read.score := (select count(*) from jsonb_array_elements(v_read.answers) a where a -> 'answer' = a -> 'correct_answer');
    v_read.seconds := p_challenge.seconds;
    return v_read;
  end if;
  begin
    v_grid := private.numbers_of(p_solution -> 'grid');
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
  v_read.moves := private.moves_to(p_solution -> 'moves', p_challenge.givens, p_challenge.grid, v_read.seconds);
  return v_read;
end;
$$;

-- Whether a solution that comes now, after a start, is one that the clock agrees with, and a person can have entered.
create function private.is_measured(p_started_at timestamptz, p_sent private.challenge_tries) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(case when p_sent.score is null
    then extract(epoch from now() - p_started_at) - p_sent.seconds between -2 and 5 and private.is_human_time(p_sent.seconds)
    else private.arrives_on_time(p_started_at, p_sent.seconds) and (
      select coalesce(avg((a ->> 'milliseconds')::integer) >= 250, true)
      from jsonb_array_elements(p_sent.answers) a where a -> 'answer' <> 'null') end, false);
$$;

-- One way through a challenge. Of an old try it is empty.
create function private.challenge_way(p_seconds integer, p_hints integer, p_moves jsonb, p_score integer, p_answers jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_score is null
    then jsonb_build_object('seconds', p_seconds, 'hints', p_hints, 'moves', coalesce(p_moves, '[]'))
    else jsonb_build_object('score', p_score, 'answers', coalesce(p_answers, '[]')) end;
$$;

drop function public.answer_challenge(text, uuid, integer[], integer, integer, jsonb, boolean);

-- Keeps a solution, once, and returns both ways to it: that is when the caller may see the challenger's. One too many is `not-kept`.
create function public.answer_challenge(p_code text, p_try uuid, p_solution jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player_or_guest();
  v_challenge constant private.challenges := private.lock_challenge(p_code);
  v_sent private.challenge_tries;
  v_try private.challenge_tries;
  v_status text := 'kept';
begin
  if v_challenge.id is null or p_try is null then
    perform private.note_wrong_challenge(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  v_sent := private.read_solution(v_challenge, p_solution);
  insert into private.challenge_tries (id, challenge_id, user_id)
  select p_try, v_challenge.id, v_user_id where private.has_room_for_solution(v_challenge.id)
  on conflict (id) do nothing;
  select t.* into v_try from private.challenge_tries t where t.id = p_try for update;
  -- Another one's try, or one of another challenge. Who began as a guest may have signed in since.
  if v_try.challenge_id <> v_challenge.id or coalesce(v_try.user_id <> v_user_id, v_try.user_id is not null) then
    return jsonb_build_object('status', 'unknown');
  end if;
  if v_try.id is null or v_try.solved_at is null and not private.has_room_for_solution(v_challenge.id) then
    v_try := v_sent;
    v_status := 'not-kept';
  elsif v_try.solved_at is null then
    update private.challenge_tries t set user_id = v_user_id, solved_at = now(), seconds = v_sent.seconds, hints = v_sent.hints,
      moves = v_sent.moves, score = v_sent.score, answers = v_sent.answers,
      measured = not v_try.started_again and private.is_measured(v_try.started_at, v_sent)
    where t.id = p_try returning t.* into v_try;
    perform private.forget_challenge_tries(v_challenge.id);
  elsif v_try.user_id is null and v_user_id is not null then
    update private.challenge_tries t set user_id = v_user_id where t.id = p_try;
  end if;
  return jsonb_build_object('status', v_status, 'game_type', v_challenge.game_type,
    'theirs', private.challenge_way(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
    'yours', private.challenge_way(v_try.seconds, v_try.hints, v_try.moves, v_try.score, v_try.answers),
    'named', coalesce(v_try.named, false));
end;
$$;

drop function public.name_challenge_try(uuid, boolean);

-- Whoever solved it says afterwards whether the challenger may see who it was. Returns how it is now: nobody is named without a username.
create function public.name_challenge_try(p_try uuid, p_named boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_named boolean;
begin
  update private.challenge_tries t set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where t.id = p_try and t.user_id = v_user_id and t.solved_at is not null
  returning t.named into v_named;
  return coalesce(v_named, false);
end;
$$;
comment on function public.name_challenge_try(uuid, boolean) is '@returns not null';

drop function public.my_challenges();

-- The challenges of the caller, the newest first, fifty at a time, each with how many answered it and the best of them.
create function public.my_challenges(p_before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'game_type', c.game_type, 'created_at', c.created_at,
        'answered', t.answered)
      || case when c.sheet is null
        then jsonb_build_object('day_key', c.day_key, 'seconds', c.seconds, 'best_seconds', t.best_seconds)
        else jsonb_build_object('answered_by', c.answered_by, 'score', c.score, 'best_score', t.best_score) end
      order by c.created_at desc), '[]')
    from (select * from private.challenges m where m.user_id = v_user_id and m.created_at < coalesce(p_before, 'infinity')
          order by m.created_at desc limit 50) c,
      lateral (select count(*) as answered, min(a.seconds) as best_seconds, max(a.score) as best_score
               from private.challenge_tries a where a.challenge_id = c.id and a.solved_at is not null) t);
end;
$$;

-- The id of a try that the challenger is shown. That of the try itself is what its device proves with that it is its own.
create function private.shown_try(p_try uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5('shown try ' || p_try)::uuid;
$$;

-- Who solved a challenge of the caller's, the newest first, at most fifty, with the way to each solution.
create or replace function public.challenge_answers(p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_challenge private.challenges;
begin
  select c.* into v_challenge from private.challenges c where c.code = private.read_code(p_code) and c.user_id = v_user_id;
  if not found then
    raise exception 'There is no such challenge of yours.' using errcode = '22023', hint = 'unknown-challenge';
  end if;
  return jsonb_build_object('code', v_challenge.code, 'game_type', v_challenge.game_type,
      'yours', private.challenge_way(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
      'answered', (select count(*) from private.challenge_tries a where a.challenge_id = v_challenge.id and a.solved_at is not null),
      'answers', (
        select coalesce(jsonb_agg(private.challenge_way(t.seconds, t.hints, t.moves, t.score, t.answers)
          || jsonb_build_object('id', private.shown_try(t.id), 'measured', t.measured, 'solved_at', t.solved_at,
            'player', case when t.named then private.shown_player(t.user_id) end) order by t.solved_at desc), '[]')
        from (select * from private.challenge_tries a where a.challenge_id = v_challenge.id and a.solved_at is not null
              order by a.solved_at desc limit 50) t))
    || case when v_challenge.sheet is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens), 'grid', to_jsonb(v_challenge.grid))
      else jsonb_build_object('answered_by', v_challenge.answered_by) end;
end;
$$;

-- Reports the name of a person who answered a challenge of the caller's and is named there.
create function public.report_challenge_name(p_try uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_profile public.profiles;
begin
  select p.* into v_profile
  from private.challenge_tries t
    join private.challenges c on c.id = t.challenge_id and c.user_id = v_user_id
    join public.profiles p on p.id = t.user_id
  where private.shown_try(t.id) = p_try and t.named;
  if not found then
    raise exception 'Nobody of this name answered your challenge.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.username);
end;
$$;
comment on function public.report_challenge_name(uuid) is '@returns not null';

-- As before, and of a round the score to beat.
create or replace function public.challenge_card(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('game_type', c.game_type, 'seconds', c.seconds)
    || case when c.sheet is null
      then jsonb_build_object('givens', to_jsonb(c.givens), 'targets', private.targets_of(c.game_type, c.grid))
      else jsonb_build_object('score', c.score) end
  from private.challenges c where c.code = private.read_code(p_code);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_daily_challenge(text, date, jsonb), public.answer_challenge(text, uuid, jsonb),
  public.name_challenge_try(uuid, boolean), public.my_challenges(timestamptz), public.report_challenge_name(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_challenge(text, uuid, jsonb) to anon, authenticated;
grant execute on function public.make_daily_challenge(text, date, jsonb), public.name_challenge_try(uuid, boolean),
  public.my_challenges(timestamptz), public.report_challenge_name(uuid) to authenticated;
