-- What a person learns: sessions with their answers, what is known of each skill, and the cards of the review queue.

alter table public.learning_sessions
  add column kind text not null default 'practice'
    check (kind in ('skill', 'practice', 'review', 'placement', 'test_out')),
  -- Of a session about one skill.
  add column skill text,
  -- What a placement said.
  add column placed_level text check (placed_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  add constraint learning_sessions_of_a_skill_name_it check ((kind = 'skill') = (skill is not null));
create index learning_sessions_by_placement on public.learning_sessions (user_id, completed_at desc)
  where placed_level is not null;

create table public.learning_answers (
  -- The device made it.
  id uuid primary key,
  session_id uuid not null references public.learning_sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In the order in which the answers of a session were given, from 1.
  place smallint not null check (place between 1 and 100),
  skill text not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  -- With skill and difficulty it makes the same exercise again.
  seed bigint not null check (seed >= 0),
  given text not null check (char_length(given) <= 100),
  -- Never when the person was helped.
  correct boolean not null,
  -- Chosen from options, not typed.
  chosen boolean not null,
  helped boolean not null,
  -- As the device says, but never more than the server's clock allows.
  seconds numeric not null check (seconds >= 0),
  saved_at timestamptz not null default now(),
  constraint learning_answers_in_order unique (session_id, place),
  constraint learning_answers_helped_is_not_correct check (not (correct and helped))
);
create index learning_answers_by_saving on public.learning_answers (user_id, saved_at);

-- What the answers say of each skill. Only answers change it, by the rules of `private.rated()`.
create table public.skill_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  skill text not null,
  -- In thousandths of a logit.
  rating integer not null check (rating between -4000 and 4000),
  answers integer not null check (answers >= 0),
  -- Correct answers in a row in mixed sessions at difficulty 3 or more.
  proofs integer not null check (proofs >= 0),
  last_correct_at timestamptz,
  primary key (user_id, skill)
);

create table public.review_cards (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- "skill:one-step-equations:2:815", "fact:7x8".
  card text not null check (card ~ '^[a-z]+:[!-~]{1,100}$'),
  due_at timestamptz not null,
  -- What the schedule (FSRS) knows of the card; the device computes it.
  memory jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, card)
);
create index review_cards_by_due on public.review_cards (user_id, due_at);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['learning_answers', 'skill_progress', 'review_cards'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on table public.%I from anon, authenticated', v_table);
    execute format('grant select on table public.%I to authenticated', v_table);
    execute format('grant all on table public.%I to service_role', v_table);
    execute format('create trigger refuse_user_write before insert or update or delete or truncate on public.%I
      for each statement execute function private.refuse_user_write()', v_table);
  end loop;
end;
$$;

create policy "Players read their own answers" on public.learning_answers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own progress" on public.skill_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own cards" on public.review_cards
  for select to authenticated using (user_id = (select auth.uid()));

-- The name of a skill's folder. Skills are added without a migration, so the database knows no list of them.
create function private.is_skill(p_skill text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_skill ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(p_skill) <= 60, false);
$$;

revoke execute on all functions in schema private from public;
