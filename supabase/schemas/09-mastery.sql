-- What a player's answers say about each skill. A test keeps these rules equal to `packages/learning`.
create table public.skill_progress (
  user_id uuid not null references public.profiles (id) on delete cascade,
  skill text not null,
  -- In thousandths of a logit.
  rating integer not null check (rating between -4000 and 4000),
  answers integer not null check (answers >= 0),
  -- Correct answers in a row in mixed sessions at difficulty 3 or higher.
  proofs integer not null check (proofs >= 0),
  last_correct_at timestamptz,
  proved_at timestamptz,
  primary key (user_id, skill)
);

alter table public.skill_progress enable row level security, force row level security;
revoke all on table public.skill_progress from anon, authenticated;
grant select on table public.skill_progress to authenticated;
grant all on table public.skill_progress to service_role;

create policy "Players read their own progress" on public.skill_progress
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The rating of a row whose evidence is counted.
create function private.counted_rating() returns integer
language sql immutable set search_path = '' as $$
  select -4000;
$$;

-- The state before the first answer.
create function private.new_skill(p_user_id uuid, p_skill text) returns public.skill_progress
language sql immutable set search_path = '' as $$
  select (p_user_id, p_skill, private.counted_rating(), 0, 0, null, null)::public.skill_progress;
$$;

-- Calendar days in New York. A concurrent call may have written a time slightly later than the start of this one.
create function private.days_since(p_at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select case when p_at is not null then greatest(0, private.day_key_at(now()) - private.day_key_at(p_at)) end;
$$;

-- Null if never tried. A skill that was not used for three weeks drops one level, and a second after nine weeks.
create function private.mastery_of(p_answers integer, p_proofs integer, p_days_since_correct integer) returns text
language sql immutable set search_path = '' as $$
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0,
    least(3, p_proofs)
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- The evidence of a row. One with any other rating was estimated; its level is translated.
create function private.proofs_of(p_state public.skill_progress) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_state.rating = private.counted_rating() then p_state.proofs
    when p_state.rating >= 1200 and p_state.proofs >= 2 then 3
    when p_state.rating >= 600 and p_state.answers >= 5 then 2
    when p_state.rating >= -200 and p_state.answers >= 3 then 1
    else 0 end;
$$;

-- Where a player stands in the given skills, or in all. `rating` is for devices that choose exercises by it.
create function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'rating', (array[-600, 0, 800, 1400])[1 + least(3, proven)], 'answers', s.answers,
      'proofs', proven, 'days_since_correct', days, 'days_since_proof', private.days_since(s.proved_at),
      'level', private.mastery_of(s.answers, proven, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since(s.last_correct_at) days, private.proofs_of(s) proven
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

-- The state after one more answer. `p_mixed` means a session of several skills, in which the player had to recognize the skill.
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

revoke execute on all functions in schema private from public;
