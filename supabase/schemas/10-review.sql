-- The review queue. The device computes the schedule (FSRS) and the database stores it: a schedule affects only its owner and
-- earns nothing. Facts that were missed in timed rounds and drills become cards too, derived from the saved result; an
-- invented round only adds a card for the player who sent it.

create table public.review_cards (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- "skill:one-step-equations:2:815", "fact:7x8".
  card text not null check (card ~ '^[a-z]+:[!-~]{1,100}$'),
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

create function private.reviews_due(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (select count(*) from public.review_cards c where c.user_id = p_user_id and c.due_at <= now());
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
    v_memory := jsonb_populate_record(null::private.review_memory, p_element -> 'memory');
  exception when data_exception then
    perform private.raise_malformed_cards();
  end;
  if (v_card.card ~ '^[a-z]+:[!-~]{1,100}$' and v_card.due_at > '2020-01-01T00:00:00Z'
      and v_card.due_at < now() + interval '110 years' and private.is_review_memory(v_memory)) is not true then
    perform private.raise_malformed_cards();
  end if;
  -- A device whose clock is ahead has reviewed now.
  v_memory.last_review := case when v_memory.last_review is not null then least(v_memory.last_review, now()) end;
  v_card.memory := to_jsonb(v_memory);
  return v_card;
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
    perform private.save_miss(p_user_id, p_card.card, null, p_card.missed_at);
    return;
  end if;
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_at)
  values (p_user_id, p_card.card, p_card.due_at, p_card.memory, p_card.missed_at)
  on conflict (user_id, card) do update set
    due_at = case when c.missed_at > v_reviewed_at
      then least(excluded.due_at, private.due_after_miss(c.missed_at)) else excluded.due_at end,
    memory = excluded.memory,
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

create function private.save_miss(p_user_id uuid, p_card text, p_missed_in text, p_missed_at timestamptz)
returns void
language sql as $$
  select private.save_misses(p_user_id, array[p_card], p_missed_in, p_missed_at);
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

-- Whether the player has a card of this skill, due or not: another device may have reviewed it since the session started. The
-- facts of games count as skills of their own.
create function private.has_card(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.review_cards c
    where c.user_id = p_user_id and case p_skill
      when 'fact-products' then c.card ~ '^fact:\d+x'
      when 'fact-sums' then c.card ~ '^fact:\d+\+'
      when 'fact-differences' then c.card ~ '^fact:\d+-'
      when 'fact-quotients' then c.card ~ '^fact:\d+/'
      else starts_with(c.card, 'skill:' || p_skill || ':') end);
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

-- The due cards, longest due first, at most 50, with where and when each was missed.
create function public.review_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  return jsonb_build_object('cards', (
    select coalesce(jsonb_agg(jsonb_build_object('card', d.card, 'due_at', d.due_at, 'memory', d.memory,
      'missed_in', d.missed_in, 'missed_at', d.missed_at) order by d.due_at, d.card), '[]')
    from (select c.* from public.review_cards c where c.user_id = v_user_id and c.due_at <= now()
          order by c.due_at, c.card limit 50) d));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.review_queue from public, anon, service_role;
grant execute on function public.review_queue to authenticated;
