-- How well a person knows a skill: the rules of `shared-learning/src/mastery/mastery.ts`, which shows them before an answer
-- is saved. A test holds both equal.

-- The chance of a correct answer. `p_guess` is that of a lucky one: 0 for what is typed.
create function private.chance_of(p_rating integer, p_difficulty integer, p_guess double precision)
returns double precision
language sql immutable strict set search_path = '' as $$
  select p_guess + (1 - p_guess)
    / (1 + exp((800 * (p_difficulty - 3) - p_rating)::double precision / 1000));
$$;

-- What is known before the first answer.
create function private.new_skill(p_user_id uuid, p_skill text) returns public.skill_progress
language sql immutable set search_path = '' as $$
  select (p_user_id, p_skill, -600, 0, 0, null)::public.skill_progress;
$$;

-- The state after one more answer: a step towards what happened, smaller the more is known (Elo). `p_mixed`: in a session
-- of several skills, where the person had to see which one it is.
create function private.rated(
  p_state public.skill_progress, p_difficulty integer, p_correct boolean, p_guess double precision, p_mixed boolean)
returns public.skill_progress
language sql stable set search_path = '' as $$
  select (p_state.user_id, p_state.skill,
    greatest(-4000, least(4000, floor(p_state.rating
      + (300 + 1200 / (1 + p_state.answers)::double precision)
        * (p_correct::integer - private.chance_of(p_state.rating, p_difficulty, p_guess)) + 0.5)))::integer,
    p_state.answers + 1,
    case when p_correct then p_state.proofs + (p_mixed and p_difficulty >= 3)::integer else 0 end,
    case when p_correct then now() else p_state.last_correct_at end)::public.skill_progress;
$$;

-- Null: never tried. What was not used for three weeks, and again for nine, is one level less.
create function private.mastery_of(p_rating integer, p_answers integer, p_proofs integer, p_days_since_correct integer)
returns text
language sql immutable set search_path = '' as $$
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0,
    case when p_rating >= 1200 and p_proofs >= 2 then 3
      when p_rating >= 600 and p_answers >= 5 then 2
      when p_rating >= -200 and p_answers >= 3 then 1
      else 0 end
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- Whole days of 24 hours, by the server's clock; null before the first correct answer.
create function private.days_since_correct(p_state public.skill_progress) returns integer
language sql stable set search_path = '' as $$
  select floor(extract(epoch from now() - p_state.last_correct_at) / 86400)::integer;
$$;

-- Where a person stands in the given skills, or in all.
create function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'rating', s.rating, 'answers', s.answers, 'proofs', s.proofs, 'days_since_correct', days,
      'level', private.mastery_of(s.rating, s.answers, s.proofs, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since_correct(s) days
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

revoke execute on all functions in schema private from public;
