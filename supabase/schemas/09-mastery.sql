-- What a player's answers say about each skill. A test keeps these rules equal to `packages/learning`.
create table public.skill_progress (
  user_id uuid not null references public.profiles (id) on delete cascade,
  skill text not null,
  answers integer not null check (answers >= 0),
  -- The latest results at difficulty 3 or higher, oldest first: 0 for a miss, otherwise ten times the kind of question plus
  -- the difficulty.
  recent smallint[] not null default '{}' check (cardinality(recent) <= 5),
  -- The level that the answers have shown, from 0 (attempted) to 3 (mastered).
  evidence integer not null check (evidence between 0 and 3),
  last_correct_at timestamptz,
  -- When the skill became proficient.
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
  select (p_user_id, p_skill, 0, '{}', 0, null, null)::public.skill_progress;
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
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0, p_evidence
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- A player's progress in the given skills, or in all of them.
create function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'answers', s.answers, 'recent', s.recent, 'evidence_count', s.evidence,
      'days_since_correct', days, 'days_since_evidence', private.days_since(s.evidence_at),
      'level', private.mastery_of(s.answers, s.evidence, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since(s.last_correct_at) days
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

-- Easier exercises are often solved without the skill, so their results are not kept.
create function private.with_result(p_recent smallint[], p_difficulty integer, p_kind integer, p_correct boolean)
returns smallint[]
language sql immutable set search_path = '' as $$
  select case when p_difficulty < 3 then p_recent else
    (p_recent || case when p_correct then 10 * p_kind + p_difficulty else 0 end::smallint)[greatest(1, cardinality(p_recent) - 3):] end;
$$;

-- Whether there are as many correct answers, to the hardest questions, and over as many kinds of question.
create function private.has_results(p_recent smallint[], p_right integer, p_hard integer, p_kinds integer) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) >= p_right and count(*) filter (where result % 10 = 5) >= p_hard and count(distinct result / 10) >= p_kinds
  from unnest(p_recent) result where result > 0;
$$;

-- The state after one more answer. `p_mixed` means a session of several skills, in which the player had to recognize the skill.
create function private.rated(
  p_state public.skill_progress, p_difficulty integer, p_kind integer, p_correct boolean, p_mixed boolean)
returns public.skill_progress
language plpgsql stable set search_path = '' as $$
declare
  v_recent constant smallint[] := private.with_result(p_state.recent, p_difficulty, p_kind, p_correct);
  v_shown constant integer := case when private.has_results(v_recent, 4, 3, 2) then 2
    when private.has_results(v_recent, 2, 0, 1) then 1 else 0 end;
  v_before constant integer := p_state.evidence;
begin
  p_state.answers := p_state.answers + 1;
  p_state.recent := v_recent;
  if p_correct then
    p_state.evidence := case
      -- An easy question counts for no label, also where the earlier results would do.
      when v_before >= 2 and p_mixed and p_difficulty >= 3 and private.days_since(p_state.evidence_at) is distinct from 0
        and private.has_results(v_recent, 5, 5, 1) then 3
      else greatest(v_before, v_shown) end;
    p_state.last_correct_at := now();
    if v_before < 2 and p_state.evidence >= 2 then
      p_state.evidence_at := now();
    end if;
  elsif p_difficulty >= 3 then
    p_state.evidence := case when v_before >= 2 then greatest(1, v_shown) else least(v_before, v_shown) end;
  end if;
  return p_state;
end;
$$;

revoke execute on all functions in schema private from public;
