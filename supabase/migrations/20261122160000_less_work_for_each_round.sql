-- Most of what a round of 60 answers cost was the calling of functions: one for each question and one for each miss.

-- A query takes in a function of one query, unless the function has settings. This one names nothing that a search path
-- could change.
alter function private.day_key_at(timestamptz) reset search_path;

-- The cards of what was answered wrong, each once. At most ten: a player who left for a minute has not forgotten sixty
-- facts. A question without an answer is not a miss. Whether an answer is wrong follows from its question.
--
-- The fact behind a question is what `factOfQuestion()` in `shared-learning` says: a test holds both equal.
create or replace function private.missed_facts(p_answers jsonb) returns setof text
language sql immutable set search_path = '' as $$
  -- `offset 0`: what is found in a row is found once, not again wherever it is named.
  select 'fact:' || least(f.one, f.other) || case n.sign when '×' then 'x' else '+' end || greatest(f.one, f.other) as card
  from (
      select a.place, a.answer, a.sign,
        split_part(a.question, a.sign, 1)::integer as a, split_part(a.question, a.sign, 2)::integer as b
      from (
        select q.place, q.given ->> 'question' as question, (q.given ->> 'answer')::numeric as answer,
          translate(q.given ->> 'question', ' 0123456789', '') as sign
        from jsonb_array_elements(p_answers) with ordinality q (given, place)
        where q.given ->> 'answer' is not null
          and q.given ->> 'question' ~ '^ *[0-9]{1,3} ?[+×−-] ?[0-9]{1,3} *$'
        offset 0
      ) a offset 0
    ) n,
    -- 75 − 27 is the fact 27 + 48: both need the same numbers.
    lateral (select case when n.sign in ('×', '+') then n.a else n.b end,
      case when n.sign in ('×', '+') then n.b else n.a - n.b end) f (one, other)
  where f.other >= 0 and n.answer <> case n.sign when '×' then n.a * n.b when '+' then n.a + n.b else f.other end
  group by card
  order by min(n.place) limit 10;
$$;
drop function private.fact_of_question(text);

-- As `private.keep_miss()` before, for several cards at once; each of them once.
create function private.keep_misses(p_user_id uuid, p_cards text[], p_missed_in text, p_missed_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_in, missed_at)
  select p_user_id, m.card, private.due_after_miss(p_missed_at),
    to_jsonb((0, 0, 0, 0, 0, 0, 0, null)::private.review_memory), p_missed_in, p_missed_at
  from unnest(p_cards) m (card)
  on conflict (user_id, card) do update set
    due_at = least(c.due_at, excluded.due_at), missed_in = excluded.missed_in, missed_at = excluded.missed_at,
    saved_at = now()
  where excluded.missed_at > coalesce((c.memory ->> 'last_review')::timestamptz, '-infinity')
    and excluded.missed_at > coalesce(c.missed_at, '-infinity');
$$;

create or replace function private.keep_miss(p_user_id uuid, p_card text, p_missed_in text, p_missed_at timestamptz)
returns void
language sql set search_path = '' as $$
  select private.keep_misses(p_user_id, array[p_card], p_missed_in, p_missed_at);
$$;

-- Call it with the player locked.
create or replace function private.keep_missed_facts(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_missed_at constant timestamptz := private.missed_at(p_result.finished_at);
begin
  if v_missed_at is not null then
    perform private.keep_misses(p_user_id, array(select private.missed_facts(p_result.answers)), p_result.game_type,
      v_missed_at);
    perform private.drop_cards_beyond_limit(p_user_id);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
