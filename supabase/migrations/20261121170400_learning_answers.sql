-- The answers of a session. Whether one is correct is the device's word: the exercises are made there, and the database
-- does not know them. So what answers earn is bounded: by the server's clock, by session and by day.

create type private.learning_answer as (
  id uuid,
  skill text,
  difficulty smallint,
  seed bigint,
  given text,
  correct boolean,
  chosen boolean,
  helped boolean,
  seconds numeric
);

create function private.refuse_answers(p_reason text default 'These answers cannot be read.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-answers';
end;
$$;

-- Fields that are not known are ignored.
create function private.read_learning_answer(p_element jsonb) returns private.learning_answer
language plpgsql immutable set search_path = '' as $$
declare
  v_answer private.learning_answer;
begin
  begin
    v_answer := jsonb_populate_record(null::private.learning_answer, p_element);
  exception when data_exception then
    perform private.refuse_answers();
  end;
  -- The largest seed is the largest whole number of JavaScript.
  if (v_answer.id is not null and private.is_skill(v_answer.skill) and v_answer.difficulty between 1 and 5
      and v_answer.seed between 0 and 9007199254740991 and char_length(v_answer.given) <= 100
      and v_answer.correct is not null and v_answer.chosen is not null and v_answer.helped is not null
      and v_answer.seconds >= 0) is not true then
    perform private.refuse_answers();
  end if;
  return v_answer;
end;
$$;

-- The seconds that count for one more answer: a page that was left open counts for ten minutes, and all answers of a
-- session for no longer than it lasts.
create function private.seconds_that_count(p_session public.learning_sessions, p_claimed numeric) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, trunc(least(p_claimed, 600,
    extract(epoch from now() - p_session.started_at)::numeric - (
      select coalesce(sum(a.seconds), 0) from public.learning_answers a where a.session_id = p_session.id)), 1));
$$;

-- What is known of the skill after this answer. A choice of four has a lucky one.
create function private.rate_answer(p_session public.learning_sessions, p_answer private.learning_answer) returns void
language plpgsql set search_path = '' as $$
declare
  v_state public.skill_progress;
begin
  select p.* into v_state from public.skill_progress p
  where p.user_id = p_session.user_id and p.skill = p_answer.skill;
  if not found then
    if (select count(*) from public.skill_progress p where p.user_id = p_session.user_id) >= 500 then
      perform private.refuse_answers('There are not so many skills.');
    end if;
    v_state := private.new_skill(p_session.user_id, p_answer.skill);
  end if;
  v_state := private.rated(v_state, p_answer.difficulty, p_answer.correct and not p_answer.helped,
    case when p_answer.chosen then 0.25 else 0 end, p_session.kind <> 'skill');
  insert into public.skill_progress values (v_state.*)
  on conflict (user_id, skill) do update set rating = excluded.rating, answers = excluded.answers,
    proofs = excluded.proofs, last_correct_at = excluded.last_correct_at;
end;
$$;

-- Keeps one answer; an answer that the player has is not kept again. Call it with the player locked.
create function private.keep_answer(p_session public.learning_sessions, p_answer private.learning_answer) returns void
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

-- Saves at most 30 answers, all of them or none. They may be sent again.
create function public.save_learning_answers(p_session_id uuid, p_answers jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_session constant public.learning_sessions := private.own_learning_session(v_user_id, p_session_id);
  v_element jsonb;
  v_answer private.learning_answer;
  v_skills text[] := '{}';
begin
  if not coalesce(case when jsonb_typeof(p_answers) = 'array' then jsonb_array_length(p_answers) <= 30 end, false) then
    perform private.refuse_answers('Answers are sent as a list of at most 30.');
  end if;
  for v_element in select e from jsonb_array_elements(p_answers) with ordinality r (e, place) order by place loop
    v_answer := private.read_learning_answer(v_element);
    perform private.keep_answer(v_session, v_answer);
    v_skills := v_skills || v_answer.skill;
  end loop;
  return jsonb_build_object('skills', private.skills_now(v_user_id, v_skills));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.save_learning_answers(uuid, jsonb) from public, anon, service_role;
grant execute on function public.save_learning_answers(uuid, jsonb) to authenticated;
