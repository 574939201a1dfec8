-- What a player's answers say about each skill. A test keeps these rules equal to `packages/learning`.
create table public.skill_progress (
  user_id uuid not null references public.profiles (id) on delete cascade,
  skill text not null,
  answers integer not null check (answers >= 0),
  -- Correct answers in a row in mixed sessions at difficulty 3 or higher.
  evidence integer not null check (evidence >= 0),
  last_correct_at timestamptz,
  evidence_at timestamptz,
  primary key (user_id, skill)
);

alter table public.skill_progress enable row level security, force row level security;
revoke all on table public.skill_progress from anon, authenticated;
grant select on table public.skill_progress to authenticated;
grant all on table public.skill_progress to service_role;

create policy "Players read their own progress" on public.skill_progress
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The state before the first answer.
create function private.new_skill(p_user_id uuid, p_skill text) returns public.skill_progress
language sql immutable set search_path = '' as $$
  select (p_user_id, p_skill, 0, 0, null, null)::public.skill_progress;
$$;

-- Calendar days in New York. A concurrent call may have written a time slightly later than the start of this one. Like
-- `private.mastery_of()` it is computed for hundreds of skills at once: without a `search_path` Postgres inlines it.
create function private.days_since(p_at timestamptz) returns integer
language sql stable as $$
  select case when p_at is not null then greatest(0, private.day_key_at(now()) - private.day_key_at(p_at)) end;
$$;

-- Null if never tried. A skill that was not used for three weeks drops one level, and a second after nine weeks.
create function private.mastery_of(p_answers integer, p_evidence integer, p_days_since_correct integer) returns text
language sql immutable as $$
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0,
    least(3, p_evidence)
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- A player's progress in the given skills, or in all of them.
create function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'answers', s.answers, 'evidence_count', s.evidence, 'days_since_correct', days,
      'days_since_evidence', private.days_since(s.evidence_at),
      'level', private.mastery_of(s.answers, s.evidence, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since(s.last_correct_at) days
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

-- The state after one more answer. `p_mixed` means a session of several skills, in which the player had to recognize the skill.
create function private.rated(
  p_state public.skill_progress, p_difficulty integer, p_correct boolean, p_mixed boolean)
returns public.skill_progress
language sql stable set search_path = '' as $$
  select (p_state.user_id, p_state.skill, p_state.answers + 1,
    case when not p_correct then (p_state.evidence >= 2)::integer else p_state.evidence + is_evidence::integer end,
    case when p_correct then now() else p_state.last_correct_at end,
    case when is_evidence then now() else p_state.evidence_at end)::public.skill_progress
  from (select p_correct and p_difficulty >= least(5, 3 + p_state.evidence)
    and (p_state.evidence < 2 or p_mixed and private.days_since(p_state.evidence_at) is distinct from 0) as is_evidence) answer;
$$;

revoke execute on all functions in schema private from public;
