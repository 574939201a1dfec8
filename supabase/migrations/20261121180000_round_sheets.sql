-- What makes a timed round honest: its questions as published, and the server's own start.

-- The questions of a round, in their order. As with `daily_puzzles`, the game makes the same sheet from its number, and
-- only the service reads this table.
create table public.round_sheets (
  game_type text not null references public.games (game_type),
  sheet integer not null check (sheet > 0),
  questions text[] not null,
  correct_answers integer[] not null,
  published_at timestamptz not null default now(),
  primary key (game_type, sheet),
  constraint round_sheets_answer_each_question check (
    cardinality(questions) > 0 and cardinality(questions) = cardinality(correct_answers)
    and array_position(questions, null) is null and array_position(correct_answers, null) is null)
);

-- The last start of each player on each sheet, so that a player has no more rows than there are sheets.
create table public.round_tickets (
  -- The result of the round names it.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null,
  sheet integer not null,
  answered_by text not null check (answered_by in ('choosing', 'typing')),
  started_at timestamptz not null default now(),
  -- The result that was saved with it. It is good for one.
  used_for uuid,
  constraint round_tickets_once_a_sheet unique (user_id, game_type, sheet)
);

alter table public.round_sheets enable row level security;
alter table public.round_sheets force row level security;
alter table public.round_tickets enable row level security;
alter table public.round_tickets force row level security;

revoke all on table public.round_sheets, public.round_tickets from anon, authenticated;
grant select on table public.round_tickets to authenticated;
grant all on table public.round_sheets, public.round_tickets to service_role;

create policy "Players read their own tickets" on public.round_tickets
  for select to authenticated using (user_id = (select auth.uid()));

create trigger refuse_user_write before insert or update or delete or truncate on public.round_sheets
  for each statement execute function private.refuse_user_write();
create trigger refuse_user_write before insert or update or delete or truncate on public.round_tickets
  for each statement execute function private.refuse_user_write();

-- Starts the clock of a round on a sheet that the player has not had, or else on the one they had longest ago.
create function public.start_round(p_game_type text, p_answered_by text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_sheet integer;
  v_ticket uuid;
begin
  perform private.require_game(p_game_type, 'timed_round');
  if coalesce(p_answered_by not in ('choosing', 'typing'), true) then
    raise exception 'There is no such way of answering.' using errcode = '22023', hint = 'malformed-round';
  end if;
  v_user_id := private.lock_player();
  select s.sheet into v_sheet
  from public.round_sheets s left join public.round_tickets t
    on t.user_id = v_user_id and t.game_type = s.game_type and t.sheet = s.sheet
  where s.game_type = p_game_type
  order by t.started_at nulls first, random() limit 1;
  if not found then
    raise exception 'The questions of this game are not published yet.'
      using errcode = 'PT503', hint = 'sheets-not-published';
  end if;

  insert into public.round_tickets as t (user_id, game_type, sheet, answered_by)
  values (v_user_id, p_game_type, v_sheet, p_answered_by)
  on conflict (user_id, game_type, sheet) do update set
    id = excluded.id, answered_by = excluded.answered_by, started_at = excluded.started_at, used_for = null
  returning t.id into v_ticket;
  return jsonb_build_object('ticket', v_ticket, 'sheet', v_sheet);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.start_round(text, text) from public, anon, service_role;
grant execute on function public.start_round(text, text) to authenticated;
