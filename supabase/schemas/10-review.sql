-- The review queue. The device computes the schedule (FSRS) and the database stores it: a schedule affects only its owner and
-- earns nothing. Facts that were missed in timed rounds and drills become cards too, derived from the saved result; an
-- invented round only adds a card for the player who sent it.

create table public.review_cards (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- "skill:mean", "skill:mean:1f0c9a2e" with the label of a mistake, "fact:7x8".
  card text not null check (card ~ '^[a-z]+:[!-~]{1,100}$'),
  -- Of the exercise that was missed last; null if unknown.
  difficulty smallint check (difficulty between 1 and 5),
  due_at timestamptz not null,
  -- The card's FSRS state, computed by the device.
  memory jsonb not null,
  saved_at timestamptz not null default now(),
  -- The game in which the card was last missed; null for a learning session.
  missed_in public.game_type,
  -- Null if unknown.
  missed_at timestamptz,
  primary key (user_id, card)
);

create index review_cards_by_due on public.review_cards (user_id, due_at);

alter table public.review_cards enable row level security, force row level security;
revoke all on table public.review_cards from anon, authenticated;
grant select on table public.review_cards to authenticated;
grant all on table public.review_cards to service_role;

create policy "Players read their own cards" on public.review_cards
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The numbers have a fixed size so that an account cannot fill the disk with long ones.
create type private.review_memory as (
  stability double precision,
  difficulty double precision,
  reps integer,
  lapses integer,
  learning_steps integer,
  scheduled_days integer,
  state integer,
  last_review timestamptz
);

-- The cards that a player answered in reviews today.
create function private.cards_reviewed_today(p_user_id uuid) returns text[]
language plpgsql stable as $$
begin
  return array(
    select distinct a.card from public.learning_answers a
    where a.user_id = p_user_id and a.card is not null
      and a.saved_at >= private.day_begins_at(private.day_key_at(now())));
end;
$$;

-- How likely a card is forgotten. Under FSRS, recall only depends on the time since the last review in units of the stability.
-- A card that was missed since, or never reviewed, comes first.
create function private.urgency_of(p_card public.review_cards) returns double precision
language sql stable set search_path = '' as $$
  select case when r.last_review >= coalesce(p_card.missed_at, '-infinity')
    then extract(epoch from now() - r.last_review) / greatest(r.stability, 0.001) else 'infinity' end
  from (select (p_card.memory ->> 'last_review')::timestamptz as last_review,
               (p_card.memory ->> 'stability')::double precision as stability) r;
$$;

-- The due cards that are left for today. A day has at most 20 cards; the others wait for the following days.
create function private.cards_of_today(p_user_id uuid) returns setof public.review_cards
language plpgsql stable rows 20 as $$
declare
  v_reviewed constant text[] := private.cards_reviewed_today(p_user_id);
begin
  return query
    select c.* from public.review_cards c
    where c.user_id = p_user_id and c.due_at <= now() and c.card <> all (v_reviewed)
    order by private.urgency_of(c) desc, c.due_at, c.card
    limit greatest(0, 20 - cardinality(v_reviewed));
end;
$$;

create function private.reviews_due(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (select count(*) from private.cards_of_today(p_user_id));
end;
$$;

create function private.raise_malformed_cards(p_reason text default 'These cards are malformed.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-cards';
end;
$$;

-- Numbers that no schedule can have would block it forever.
create function private.is_review_memory(p_memory private.review_memory) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_memory.stability between 0 and 100000 and p_memory.difficulty between 0 and 10
    and p_memory.reps between 0 and 100000 and p_memory.lapses between 0 and 100000
    and p_memory.learning_steps between 0 and 100 and p_memory.scheduled_days between 0 and 40000
    and p_memory.state between 0 and 3
    and coalesce(p_memory.last_review > '2020-01-01T00:00:00Z', true), false);
$$;

-- Devices may still hold sessions of an earlier build, whose cards name an exercise ("skill:mean:2:815") instead of a skill. A
-- test keeps this equal to `withCurrentName()` in `packages/learning`.
create function private.with_current_name(p_card public.review_cards) returns public.review_cards
language plpgsql immutable set search_path = '' as $$
declare
  v_exercise constant text[] := regexp_match(p_card.card, '^(skill:[a-z][a-z0-9-]{1,59}):([1-5]):[0-9]{1,10}$');
begin
  if v_exercise is not null then
    p_card.card := v_exercise[1];
    p_card.difficulty := coalesce(p_card.difficulty, v_exercise[2]::smallint);
  end if;
  return p_card;
end;
$$;

-- A card as it is stored; unknown fields are dropped. Cards are due within 110 years (FSRS goes up to 100).
create function private.parse_review_card(p_element jsonb) returns public.review_cards
language plpgsql stable set search_path = '' as $$
declare
  v_card public.review_cards;
  v_memory private.review_memory;
begin
  begin
    v_card.card := p_element ->> 'card';
    v_card.due_at := (p_element ->> 'due_at')::timestamptz;
    v_card.difficulty := (p_element ->> 'difficulty')::smallint;
    v_memory := jsonb_populate_record(null::private.review_memory, p_element -> 'memory');
  exception when data_exception then
    perform private.raise_malformed_cards();
  end;
  if (v_card.card ~ '^[a-z]+:[!-~]{1,100}$' and v_card.due_at > '2020-01-01T00:00:00Z'
      and v_card.due_at < now() + interval '110 years' and coalesce(v_card.difficulty between 1 and 5, true)
      and private.is_review_memory(v_memory)) is not true then
    perform private.raise_malformed_cards();
  end if;
  -- A device whose clock is ahead has reviewed now.
  v_memory.last_review := case when v_memory.last_review is not null then least(v_memory.last_review, now()) end;
  v_card.memory := to_jsonb(v_memory);
  return private.with_current_name(v_card);
end;
$$;

-- Saves a card of a session; `missed_at` means that the answer was wrong. Of two states of a card the later review wins, so a
-- call may be repeated at any time. Games and reviews may arrive in any order with the same outcome: a miss after the review
-- makes the card due one day after the miss.
create function private.save_card(p_user_id uuid, p_card public.review_cards) returns void
language plpgsql set search_path = '' as $$
declare
  v_reviewed_at constant timestamptz := (p_card.memory ->> 'last_review')::timestamptz;
begin
  -- The session did not know that this card exists and starts its memory with this miss. The stored memory stays.
  if p_card.missed_at is not null and (p_card.memory ->> 'reps')::integer <= 1 and exists (
      select from public.review_cards c
      where c.user_id = p_user_id and c.card = p_card.card and (c.memory ->> 'reps')::integer > 0) then
    perform private.save_miss(p_user_id, p_card.card, p_card.difficulty, p_card.missed_at);
    return;
  end if;
  insert into public.review_cards as c (user_id, card, difficulty, due_at, memory, missed_at)
  values (p_user_id, p_card.card, p_card.difficulty, p_card.due_at, p_card.memory, p_card.missed_at)
  on conflict (user_id, card) do update set
    due_at = case when c.missed_at > v_reviewed_at
      then least(excluded.due_at, private.due_after_miss(c.missed_at)) else excluded.due_at end,
    memory = excluded.memory,
    difficulty = coalesce(excluded.difficulty, c.difficulty),
    missed_in = case when excluded.missed_at >= coalesce(c.missed_at, '-infinity') then null else c.missed_in end,
    missed_at = greatest(c.missed_at, excluded.missed_at),
    saved_at = now()
  where v_reviewed_at >= (c.memory ->> 'last_review')::timestamptz or c.memory ->> 'last_review' is null;
end;
$$;

-- The cards of wrong answers, each once. At most ten: a player who left for a minute has not forgotten sixty facts. Unanswered
-- questions are not misses. Whether an answer is wrong follows from its question. A test keeps this equal to `factOfQuestion()`
-- in `packages/learning`. Differences and quotients keep the order of their numbers, so that 78 − 11 is not repeated as 11 +
-- 67.
create function private.missed_facts(p_answers jsonb) returns setof text
language sql immutable as $$
  -- `offset 0` makes Postgres evaluate each expression once per row instead of once per use.
  select 'fact:' || f.card
  from (
      select a.position, a.answer, a.sign,
        split_part(a.question, a.sign, 1)::integer as a, split_part(a.question, a.sign, 2)::integer as b
      from (
        select q.position, q.given ->> 'question' as question, (q.given ->> 'answer')::numeric as answer,
          translate(q.given ->> 'question', ' 0123456789', '') as sign
        from jsonb_array_elements(p_answers) with ordinality q (given, position)
        where q.given ->> 'answer' is not null
          and q.given ->> 'question' ~ '^ *[0-9]{1,3} ?[+×−÷-] ?[0-9]{1,3} *$'
        offset 0
      ) a offset 0
    ) n,
    lateral (select
      case
        when n.sign = '×' then least(n.a, n.b) || 'x' || greatest(n.a, n.b)
        when n.sign = '+' then least(n.a, n.b) || '+' || greatest(n.a, n.b)
        when n.sign = '÷' then n.a || '/' || n.b
        else n.a || '-' || n.b
      end,
      -- Null for differences below zero and quotients that are not whole, which are not facts.
      case
        when n.sign = '×' then n.a * n.b
        when n.sign = '+' then n.a + n.b
        when n.sign = '÷' then case when n.a % nullif(n.b, 0) = 0 then n.a / n.b end
        when n.a >= n.b then n.a - n.b
      end) f (card, value)
  where n.answer <> f.value
  group by f.card
  order by min(n.position) limit 10;
$$;

-- A player has at most 2,000 cards; the cards due last are dropped.
create function private.drop_cards_beyond_limit(p_user_id uuid) returns void
language plpgsql as $$
begin
  delete from public.review_cards c where c.user_id = p_user_id and c.card in (
    select o.card from public.review_cards o where o.user_id = p_user_id order by o.due_at, o.card offset 2000);
end;
$$;

-- A missed card is due a day later, as FSRS schedules a new card.
create function private.due_after_miss(p_missed_at timestamptz) returns timestamptz
language sql stable as $$
  select p_missed_at + interval '1 day';
$$;

-- Saves misses, each card once. A new card has no memory: FSRS starts at its first review. An existing card keeps its memory
-- and is due earlier, unless it was reviewed or missed after this miss, because results can arrive late. `p_missed_in` is null
-- for a session.
create function private.save_misses(p_user_id uuid, p_cards text[], p_missed_in text, p_missed_at timestamptz) returns void
language plpgsql as $$
begin
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_in, missed_at)
  select p_user_id, m.card, private.due_after_miss(p_missed_at),
    to_jsonb((0, 0, 0, 0, 0, 0, 0, null)::private.review_memory), p_missed_in, p_missed_at
  from unnest(p_cards) m (card)
  on conflict (user_id, card) do update set
    due_at = least(c.due_at, excluded.due_at), missed_in = excluded.missed_in, missed_at = excluded.missed_at,
    saved_at = now()
  where excluded.missed_at > coalesce((c.memory ->> 'last_review')::timestamptz, '-infinity')
    and excluded.missed_at > coalesce(c.missed_at, '-infinity');
end;
$$;

-- A miss in a session, with the difficulty of its exercise.
create function private.save_miss(p_user_id uuid, p_card text, p_difficulty smallint, p_missed_at timestamptz)
returns void
language sql as $$
  select private.save_misses(p_user_id, array[p_card], null, p_missed_at);
  update public.review_cards c set difficulty = p_difficulty
  where c.user_id = p_user_id and c.card = p_card and c.missed_at = p_missed_at and p_difficulty is not null;
$$;

-- When the misses of a result happened; now if the device's clock is ahead, null if unknown (too old or unreadable). Such a
-- result is saved as of now, but a miss as of now would undo later reviews.
create function private.missed_at(p_claimed text) returns timestamptz
language plpgsql stable as $$
declare
  v_finished_at constant timestamptz := private.finished_at(p_claimed);
begin
  return case when v_finished_at < now() or p_claimed::timestamptz >= now() then v_finished_at end;
exception when data_exception then
  return null;
end;
$$;

-- Call it with the player locked.
create function private.save_missed_facts(p_user_id uuid, p_result private.result) returns void
language plpgsql as $$
declare
  v_missed_at constant timestamptz := private.missed_at(p_result.finished_at);
  v_cards constant text[] := array(select f from private.missed_facts(p_result.answers) f);
begin
  if v_missed_at is not null and v_cards <> '{}' then
    perform private.save_misses(p_user_id, v_cards, p_result.game_type, v_missed_at);
    perform private.drop_cards_beyond_limit(p_user_id);
  end if;
end;
$$;

-- Whether a card asks exercises of a skill. The facts of games count as skills of their own.
create function private.is_card_of(p_card text, p_skill text) returns boolean
language sql immutable set search_path = '' as $$
  select case p_skill
    when 'fact-products' then p_card ~ '^fact:\d+x'
    when 'fact-sums' then p_card ~ '^fact:\d+\+'
    when 'fact-differences' then p_card ~ '^fact:\d+-'
    when 'fact-quotients' then p_card ~ '^fact:\d+/'
    else starts_with(p_card || ':', 'skill:' || p_skill || ':') end;
$$;

-- Whether the player has a card of this skill, due or not: another device may have reviewed it since the session started.
create function private.has_card(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.review_cards c where c.user_id = p_user_id and private.is_card_of(c.card, p_skill));
$$;

-- The card that an answer claims to review, if it is the player's own card and of the same skill; otherwise null.
create function private.own_card(p_user_id uuid, p_card text, p_skill text) returns text
language sql stable set search_path = '' as $$
  select c.card from public.review_cards c
  where c.user_id = p_user_id and c.card = p_card and private.is_card_of(c.card, p_skill);
$$;

revoke execute on all functions in schema private from public;

-- Saves at most 50 cards, all or none. `missed` means that the answer was wrong, or helped.
create function public.save_review_cards(p_cards jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_element jsonb;
  v_card public.review_cards;
begin
  v_user_id := private.lock_player();
  if not coalesce(case when jsonb_typeof(p_cards) = 'array' then jsonb_array_length(p_cards) <= 50 end, false) then
    perform private.raise_malformed_cards('Send cards as a list of at most 50.');
  end if;
  for v_element in select e from jsonb_array_elements(p_cards) e loop
    v_card := private.parse_review_card(v_element);
    if v_element -> 'missed' = 'true' then
      v_card.missed_at := coalesce((v_card.memory ->> 'last_review')::timestamptz, now());
    end if;
    perform private.save_card(v_user_id, v_card);
  end loop;
  perform private.drop_cards_beyond_limit(v_user_id);
  return jsonb_build_object('reviews_due', private.reviews_due(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_review_cards from public, anon, service_role;
grant execute on function public.save_review_cards to authenticated;

-- The cards of today, most urgent first, with where and when each was missed. They include those that were answered today in a
-- session whose reviews are not saved yet: a device that continues it needs their memory.
create function public.review_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_reviewed text[];
begin
  v_user_id := private.require_player();
  -- Once, not for each card.
  v_reviewed := private.cards_reviewed_today(v_user_id);
  return jsonb_build_object('cards', (
    select coalesce(jsonb_agg(jsonb_build_object('card', d.card, 'difficulty', d.difficulty, 'due_at', d.due_at,
      'memory', d.memory, 'missed_in', d.missed_in, 'missed_at', d.missed_at)
      order by private.urgency_of(d) desc, d.due_at, d.card), '[]')
    from (select * from private.cards_of_today(v_user_id)
          union all
          select c.* from public.review_cards c
          where c.user_id = v_user_id and c.due_at <= now()
            and c.card = any (v_reviewed)) d));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.review_queue from public, anon, service_role;
grant execute on function public.review_queue to authenticated;
