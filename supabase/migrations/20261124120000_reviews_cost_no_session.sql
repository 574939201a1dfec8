-- A review of what is due costs none of the free sessions: what was missed is asked again on its day, or it is forgotten.

-- Started today, as far as they are counted. A placement finds where to begin, and a review asks what is due.
create or replace function private.sessions_today(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.learning_sessions s
  where s.user_id = p_user_id and s.kind not in ('placement', 'review')
    and s.started_at >= private.day_begins_at(private.day_key_at(now()));
$$;

-- Raises when the player can start no more sessions of this kind today; placements have a bound of their own. A review needs a card that is due. But when a card
-- is due is the device's word, and so is what was answered: a program could keep one card due and practise for ever. So a
-- free account reviews 20 times a day, as often as sessions earn XP; that is 200 cards. Nobody has time for 300 sessions of
-- all kinds: this keeps one account from filling the table. Call it with the player locked, so that of two starts at once
-- the second one counts the first.
create or replace function private.require_session_left(p_user_id uuid, p_kind text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_limit constant integer := private.sessions_limit(p_user_id);
  v_all integer;
  v_reviews integer;
begin
  select count(*), count(*) filter (where s.kind = 'review')
  into v_all, v_reviews
  from public.learning_sessions s
  where s.user_id = p_user_id and s.started_at >= private.day_begins_at(private.day_key_at(now()));
  if p_kind = 'review' and private.reviews_due(p_user_id) = 0 then
    raise exception 'Nothing is due for review now.' using errcode = 'PT409', hint = 'nothing-due';
  end if;
  if p_kind = 'review' and v_limit is not null and v_reviews >= 20 then
    raise exception 'You have reviewed 20 times today. What is left stays due: please go on tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
  if v_all >= 300 or (p_kind not in ('placement', 'review') and private.sessions_today(p_user_id) >= v_limit) then
    raise exception 'You have used all sessions of today. More can be started tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- The player has a card of this skill, due or not: another device may have reviewed it since the session began. The facts
-- of games are skills of their own in answers.
create function private.has_card_of(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.review_cards c
    where c.user_id = p_user_id and case p_skill
      when 'fact-products' then c.card ~ '^fact:\d+x'
      when 'fact-sums' then c.card ~ '^fact:\d+\+'
      else starts_with(c.card, 'skill:' || p_skill || ':') end);
$$;

-- As before, and a review takes what its cards are about, and no other practice.
create or replace function private.keep_answer(p_session public.learning_sessions, p_answer private.learning_answer)
returns void
language plpgsql set search_path = '' as $$
declare
  v_place constant integer :=
    (select count(*) + 1 from public.learning_answers a where a.session_id = p_session.id);
begin
  if exists (select from public.learning_answers a where a.id = p_answer.id and a.user_id = p_session.user_id) then
    return;
  end if;
  if p_session.completed_at is not null then
    raise exception 'This session is completed.' using errcode = '22023', hint = 'session-over';
  end if;
  if v_place > 100 then
    perform private.refuse_answers('A session has at most 100 answers.');
  end if;
  if p_session.kind = 'review' and not private.has_card_of(p_session.user_id, p_answer.skill) then
    perform private.refuse_answers('A review is about the skills of its cards.');
  end if;
  insert into public.learning_answers
    (id, session_id, user_id, place, skill, difficulty, seed, given, correct, chosen, helped, seconds)
  values (p_answer.id, p_session.id, p_session.user_id, v_place, p_answer.skill, p_answer.difficulty, p_answer.seed,
    p_answer.given, p_answer.correct and not p_answer.helped, p_answer.chosen, p_answer.helped,
    private.seconds_that_count(p_session, p_answer.seconds))
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_answers();
  end if;
  perform private.rate_answer(p_session, p_answer);
end;
$$;

revoke execute on all functions in schema private from public;
