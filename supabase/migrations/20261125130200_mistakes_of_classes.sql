-- What the answers of a pupil come to, for each of their classes: counted when an answer is saved, from the joining on. The
-- teacher reads counts; the answers stay with the pupil. Who leaves takes the counts along.
select set_config('lock_timeout', '2s', true);

create table private.class_answers (
  user_id uuid not null references public.profiles (id) on delete cascade,
  pupil_id uuid not null references private.class_pupils (id) on delete cascade,
  skill text not null,
  -- `correct`, `helped`, `skipped`, `other`, or the label of a known mistake. The database knows no list of them.
  outcome text not null,
  answers integer not null check (answers > 0),
  primary key (user_id, pupil_id, skill, outcome)
);
create index class_answers_by_pupil on private.class_answers (pupil_id);

-- An assigned technique of which the pupil found a digit.
create table private.class_techniques (
  user_id uuid not null references public.profiles (id) on delete cascade,
  pupil_id uuid not null references private.class_pupils (id) on delete cascade,
  assignment_id uuid not null references private.class_assignments (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (user_id, pupil_id, assignment_id)
);
create index class_techniques_by_pupil on private.class_techniques (pupil_id);
create index class_techniques_by_assignment on private.class_techniques (assignment_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['class_answers', 'class_techniques'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
  end loop;
end;
$$;

-- The label that the device gave a wrong answer. Null from a build that gives none.
alter type private.learning_answer add attribute mistake text;

create function private.answer_outcome(p_answer private.learning_answer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_answer.correct and not p_answer.helped then 'correct'
    -- Anything else is no label, and no reason to lose the answer.
    when p_answer.mistake ~ '^[0-9a-f]{8}$' then p_answer.mistake
    when p_answer.helped then 'helped'
    when p_answer.given = '' then 'skipped'
    else 'other' end;
$$;

-- Counts an answer for each class of its player. Not what was asked in a placement, what a guest did, or what was begun
-- before the joining. A place that is being removed is skipped: nobody waits for anybody. The bound keeps a device that makes labels up
-- from filling the table.
create function private.count_for_classes(p_session public.learning_sessions, p_answer private.learning_answer) returns void
language sql volatile set search_path = '' as $$
  insert into private.class_answers as c (user_id, pupil_id, skill, outcome, answers)
  select p.user_id, p.id, p_answer.skill, private.answer_outcome(p_answer), 1
  from (select * from private.class_pupils where user_id = p_session.user_id
          and joined_at <= p_session.started_at for key share skip locked) p
  where p_session.kind <> 'placement' and not p_session.by_guest and p_answer.skill !~ '^fact-'
    and (select count(*) from private.class_answers k where k.user_id = p.user_id and k.pupil_id = p.id) < 1000
  on conflict (user_id, pupil_id, skill, outcome) do update set answers = c.answers + 1;
$$;

-- As before, and counted for the classes of the player.
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
  perform private.count_for_classes(p_session, p_answer);
end;
$$;

-- The page of a technique calls it for the first digit that is found there. Where it is not assigned, nothing is kept.
create function public.technique_practiced(p_technique text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  insert into private.class_techniques (user_id, pupil_id, assignment_id)
  select p.user_id, p.id, a.id
  from (select * from private.class_pupils where user_id = v_user_id for key share skip locked) p
  join private.class_assignments a on a.class_id = p.class_id and a.kind = 'technique' and a.what = p_technique
  on conflict do nothing;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.technique_practiced(text) from public, anon, service_role;
grant execute on function public.technique_practiced(text) to authenticated;
