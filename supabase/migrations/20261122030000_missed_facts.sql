-- The review queue is also fed by the games: a fact that was missed in a timed round or a drill becomes a card. It follows
-- from the answers of the saved result, so it is made once, and no call can make it. A player can send an invented round.
-- That only gives this player one more card, which nobody else sees.

alter table public.review_cards
  -- The game in which it was missed last. Null: in a session of learning.
  add column missed_in text references public.games (game_type),
  -- Null: not known.
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
      -- 75 − 27 is the fact 27 + 48: both need the same numbers.
      union all select n.b, n.a - n.b, '+', n.a - n.b where n.operation in ('−', '-') and n.a >= n.b
    ) f (one, other, sign, value);
$$;

-- The cards of what was answered wrong, each once. At most ten: a player who left for a minute has not forgotten sixty
-- facts. A question without an answer is not a miss. Whether an answer is wrong follows from its question.
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

-- What was missed is asked again a day later. FSRS says the same of a new card.
create function private.due_after_miss(p_missed_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select p_missed_at + interval '1 day';
$$;

-- Keeps one miss. A new card has no memory: FSRS begins at its first review. A card that is there keeps its memory and is
-- due earlier, unless it was reviewed, or missed, after this miss: results arrive late. `p_missed_in`: null for a session.
create function private.keep_miss(p_user_id uuid, p_card text, p_missed_in text, p_missed_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_in, missed_at)
  values (p_user_id, p_card, private.due_after_miss(p_missed_at),
    to_jsonb((0, 0, 0, 0, 0, 0, 0, null)::private.review_memory), p_missed_in, p_missed_at)
  on conflict (user_id, card) do update set
    due_at = least(c.due_at, excluded.due_at), missed_in = excluded.missed_in, missed_at = excluded.missed_at,
    saved_at = now()
  where excluded.missed_at > coalesce((c.memory ->> 'last_review')::timestamptz, '-infinity')
    and excluded.missed_at > coalesce(c.missed_at, '-infinity');
$$;

-- When the misses of a result happened. A device whose clock is ahead missed them now. Null when nobody knows: the time is
-- too old, or cannot be read. Such a result is saved as of now, but a miss of now would undo later reviews.
create function private.missed_at(p_claimed text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_finished_at constant timestamptz := private.finished_at(p_claimed);
begin
  return case when v_finished_at < now() or p_claimed::timestamptz >= now() then v_finished_at end;
exception when data_exception then
  return null;
end;
$$;

-- Call it with the player locked.
create function private.keep_missed_facts(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_missed_at constant timestamptz := private.missed_at(p_result.finished_at);
begin
  if v_missed_at is not null then
    perform private.keep_miss(p_user_id, f.card, p_result.game_type, v_missed_at)
    from private.missed_facts(p_result.answers) f (card);
    perform private.drop_cards_beyond_limit(p_user_id);
  end if;
end;
$$;

-- As before, with the facts that were missed.
create or replace function private.keep_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
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
    p_result.completion_time_seconds, p_result.accuracy, private.finished_at(p_result.finished_at), v_kept,
    case v_game.kind when 'timed_round' then private.use_ticket(p_user_id, p_result) end)
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
  perform private.keep_missed_facts(p_user_id, p_result);
end;
$$;

revoke execute on all functions in schema private from public;
