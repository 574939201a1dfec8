-- What the results of practice, timed rounds and drills add up to, by the player's day. Progress is read from here: the
-- results of a month can be megabytes, and their days are a few rows. A daily is not counted here: there are three a day.
--
-- A row is counted when it is inserted. Rows from before this migration are counted by their player's next report: doing
-- all of them here would keep every player waiting. Only a column and a trigger are added, which takes no time.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

alter table public.game_sessions add column counted boolean;
-- Null stays with the rows that were there before.
alter table public.game_sessions alter column counted set default true;

-- Results that can be compared with each other, on one day.
create table private.game_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type text not null references public.games (game_type),
  givens_count smallint,
  answered_by text,
  played integer not null,
  best_score integer,
  -- Of each result: medians follow from them. Times are of those without hints.
  scores integer[] not null,
  seconds integer[] not null,
  constraint game_days_once unique nulls not distinct (user_id, day_key, game_type, givens_count, answered_by)
);

create table private.operation_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  operation text not null,
  -- A carry, or a borrow; null for products and quotients.
  carry boolean,
  answers integer not null,
  correct integer not null,
  milliseconds numeric not null,
  constraint operation_days_once unique nulls not distinct (user_id, day_key, operation, carry)
);

create table private.fact_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  -- "7x8", "6+9", the smaller number first.
  fact text not null,
  answers integer not null,
  missed integer not null,
  primary key (user_id, day_key, fact)
);

-- Players of whom no result is left to count.
create table private.counted_players (
  user_id uuid primary key references public.profiles (id) on delete cascade
);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['game_days', 'operation_days', 'fact_days', 'counted_players'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
  end loop;
end;
$$;

-- The questions of a round that were answered, as far as they are two numbers and a sign.
create function private.questions_of(p_answers jsonb)
returns table (operation text, low integer, high integer, carry boolean, correct boolean, milliseconds numeric)
language sql immutable set search_path = '' as $$
  -- `offset 0`: what is found in a row is found once, not again wherever it is named.
  select q.operation, least(q.a, q.b), greatest(q.a, q.b),
    case q.operation when 'addition' then q.a % 10 + q.b % 10 > 9 when 'subtraction' then q.a % 10 < q.b % 10 end,
    q.correct, q.milliseconds
  from (
    select case split_part(m.question, ' ', 2) when '+' then 'addition' when '−' then 'subtraction' when '-' then 'subtraction'
        when '×' then 'multiplication' when '÷' then 'division' end as operation,
      split_part(m.question, ' ', 1)::integer as a, split_part(m.question, ' ', 3)::integer as b, m.correct, m.milliseconds
    from (
      select e.answer ->> 'question' as question, e.answer -> 'answer' = e.answer -> 'correct_answer' as correct,
        (e.answer ->> 'milliseconds')::numeric as milliseconds
      from jsonb_array_elements(case jsonb_typeof(p_answers) when 'array' then p_answers else '[]' end) e (answer)
      where e.answer ->> 'answer' is not null and e.answer ->> 'question' ~ '^[0-9]{1,4} . [0-9]{1,4}$'
      offset 0
    ) m offset 0
  ) q where q.operation is not null;
$$;

-- Adds results of one player to their days. Call it with the player locked. Facts are those that a game can ask: sums of
-- one digit, and products up to 20. So a day has a bounded number of them, whatever a round says.
create function private.count_results(p_results public.game_sessions[]) returns void
language sql set search_path = '' as $$
  insert into private.game_days as d
    (user_id, day_key, game_type, givens_count, answered_by, played, best_score, scores, seconds)
  select r.user_id, private.day_key_at(r.completed_at), r.game_type, r.givens_count, r.answered_by, count(*),
    max(r.score) filter (where r.verified is not false), array_agg(r.score),
    coalesce(array_agg(r.completion_time_seconds) filter (where r.hints_used = 0), '{}')
  from unnest(p_results) r where r.practice or r.answered_by is not null
  group by 1, 2, 3, 4, 5
  on conflict on constraint game_days_once do update set played = d.played + excluded.played,
    best_score = greatest(d.best_score, excluded.best_score), scores = d.scores || excluded.scores,
    seconds = d.seconds || excluded.seconds;

  with questions as materialized (
    select r.user_id, private.day_key_at(r.completed_at) as day_key, q.*
    from unnest(p_results) r, lateral private.questions_of(r.session_data -> 'answers') q
  ), operations as (
    insert into private.operation_days as d (user_id, day_key, operation, carry, answers, correct, milliseconds)
    select q.user_id, q.day_key, q.operation, q.carry, count(*), count(*) filter (where q.correct), sum(q.milliseconds)
    from questions q group by 1, 2, 3, 4
    on conflict on constraint operation_days_once do update set answers = d.answers + excluded.answers,
      correct = d.correct + excluded.correct, milliseconds = d.milliseconds + excluded.milliseconds
  )
  insert into private.fact_days as d (user_id, day_key, fact, answers, missed)
  select q.user_id, q.day_key, q.low || case q.operation when 'addition' then '+' else 'x' end || q.high,
    count(*), count(*) filter (where not q.correct)
  from questions q
  where (q.operation = 'multiplication' and q.high <= 20) or (q.operation = 'addition' and q.high <= 9)
  group by 1, 2, 3
  on conflict (user_id, day_key, fact) do update set answers = d.answers + excluded.answers,
    missed = d.missed + excluded.missed;
$$;

create function private.count_new_result() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_results(array[new]);
  return null;
end;
$$;
create trigger count_new_result after insert on public.game_sessions
  for each row when (new.counted) execute function private.count_new_result();

-- Counts what a player finished before results were counted at once, the newest first, and at most 500 in one call.
create function private.count_earlier_results(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_most constant integer := 500;
  v_results public.game_sessions[];
begin
  if exists (select from private.counted_players c where c.user_id = p_user_id) then
    return;
  end if;
  perform from public.profiles p where p.id = p_user_id for update;
  with counted as (
    update public.game_sessions s set counted = true
    where s.id in (select e.id from public.game_sessions e where e.user_id = p_user_id and e.counted is null
                   order by e.completed_at desc limit v_most)
    returning s
  ) select array_agg(c.s) into v_results from counted c;
  perform private.count_results(v_results);
  if coalesce(cardinality(v_results), 0) < v_most then
    insert into private.counted_players (user_id) values (p_user_id) on conflict (user_id) do nothing;
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
