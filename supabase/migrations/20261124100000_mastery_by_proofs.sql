-- Mastery is counted, no longer estimated: the rules of `shared-learning/src/mastery/mastery.ts`. A test holds both equal.
--
-- `rating` was the estimate of the builds before this one. A row is rewritten with its next answer: until then its rating
-- says how many proofs it stands for, and afterwards it is the constant below.

select set_config('lock_timeout', '2s', true);

alter table public.skill_progress
  -- When the last proof was given. A row of an earlier build does not say.
  add column proved_at timestamptz;

create function private.counted_rating() returns integer
language sql immutable set search_path = '' as $$
  select -4000;
$$;

-- The proofs of a row, also of one that an earlier build rated: its level then is its level now.
create function private.proofs_of(p_state public.skill_progress) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_state.rating = private.counted_rating() then p_state.proofs
    when p_state.rating >= 1200 and p_state.proofs >= 2 then 3
    when p_state.rating >= 600 and p_state.answers >= 5 then 2
    when p_state.rating >= -200 and p_state.answers >= 3 then 1
    else 0 end;
$$;

create or replace function private.new_skill(p_user_id uuid, p_skill text) returns public.skill_progress
language sql immutable set search_path = '' as $$
  select (p_user_id, p_skill, private.counted_rating(), 0, 0, null, null)::public.skill_progress;
$$;

-- Days by the calendar of the product. What another call wrote a moment ago may be dated after the beginning of this one.
create function private.days_since(p_at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select case when p_at is not null then greatest(0, private.day_key_at(now()) - private.day_key_at(p_at)) end;
$$;

-- The state after one more answer. `p_mixed`: in a session of several skills, where the person had to see which one it is.
create function private.rated(
  p_state public.skill_progress, p_difficulty integer, p_correct boolean, p_mixed boolean)
returns public.skill_progress
language sql stable set search_path = '' as $$
  select (p_state.user_id, p_state.skill, private.counted_rating(), p_state.answers + 1,
    case when not p_correct then (proofs >= 2)::integer else proofs + proves::integer end,
    case when p_correct then now() else p_state.last_correct_at end,
    case when proves then now() else p_state.proved_at end)::public.skill_progress
  from private.proofs_of(p_state) proofs,
    lateral (select p_correct and p_difficulty >= least(5, 3 + proofs)
      and (proofs < 2 or p_mixed and private.days_since(p_state.proved_at) is distinct from 0) as proves) answer;
$$;

-- Null: never tried. What was not used for three weeks, and again for nine, is one level less.
create function private.mastery_of(p_answers integer, p_proofs integer, p_days_since_correct integer) returns text
language sql immutable set search_path = '' as $$
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0,
    least(3, p_proofs)
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- `rating` is for builds that still choose by it.
create or replace function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'rating', (array[-600, 0, 800, 1400])[1 + least(3, proven)], 'answers', s.answers,
      'proofs', proven, 'days_since_correct', days, 'days_since_proof', private.days_since(s.proved_at),
      'level', private.mastery_of(s.answers, proven, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since(s.last_correct_at) days, private.proofs_of(s) proven
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

-- As before, but a placement rates no skill: what it asked about was not tried yet, and its lesson comes first.
create or replace function private.rate_answer(p_session public.learning_sessions, p_answer private.learning_answer)
returns void
language plpgsql set search_path = '' as $$
declare
  v_state public.skill_progress;
begin
  if p_session.kind = 'placement' then
    return;
  end if;
  select p.* into v_state from public.skill_progress p
  where p.user_id = p_session.user_id and p.skill = p_answer.skill;
  if not found then
    if (select count(*) from public.skill_progress p where p.user_id = p_session.user_id) >= 500 then
      perform private.refuse_answers('There are not so many skills.');
    end if;
    v_state := private.new_skill(p_session.user_id, p_answer.skill);
  end if;
  v_state := private.rated(v_state, p_answer.difficulty, p_answer.correct and not p_answer.helped,
    p_session.kind <> 'skill');
  insert into public.skill_progress values (v_state.*)
  on conflict (user_id, skill) do update set rating = excluded.rating, answers = excluded.answers,
    proofs = excluded.proofs, last_correct_at = excluded.last_correct_at, proved_at = excluded.proved_at;
end;
$$;

-- A level that is known already is not practised from its beginning: with at least 80 % of at least 8 answers correct, the
-- skills that were answered correctly are proficient.
create or replace function private.lift_tested_skills(p_session public.learning_sessions) returns void
language sql set search_path = '' as $$
  update public.skill_progress p
  set proofs = greatest(private.proofs_of(p), 2), rating = private.counted_rating(), proved_at = now()
  where p_session.kind = 'test_out' and p_session.problems_attempted >= 8
    and 5 * p_session.problems_correct >= 4 * p_session.problems_attempted
    and p.user_id = p_session.user_id
    and exists (select from public.learning_answers a
                where a.session_id = p_session.id and a.skill = p.skill and a.correct);
$$;

drop function private.rated(public.skill_progress, integer, boolean, double precision, boolean);
drop function private.days_since_correct(public.skill_progress);
drop function private.chance_of(integer, integer, double precision);
drop function private.mastery_of(integer, integer, integer, integer);

revoke execute on all functions in schema private from public;
