-- Challenges: who solved a practice puzzle sends a link, and whoever opens it solves the same puzzle beside a ghost. The link
-- carries a code and nothing else. Until somebody has solved the puzzle, no digit of a solution leaves the database.
select set_config('lock_timeout', '2s', true);

create table private.challenges (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default private.new_code(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The result in `game_sessions`; a result makes one challenge.
  result_id uuid not null unique,
  game_type text not null references public.games (game_type),
  -- The day of the archive, where it was its puzzle.
  day_key date,
  givens integer[] not null,
  grid integer[] not null,
  seconds integer not null,
  hints smallint not null,
  -- [{ "at": milliseconds, "cell": 0 to 8 or null for a wrong submission, "digit": 0 to 9 }], empty where they are not known.
  moves jsonb not null,
  created_at timestamptz not null default now()
);
create index challenges_by_player on private.challenges (user_id, created_at desc);

create table private.challenge_tries (
  -- The device of the person who tries made it.
  id uuid primary key,
  challenge_id uuid not null references private.challenges (id) on delete cascade,
  -- null: a guest.
  user_id uuid references public.profiles (id) on delete cascade,
  -- null where the server did not see the start.
  started_at timestamptz,
  solved_at timestamptz,
  seconds integer,
  hints smallint,
  moves jsonb,
  -- The challenger may see who it was.
  named boolean not null default false
);
create index challenge_tries_by_challenge on private.challenge_tries (challenge_id, solved_at desc);
create index challenge_tries_by_player on private.challenge_tries (user_id) where user_id is not null;

alter table private.challenges enable row level security;
alter table private.challenges force row level security;
alter table private.challenge_tries enable row level security;
alter table private.challenge_tries force row level security;

-- A wrong code of a challenge may come from a guest.
alter table private.wrong_codes alter column user_id drop not null;
alter table private.wrong_codes drop constraint wrong_codes_kind_check;
alter table private.wrong_codes add constraint wrong_codes_kind_check
  check (kind in ('friends_sheet', 'class', 'challenge')) not valid;

-- Notes a wrong code of a challenge: twenty of a person in an hour, and a thousand of all guests together.
create function private.note_wrong_challenge(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if public.count_try('wrong challenge:' || coalesce(p_user_id::text, 'guests'),
      case when p_user_id is null then 1000 else 20 end, 3600) = 0 then
    perform private.note_wrong_code(p_user_id, 'challenge');
  end if;
end;
$$;

-- The targets of a full grid in the shape of `daily_puzzles`.
create function private.targets_of(p_game_type text, p_grid integer[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(o.operation, jsonb_build_object(
    'rows', (select jsonb_agg(private.line_value(o.operation, p_grid[3 * k - 2], p_grid[3 * k - 1], p_grid[3 * k]) order by k)
             from generate_series(1, 3) k),
    'columns', (select jsonb_agg(private.line_value(o.operation, p_grid[k], p_grid[k + 3], p_grid[k + 6]) order by k)
                from generate_series(1, 3) k)))
  from public.games g, unnest(g.operations) o (operation) where g.game_type = p_game_type;
$$;

-- Moves as they are kept: those that lead from the givens to the grid in the order of their times and within the seconds, and
-- none otherwise.
create function private.moves_to(p_moves jsonb, p_givens integer[], p_grid integer[], p_seconds integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_board integer[] := p_givens;
  v_move record;
  v_at integer := 0;
  v_kept jsonb := '[]';
begin
  if jsonb_typeof(p_moves) <> 'array' or jsonb_array_length(p_moves) > 400 then
    return '[]';
  end if;
  for v_move in
    select (m ->> 'at')::numeric::integer as at, (m ->> 'cell')::integer as cell, (m ->> 'digit')::integer as digit
    from jsonb_array_elements(p_moves) with ordinality e (m, place) order by place
  loop
    if (v_move.at between v_at and (p_seconds + 1) * 1000 and v_move.digit between 0 and 9) is not true
       or (v_move.cell is not null and (v_move.cell not between 0 and 8 or p_givens[v_move.cell + 1] <> 0)) then
      return '[]';
    end if;
    v_at := v_move.at;
    if v_move.cell is not null then
      v_board[v_move.cell + 1] := v_move.digit;
    end if;
    v_kept := v_kept || jsonb_build_array(jsonb_build_object('at', v_move.at, 'cell', v_move.cell, 'digit', v_move.digit));
  end loop;
  return case when v_board = p_grid then v_kept else '[]' end;
exception when data_exception then
  return '[]';
end;
$$;

-- What a ghost shows: after so many milliseconds, so many cells were filled. No digit and no cell.
create function private.ghost_of(p_challenge private.challenges) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_board integer[] := p_challenge.givens;
  v_filled integer := 9 - cardinality(array_positions(p_challenge.givens, 0));
  v_now integer;
  v_move jsonb;
  v_ghost jsonb := jsonb_build_array(jsonb_build_object('at', 0, 'filled', v_filled));
begin
  for v_move in select m from jsonb_array_elements(p_challenge.moves) with ordinality e (m, place) order by place loop
    continue when v_move -> 'cell' = 'null';
    v_board[(v_move ->> 'cell')::integer + 1] := (v_move ->> 'digit')::integer;
    v_now := 9 - cardinality(array_positions(v_board, 0));
    if v_now <> v_filled then
      v_ghost := v_ghost || jsonb_build_array(jsonb_build_object('at', v_move -> 'at', 'filled', v_now));
      v_filled := v_now;
    end if;
  end loop;
  return v_ghost;
end;
$$;

-- The caller of a challenge: null for a guest. Who is signed in has a session that lives.
create function private.player_or_guest() returns uuid
language sql stable set search_path = '' as $$
  select case when auth.uid() is not null then private.require_player() end;
$$;

-- Makes a challenge of a practice result of the caller's, or returns the one that there is.
create function public.make_challenge(p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_code text := (select c.code from private.challenges c where c.result_id = p_result_id and c.user_id = v_user_id);
  v_result public.game_sessions;
  v_givens integer[];
  v_grid integer[];
begin
  if v_code is not null then
    return jsonb_build_object('code', v_code);
  end if;
  select s.* into v_result from public.game_sessions s
  where s.id = p_result_id and s.user_id = v_user_id and s.practice and s.session_data ? 'grid'
    and private.is_human_time(s.completion_time_seconds);
  if not found then
    raise exception 'There is no such practice result.' using errcode = '22023', hint = 'unknown-result';
  end if;
  if public.count_try('challenge:person:' || v_user_id, 50, 86400) > 0 then
    raise exception 'You made many challenges today. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'too-many-challenges';
  end if;
  select array_agg(g.value::integer order by g.place) into v_givens
  from jsonb_array_elements_text(v_result.session_data -> 'givens') with ordinality g (value, place);
  select array_agg(g.value::integer order by g.place) into v_grid
  from jsonb_array_elements_text(v_result.session_data -> 'grid') with ordinality g (value, place);
  insert into private.challenges (user_id, result_id, game_type, day_key, givens, grid, seconds, hints, moves)
  values (v_user_id, v_result.id, v_result.game_type, v_result.archive_day, v_givens, v_grid,
    v_result.completion_time_seconds, v_result.hints_used,
    private.moves_to(p_moves, v_givens, v_grid, v_result.completion_time_seconds))
  returning code into v_code;
  return jsonb_build_object('code', v_code);
end;
$$;

-- What who opens a link plays. `mine`: the caller made it.
create function public.challenge(p_code text) returns jsonb
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
  return jsonb_build_object('status', 'open', 'game_type', v_challenge.game_type, 'day_key', v_challenge.day_key,
    'givens', to_jsonb(v_challenge.givens), 'targets', private.targets_of(v_challenge.game_type, v_challenge.grid),
    'seconds', v_challenge.seconds, 'hints', v_challenge.hints, 'ghost', private.ghost_of(v_challenge),
    'mine', coalesce(v_challenge.user_id = v_user_id, false));
end;
$$;

-- The first look at the puzzle, by the server's clock. The id is the device's, and the same id starts once.
create function public.start_challenge(p_code text, p_try uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.player_or_guest();
  v_challenge_id constant uuid := (select c.id from private.challenges c where c.code = private.read_code(p_code));
begin
  if v_challenge_id is null or p_try is null then
    perform private.note_wrong_challenge(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  if not exists (select from private.challenge_tries t where t.id = p_try) then
    if public.count_try('challenge start:' || v_challenge_id, 300, 86400) > 0 then
      return jsonb_build_object('status', 'too-many');
    end if;
    -- Who began and never solved it is forgotten after a week.
    delete from private.challenge_tries t
    where t.challenge_id = v_challenge_id and t.solved_at is null and t.started_at < now() - interval '7 days';
    insert into private.challenge_tries (id, challenge_id, user_id, started_at)
    values (p_try, v_challenge_id, v_user_id, now())
    on conflict (id) do nothing;
  end if;
  return jsonb_build_object('status', 'started');
end;
$$;

-- Whether the time of a try is the server's too: the start was seen, and the solution came when the device says.
create function private.is_measured(p_try private.challenge_tries) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(extract(epoch from p_try.solved_at - p_try.started_at) - p_try.seconds between -2 and 5
    and private.is_human_time(p_try.seconds), false);
$$;

create function private.has_username(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p where p.id = p_user_id and p.username is not null);
$$;

-- Keeps a solution, once, and returns both ways to it: that is when the caller may see the challenger's.
create function public.answer_challenge(
  p_code text, p_try uuid, p_grid integer[], p_seconds integer, p_hints integer, p_moves jsonb, p_named boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.player_or_guest();
  v_challenge private.challenges;
  v_try private.challenge_tries;
begin
  -- Locked, so that it is not taken back in the middle.
  select c.* into v_challenge from private.challenges c where c.code = private.read_code(p_code) for key share;
  if not found or p_try is null then
    perform private.note_wrong_challenge(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  if p_grid is distinct from v_challenge.grid then
    raise exception 'This grid does not solve the puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
  if (p_seconds between 1 and 86400 and p_hints between 0 and 9) is not true then
    raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end if;
  insert into private.challenge_tries (id, challenge_id, user_id)
  select p_try, v_challenge.id, v_user_id
  -- The challenger reads the newest of them; a program must not fill the table.
  where (select count(*) from private.challenge_tries t where t.challenge_id = v_challenge.id) < 500
  on conflict (id) do nothing;
  -- The same try may be sent twice at once: the second one waits here, and finds the first one's solution.
  select t.* into v_try from private.challenge_tries t where t.id = p_try for update;
  -- Another one's try, or one of another challenge. Who began as a guest may have signed in since.
  if v_try.challenge_id <> v_challenge.id or coalesce(v_try.user_id <> v_user_id, v_try.user_id is not null) then
    return jsonb_build_object('status', 'unknown');
  end if;
  if v_try.id is not null and v_try.solved_at is null then
    update private.challenge_tries t set solved_at = now(), seconds = p_seconds, hints = p_hints,
      moves = private.moves_to(p_moves, v_challenge.givens, v_challenge.grid, p_seconds)
    where t.id = p_try returning t.* into v_try;
  end if;
  if v_user_id is not null and (v_try.user_id is null or p_named) then
    update private.challenge_tries t set user_id = v_user_id,
      named = t.named or coalesce(p_named, false) and private.has_username(v_user_id)
    where t.id = p_try returning t.* into v_try;
  end if;
  return jsonb_build_object('status', 'kept',
    'theirs', jsonb_build_object('seconds', v_challenge.seconds, 'hints', v_challenge.hints, 'moves', v_challenge.moves),
    -- Of a try that was one too many, what was sent.
    'yours', jsonb_build_object('seconds', coalesce(v_try.seconds, p_seconds), 'hints', coalesce(v_try.hints, p_hints),
      'moves', coalesce(v_try.moves, private.moves_to(p_moves, v_challenge.givens, v_challenge.grid, p_seconds))),
    'named', coalesce(v_try.named, false));
end;
$$;

-- Whoever solved it says afterwards whether the challenger may see who it was.
create function public.name_challenge_try(p_try uuid, p_named boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  update private.challenge_tries t set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where t.id = p_try and t.user_id = v_user_id and t.solved_at is not null;
end;
$$;
comment on function public.name_challenge_try(uuid, boolean) is '@returns not null';

-- The challenges of the caller, the newest first, each with how many solved it and their best time.
create function public.my_challenges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'game_type', c.game_type, 'day_key', c.day_key,
      'seconds', c.seconds, 'hints', c.hints, 'created_at', c.created_at, 'solved', t.solved, 'best_seconds', t.best_seconds)
      order by c.created_at desc), '[]')
    from (select * from private.challenges m where m.user_id = v_user_id order by m.created_at desc limit 50) c,
      lateral (select count(*) as solved, min(a.seconds) as best_seconds from private.challenge_tries a
               where a.challenge_id = c.id and a.solved_at is not null) t);
end;
$$;

-- Who solved a challenge of the caller's, the newest first, at most fifty, with the way to each solution.
create function public.challenge_answers(p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_challenge private.challenges;
begin
  select c.* into v_challenge from private.challenges c where c.code = private.read_code(p_code) and c.user_id = v_user_id;
  if not found then
    raise exception 'There is no such challenge of yours.' using errcode = '22023', hint = 'unknown-challenge';
  end if;
  return jsonb_build_object('code', v_challenge.code, 'game_type', v_challenge.game_type, 'day_key', v_challenge.day_key,
    'givens', to_jsonb(v_challenge.givens), 'grid', to_jsonb(v_challenge.grid),
    'yours', jsonb_build_object('seconds', v_challenge.seconds, 'hints', v_challenge.hints, 'moves', v_challenge.moves),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'seconds', t.seconds, 'hints', t.hints, 'moves', t.moves,
        'measured', private.is_measured(t), 'solved_at', t.solved_at,
        'player', case when t.named then private.shown_player(t.user_id) end) order by t.solved_at desc), '[]')
      from (select * from private.challenge_tries a where a.challenge_id = v_challenge.id and a.solved_at is not null
            order by a.solved_at desc limit 50) t));
end;
$$;

create function public.withdraw_challenge(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  delete from private.challenges c where c.code = private.read_code(p_code) and c.user_id = v_user_id;
end;
$$;
comment on function public.withdraw_challenge(text) is '@returns not null';

revoke execute on all functions in schema private from public;
revoke execute on function public.make_challenge(uuid, jsonb), public.challenge(text), public.start_challenge(text, uuid),
  public.answer_challenge(text, uuid, integer[], integer, integer, jsonb, boolean), public.name_challenge_try(uuid, boolean),
  public.my_challenges(), public.challenge_answers(text), public.withdraw_challenge(text)
  from public, anon, authenticated, service_role;
grant execute on function public.challenge(text), public.start_challenge(text, uuid),
  public.answer_challenge(text, uuid, integer[], integer, integer, jsonb, boolean) to anon, authenticated;
grant execute on function public.make_challenge(uuid, jsonb), public.name_challenge_try(uuid, boolean), public.my_challenges(),
  public.challenge_answers(text), public.withdraw_challenge(text) to authenticated;
