-- The games. A test keeps this table equal to the catalog in `@ninefold/contracts` and to the engine's operations.
-- A new grid game is one more row and, if its targets are computed in a new way, one more case in `private.line_value`.
create table public.games (
  game_type text primary key check (game_type ~ '^[a-z]+(_[a-z]+)*$'),
  kind text not null check (kind in ('grid', 'timed_round', 'drill')),
  -- For a verified daily puzzle.
  xp integer not null default 0,
  -- How the three digits of a line make its targets.
  operations text[] not null default '{}',
  -- Drills only.
  question_count integer check (question_count > 0),
  -- Timed rounds only: the length, and the largest number of answers that fits into it.
  seconds integer check (seconds > 0),
  most_answers integer check (most_answers > 0),
  constraint games_fit_their_kind check (
    case kind when 'grid' then xp > 0 and operations <> '{}' else xp = 0 and operations = '{}' end
    and (kind = 'drill') = (question_count is not null)
    and (kind = 'timed_round') = (seconds is not null)
    and (kind = 'timed_round') = (most_answers is not null))
);

insert into public.games (game_type, kind, xp, operations) values
  ('sum_grid', 'grid', 50, '{sum}'),
  ('multiplication_grid', 'grid', 75, '{product}'),
  ('combined_grid', 'grid', 100, '{sum, product}');

-- The options are locked for a second after each answer, so a minute holds at most 60 answers.
insert into public.games (game_type, kind, seconds, most_answers) values ('mental_math_speed', 'timed_round', 60, 60);

insert into public.games (game_type, kind, question_count) values ('addition_drill', 'drill', 20);

-- A game in a row that players write. A foreign key would lock the row of the game for each of them. A test keeps the list equal
-- to `games`. It is in `public` because PostgREST names the type of a column in what it inserts.
create domain public.game_type as text check (
  value in ('sum_grid', 'multiplication_grid', 'combined_grid', 'mental_math_speed', 'addition_drill'));

alter table public.games enable row level security, force row level security;
revoke all on table public.games from anon, authenticated, service_role;
grant select on table public.games to service_role;

-- Applies an operation to the three digits of a line; null for an unknown operation.
create function private.line_value(p_operation text, a integer, b integer, c integer) returns integer
language sql immutable as $$
  select case p_operation when 'sum' then a + b + c when 'product' then a * b * c end;
$$;

create function private.raise_unknown_game() returns void
language plpgsql immutable as $$
begin
  raise exception 'Unknown game, or a game of another kind.' using errcode = '22023', hint = 'unknown-game';
end;
$$;

-- The game, if it is of the given kind; otherwise raises.
create function private.require_game(p_game_type text, p_kind text) returns public.games
language plpgsql stable as $$
declare
  v_game public.games;
begin
  select g.* into v_game from public.games g where g.game_type = p_game_type and g.kind = p_kind;
  if not found then
    perform private.raise_unknown_game();
  end if;
  return v_game;
end;
$$;

revoke execute on all functions in schema private from public;
