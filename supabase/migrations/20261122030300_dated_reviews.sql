-- A card is reviewed when its answer was given. The session may end, and arrive, long after a miss in a game.

-- Keeps a card of a session; `missed_at` says that the answer was wrong. Of two states of a card the one that was reviewed
-- later stays, so that a call may be sent again at any time. Games and reviews arrive in any order, with the same outcome:
-- what was missed after the review is due a day after the miss.
create or replace function private.keep_card(p_user_id uuid, p_card public.review_cards) returns void
language plpgsql set search_path = '' as $$
declare
  v_reviewed_at constant timestamptz := (p_card.memory ->> 'last_review')::timestamptz;
begin
  -- The session did not know that this card exists, so the memory that it sends begins with this miss. The kept one stays.
  if p_card.missed_at is not null and (p_card.memory ->> 'reps')::integer <= 1 and exists (
      select from public.review_cards c
      where c.user_id = p_user_id and c.card = p_card.card and (c.memory ->> 'reps')::integer > 0) then
    perform private.keep_miss(p_user_id, p_card.card, null, p_card.missed_at);
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

-- As before, with `missed`: the answer was wrong, or helped.
create or replace function public.save_review_cards(p_cards jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_element jsonb;
  v_card public.review_cards;
begin
  if not coalesce(case when jsonb_typeof(p_cards) = 'array' then jsonb_array_length(p_cards) <= 50 end, false) then
    perform private.refuse_cards('Cards are sent as a list of at most 50.');
  end if;
  for v_element in select e from jsonb_array_elements(p_cards) e loop
    v_card := private.read_review_card(v_element);
    if v_element -> 'missed' = 'true' then
      v_card.missed_at := coalesce((v_card.memory ->> 'last_review')::timestamptz, now());
    end if;
    perform private.keep_card(v_user_id, v_card);
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

-- As before, with when each answer was saved: another device that ends the session reviews its cards as of then.
create or replace function private.open_learning_session(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'kind', s.kind, 'level_id', s.level_id, 'skill', s.skill, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'skill', a.skill, 'difficulty', a.difficulty,
          'seed', a.seed, 'given', a.given, 'correct', a.correct, 'chosen', a.chosen, 'helped', a.helped,
          'seconds', a.seconds, 'answered_at', a.saved_at) order by a.place), '[]')
      from public.learning_answers a where a.session_id = s.id))
  from public.learning_sessions s
  where s.user_id = p_user_id and s.completed_at is null
    and s.started_at >= private.day_begins_at(private.day_key_at(now()))
  order by s.started_at desc, s.id limit 1;
$$;

revoke execute on all functions in schema private from public;
