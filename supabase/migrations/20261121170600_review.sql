-- The review queue. The device computes the schedule (FSRS) and the database keeps it: a schedule concerns its owner
-- alone, and earns nothing.

create type private.review_memory as (
  stability numeric,
  difficulty numeric,
  reps integer,
  lapses integer,
  learning_steps integer,
  scheduled_days integer,
  state integer,
  last_review timestamptz
);

create function private.refuse_cards(p_reason text default 'These cards cannot be read.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-cards';
end;
$$;

-- Numbers that a schedule cannot have would stop it for ever.
create function private.is_review_memory(p_memory private.review_memory) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_memory.stability between 0 and 100000 and p_memory.difficulty between 0 and 10
    and p_memory.reps between 0 and 100000 and p_memory.lapses between 0 and 100000
    and p_memory.learning_steps between 0 and 100 and p_memory.scheduled_days between 0 and 40000
    and p_memory.state between 0 and 3
    and coalesce(p_memory.last_review > '2020-01-01T00:00:00Z', true), false);
$$;

-- A card as it is kept; fields that are not known are dropped. A card is due within 110 years (FSRS goes to 100).
create function private.read_review_card(p_element jsonb) returns public.review_cards
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
    perform private.refuse_cards();
  end;
  if (v_card.card ~ '^[a-z]+:[!-~]{1,100}$' and v_card.due_at > '2020-01-01T00:00:00Z'
      and v_card.due_at < now() + interval '110 years' and private.is_review_memory(v_memory)) is not true then
    perform private.refuse_cards();
  end if;
  -- A device whose clock is ahead has reviewed now.
  v_memory.last_review := case when v_memory.last_review is not null then least(v_memory.last_review, now()) end;
  v_card.memory := to_jsonb(v_memory);
  return v_card;
end;
$$;

-- Of two states of a card the one that was reviewed later stays, so that a call may be sent again at any time. A card that
-- comes as new, because it was missed once more, keeps its memory and is due earlier.
create function private.keep_card(p_user_id uuid, p_card public.review_cards) returns void
language sql set search_path = '' as $$
  insert into public.review_cards as c (user_id, card, due_at, memory)
  values (p_user_id, p_card.card, p_card.due_at, p_card.memory)
  on conflict (user_id, card) do update set
    due_at = case when excluded.memory ->> 'last_review' is null
      then least(c.due_at, excluded.due_at) else excluded.due_at end,
    memory = case when excluded.memory ->> 'last_review' is null then c.memory else excluded.memory end,
    saved_at = now()
  where (excluded.memory ->> 'last_review')::timestamptz >= (c.memory ->> 'last_review')::timestamptz
    or excluded.memory ->> 'last_review' is null or c.memory ->> 'last_review' is null;
$$;

-- Saves at most 50 cards, all of them or none. A player keeps 2,000: beyond them, those go that are due last.
create function public.save_review_cards(p_cards jsonb) returns jsonb
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
  delete from public.review_cards c where c.user_id = v_user_id and c.card in (
    select o.card from public.review_cards o where o.user_id = v_user_id order by o.due_at, o.card offset 2000);
  return jsonb_build_object('reviews_due', private.reviews_due(v_user_id));
end;
$$;

-- What is due, longest due first, at most 50.
create function public.review_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  return jsonb_build_object('cards', (
    select coalesce(jsonb_agg(
      jsonb_build_object('card', d.card, 'due_at', d.due_at, 'memory', d.memory) order by d.due_at, d.card), '[]')
    from (select c.* from public.review_cards c where c.user_id = v_user_id and c.due_at <= now()
          order by c.due_at, c.card limit 50) d));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.save_review_cards(jsonb), public.review_queue() from public, anon, service_role;
grant execute on function public.save_review_cards(jsonb), public.review_queue() to authenticated;
