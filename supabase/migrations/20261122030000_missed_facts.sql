-- The review queue is also fed by the games: a fact that was missed in a timed round or a drill becomes a card. It follows
-- from the answers of the saved result, so it is made once, and no call can make it. Whoever invents a round has a card
-- more to review, and nobody else sees it.

alter table public.review_cards
  -- The game in which it was missed last. Null: in a session of learning.
  add column missed_in text references public.games (game_type),
  -- Null for cards from before it was kept.
  add column missed_at timestamptz;

-- The fact behind a question and the right answer to it: the rule of `factOfQuestion()` in `shared-learning`, and a test
-- holds both equal. No row for a question about something else.
create function private.fact_of_question(p_question text) returns table (card text, value integer)
language sql immutable set search_path = '' as $$
  select 'fact:' || least(f.one, f.other) || f.sign || greatest(f.one, f.other), f.value
  from regexp_match(p_question, '^\s*([0-9]{1,3}) ?([+×−-]) ?([0-9]{1,3})\s*$') q (parts),
    lateral (values (q.parts[1]::integer, q.parts[2], q.parts[3]::integer)) n (a, operation, b),
    lateral (select n.a, n.b, 'x', n.a * n.b where n.operation = '×'
      union all select n.a, n.b, '+', n.a + n.b where n.operation = '+'
      -- Who knows the sum knows the difference.
      union all select n.b, n.a - n.b, '+', n.a - n.b where n.operation in ('−', '-') and n.a >= n.b
    ) f (one, other, sign, value);
$$;

-- The cards of what was answered wrong, each once, at most ten: who was not there for a minute has not forgotten sixty
-- facts. What the time did not suffice for was not missed. Whether an answer is wrong follows from its question.
create function private.missed_facts(p_answers jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select f.card
  from jsonb_array_elements(p_answers) with ordinality a (given, place),
    lateral private.fact_of_question(a.given ->> 'question') f
  where (a.given ->> 'answer')::numeric <> f.value
  group by f.card
  order by min(a.place) limit 10;
$$;

-- Beyond 2,000 cards of a player, those go that are due last.
create function private.drop_cards_beyond_limit(p_user_id uuid) returns void
language sql set search_path = '' as $$
  delete from public.review_cards c where c.user_id = p_user_id and c.card in (
    select o.card from public.review_cards o where o.user_id = p_user_id order by o.due_at, o.card offset 2000);
$$;

-- A missed fact is due a day after the miss, with a memory that FSRS begins with at its first review. One that has a card
-- keeps its memory and is due earlier, unless it was reviewed, or missed, after this result: results arrive late.
-- Call it with the player locked.
create function private.keep_missed_facts(
  p_user_id uuid, p_game_type text, p_answers jsonb, p_missed_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_in, missed_at)
  select p_user_id, f.card, p_missed_at + interval '1 day',
    to_jsonb((0, 0, 0, 0, 0, 0, 0, null)::private.review_memory), p_game_type, p_missed_at
  from private.missed_facts(p_answers) f (card)
  on conflict (user_id, card) do update set
    due_at = least(c.due_at, excluded.due_at), missed_in = excluded.missed_in, missed_at = excluded.missed_at,
    saved_at = now()
  where excluded.missed_at > coalesce((c.memory ->> 'last_review')::timestamptz, '-infinity')
    and excluded.missed_at > coalesce(c.missed_at, '-infinity');
  select private.drop_cards_beyond_limit(p_user_id);
$$;

-- As before, with the facts that were missed.
create or replace function private.keep_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
  v_finished_at constant timestamptz := private.finished_at(p_result.finished_at);
  v_kept constant jsonb :=
    case when p_result.answers is null then '{}' else jsonb_build_object('answers', p_result.answers) end;
begin
  if coalesce(p_result.answered_by not in ('choosing', 'typing'), true) or octet_length(v_kept::text) > 16384
     or not private.adds_up(v_game, p_result) then
    raise exception 'This round does not add up.' using errcode = '22023', hint = 'malformed-round';
  end if;
  perform private.require_room_today(p_user_id, false);
  insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
    completed_at, session_data, verified)
  values (p_result.id, p_user_id, p_result.game_type, p_result.answered_by, p_result.score,
    p_result.completion_time_seconds, p_result.accuracy, v_finished_at, v_kept,
    case v_game.kind when 'timed_round' then private.use_ticket(p_user_id, p_result) end)
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
  perform private.keep_missed_facts(p_user_id, p_result.game_type, p_result.answers, v_finished_at);
end;
$$;

-- As before. A card of the device was missed in a session of learning, when it was reviewed for the first time.
create or replace function private.keep_card(p_user_id uuid, p_card public.review_cards) returns void
language sql set search_path = '' as $$
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_at)
  values (p_user_id, p_card.card, p_card.due_at, p_card.memory,
    coalesce((p_card.memory ->> 'last_review')::timestamptz, now()))
  on conflict (user_id, card) do update set
    due_at = case when excluded.memory ->> 'last_review' is null
      then least(c.due_at, excluded.due_at) else excluded.due_at end,
    memory = case when excluded.memory ->> 'last_review' is null then c.memory else excluded.memory end,
    saved_at = now()
  where (excluded.memory ->> 'last_review')::timestamptz >= (c.memory ->> 'last_review')::timestamptz
    or excluded.memory ->> 'last_review' is null or c.memory ->> 'last_review' is null;
$$;

-- As before.
create or replace function public.save_review_cards(p_cards jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_element jsonb;
begin
  if not coalesce(case when jsonb_typeof(p_cards) = 'array' then jsonb_array_length(p_cards) <= 50 end, false) then
    perform private.refuse_cards('Cards are sent as a list of at most 50.');
  end if;
  for v_element in select e from jsonb_array_elements(p_cards) e loop
    perform private.keep_card(v_user_id, private.read_review_card(v_element));
  end loop;
  perform private.drop_cards_beyond_limit(v_user_id);
  return jsonb_build_object('reviews_due', private.reviews_due(v_user_id));
end;
$$;

-- As before, with where and when each card was missed.
create or replace function public.review_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return jsonb_build_object('cards', (
    select coalesce(jsonb_agg(jsonb_build_object('card', d.card, 'due_at', d.due_at, 'memory', d.memory,
      'missed_in', d.missed_in, 'missed_at', d.missed_at) order by d.due_at, d.card), '[]')
    from (select c.* from public.review_cards c where c.user_id = v_user_id and c.due_at <= now()
          order by c.due_at, c.card limit 50) d));
end;
$$;

revoke execute on all functions in schema private from public;
