-- A missed difference comes back as a difference and a missed quotient as a quotient: 78 − 11 came back as 11 + 67, which
-- somebody may well know. And a report names every sum and difference that was missed: after 13 + 45 it said that no sum was.

-- As before, and the card of a difference or a quotient keeps the order of its numbers. Cards that were made before stay.
create or replace function private.missed_facts(p_answers jsonb) returns setof text
language sql immutable set search_path = '' as $$
  -- `offset 0`: what is found in a row is found once, not again wherever it is named.
  select 'fact:' || f.card
  from (
      select a.place, a.answer, a.sign,
        split_part(a.question, a.sign, 1)::integer as a, split_part(a.question, a.sign, 2)::integer as b
      from (
        select q.place, q.given ->> 'question' as question, (q.given ->> 'answer')::numeric as answer,
          translate(q.given ->> 'question', ' 0123456789', '') as sign
        from jsonb_array_elements(p_answers) with ordinality q (given, place)
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
      -- Null for what is no fact: below zero, or no whole number.
      case
        when n.sign = '×' then n.a * n.b
        when n.sign = '+' then n.a + n.b
        when n.sign = '÷' then case when n.a % nullif(n.b, 0) = 0 then n.a / n.b end
        when n.a >= n.b then n.a - n.b
      end) f (card, value)
  where n.answer <> f.value
  group by f.card
  order by min(n.place) limit 10;
$$;

-- As before, with differences and quotients.
create or replace function private.has_card_of(p_user_id uuid, p_skill text) returns boolean
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

-- As before, with all sums and differences that a game can ask: those of numbers up to 99. A day still has a bounded number
-- of facts, whatever a round says. Days that are counted already stay as they are.
create or replace function private.count_results(p_results public.game_sessions[]) returns void
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
  select q.user_id, q.day_key,
    case q.operation
      when 'addition' then q.low || '+' || q.high
      -- No game asks for less than zero.
      when 'subtraction' then q.high || '-' || q.low
      else q.low || 'x' || q.high
    end,
    count(*), count(*) filter (where not q.correct)
  from questions q
  where (q.operation = 'multiplication' and q.high <= 20)
    or (q.operation in ('addition', 'subtraction') and q.high <= 99)
  group by 1, 2, 3
  on conflict (user_id, day_key, fact) do update set answers = d.answers + excluded.answers,
    missed = d.missed + excluded.missed;
$$;

revoke execute on all functions in schema private from public;
