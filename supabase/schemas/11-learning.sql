-- Learning sessions and their answers. The exercises are made on the device and the database does not know them, so whether an
-- answer is correct is the device's word. What answers earn is therefore bounded: by the server's clock, per session and per day.

create table public.learning_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  level_id text not null,
  problems_attempted integer not null default 0 check (problems_attempted >= 0),
  problems_correct integer not null default 0 check (problems_correct between 0 and problems_attempted),
  total_time_seconds integer not null default 0 check (total_time_seconds >= 0),
  accuracy integer not null default 0 check (accuracy between 0 and 100),
  average_time_per_problem numeric not null default 0 check (average_time_per_problem >= 0),
  xp_earned integer not null default 0 check (xp_earned >= 0),
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  kind text not null default 'practice' check (kind in ('skill', 'practice', 'review', 'placement', 'test_out')),
  -- Only for a session about one skill.
  skill text,
  -- The outcome of a placement.
  placed_level text check (placed_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- The skill to start at. The database does not know which level it belongs to.
  placed_skill text check (char_length(placed_skill) <= 60),
  by_guest boolean not null default false,
  constraint learning_sessions_of_a_skill_name_it check ((kind = 'skill') = (skill is not null))
);

create index learning_sessions_by_start on public.learning_sessions (user_id, started_at desc);
create index learning_sessions_by_completion on public.learning_sessions (user_id, completed_at desc);
create index learning_sessions_by_placement on public.learning_sessions (user_id, completed_at desc)
  where placed_level is not null;
create index learning_sessions_by_level
  on public.learning_sessions (user_id, level_id, started_at) where kind = 'placement';

alter table public.learning_sessions enable row level security, force row level security;
revoke all on table public.learning_sessions from anon, authenticated;
grant select on table public.learning_sessions to authenticated;
grant all on table public.learning_sessions to service_role;

create policy "Players read their own learning sessions" on public.learning_sessions
  for select to authenticated using (user_id = (select private.signed_in_player()));

create table public.learning_answers (
  -- Made by the device.
  id uuid primary key,
  session_id uuid not null references public.learning_sessions (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The position within the session, from 1.
  position smallint not null check (position between 1 and 100),
  skill text not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  -- Reproduces the exercise, together with skill and difficulty.
  seed bigint not null check (seed >= 0),
  given text not null check (char_length(given) <= 100),
  -- Always false after help.
  correct boolean not null,
  -- Chosen from options rather than typed.
  chosen boolean not null,
  helped boolean not null,
  -- The last attempt was right, perhaps with help.
  solved boolean not null,
  -- The most that was shown after wrong attempts. A lesson ends the exercise.
  support text check (support in ('retry', 'example', 'lesson')),
  -- The player's review card that it answers; null for all other answers.
  card text,
  -- As the device reports, but never more than the server's clock allows.
  seconds numeric not null check (seconds >= 0),
  saved_at timestamptz not null default now(),
  constraint learning_answers_in_order unique (session_id, position),
  constraint learning_answers_helped_is_not_correct check (not (correct and helped)),
  constraint learning_answers_correct_is_solved check (solved or not correct)
);

create index learning_answers_by_saving on public.learning_answers (user_id, saved_at);

alter table public.learning_answers enable row level security, force row level security;
revoke all on table public.learning_answers from anon, authenticated;
grant select on table public.learning_answers to authenticated;
grant all on table public.learning_answers to service_role;

create policy "Players read their own answers" on public.learning_answers
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- One answer as a device sends it.
create type private.learning_answer as (
  id uuid,
  skill text,
  difficulty smallint,
  seed bigint,
  given text,
  correct boolean,
  chosen boolean,
  helped boolean,
  seconds numeric,
  -- Which of the skill's kinds of question it was; null if the device does not say.
  question_kind smallint,
  -- The device's label for a wrong answer; null if it has none.
  mistake text,
  support text,
  -- Null if the device does not say.
  solved boolean,
  card text
);

-- The name of a skill's folder. Skills are added without a schema change, so the database has no list of them.
create function private.is_skill(p_skill text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_skill ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(p_skill) <= 60, false);
$$;

create function private.is_learning_level(p_level text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'), false);
$$;

-- Sessions started today that count: no placements, no reviews, and no sessions played as a guest.
create function private.sessions_today(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (
    select count(*)::integer from public.learning_sessions s
    where s.user_id = p_user_id and s.kind not in ('placement', 'review') and not s.by_guest
      and s.started_at >= private.day_begins_at(private.day_key_at(now())));
end;
$$;

-- Null means unlimited.
create function private.sessions_limit(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (select case when not p.is_subscribed then 3 end from public.profiles p where p.id = p_user_id);
end;
$$;

-- Raises if the player cannot start another session of this kind today; placements have their own limit.
--
-- A review needs a due card and is free, so that what was missed can be repeated in time. But when a card is due, and whether
-- an answer is correct, is the device's word: a program could keep a card due and practice without end. So free accounts review
-- 20 times a day, which is 200 cards. The limit of 300 sessions of any kind keeps an account from filling the table. Call it
-- with the player locked so that concurrent starts see each other.
create function private.require_session_quota(p_user_id uuid, p_kind text) returns void
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
    raise exception 'Nothing is due for review.' using errcode = 'PT409', hint = 'nothing-due';
  end if;
  if p_kind = 'review' and v_limit is not null and v_reviews >= 20 then
    raise exception 'You have reviewed 20 times today. The remaining cards stay due until tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
  if v_all >= 300 or (p_kind not in ('placement', 'review') and private.sessions_today(p_user_id) >= v_limit) then
    raise exception 'You have used all of today''s sessions. You can start more tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- The player's session with this id. Unknown sessions and those of other players get the same response.
create function private.own_learning_session(p_user_id uuid, p_session_id uuid) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_session public.learning_sessions;
begin
  select s.* into v_session from public.learning_sessions s where s.id = p_session_id and s.user_id = p_user_id;
  if not found then
    raise exception 'You have no session with this id.' using errcode = '42501', hint = 'not-your-session';
  end if;
  return v_session;
end;
$$;

-- The latest session of today that is not completed and can be resumed. It includes when each answer was saved: a device that
-- completes the session reviews its cards as of then.
create function private.open_learning_session(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'kind', s.kind, 'level_id', s.level_id, 'skill', s.skill, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'skill', a.skill, 'difficulty', a.difficulty,
          'seed', a.seed, 'given', a.given, 'correct', a.correct, 'chosen', a.chosen, 'helped', a.helped,
          'seconds', a.seconds, 'card', a.card, 'answered_at', a.saved_at,
          'support', a.support, 'solved', a.solved) order by a.position), '[]')
      from public.learning_answers a where a.session_id = s.id))
  from public.learning_sessions s
  where s.user_id = p_user_id and s.completed_at is null
    and s.started_at >= private.day_begins_at(private.day_key_at(now()))
  order by s.started_at desc, s.id limit 1;
$$;

-- The answers of the last practice, or of a later review that needed a lesson, oldest first: someone who was stuck is offered
-- another way in.
create function private.last_answers(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('skill', a.skill, 'correct', a.correct, 'helped', a.helped,
    'solved', a.solved, 'support', a.support) order by a.position), '[]')
  from public.learning_answers a
  where a.session_id = (
    select s.id from public.learning_sessions s
    where s.user_id = p_user_id and s.kind in ('skill', 'practice', 'review') and s.started_at > now() - interval '14 days'
      and exists (select from public.learning_answers o
                  where o.session_id = s.id and (s.kind <> 'review' or o.support = 'lesson'))
    order by s.started_at desc limit 1);
$$;

create function private.raise_malformed_answers(p_reason text default 'These answers are malformed.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-answers';
end;
$$;

-- Unknown fields are ignored.
create function private.parse_learning_answer(p_element jsonb) returns private.learning_answer
language plpgsql immutable set search_path = '' as $$
declare
  v_answer private.learning_answer;
begin
  begin
    v_answer := jsonb_populate_record(null::private.learning_answer, p_element);
  exception when data_exception then
    perform private.raise_malformed_answers();
  end;
  -- The largest seed is the largest safe integer of JavaScript.
  if (v_answer.id is not null and private.is_skill(v_answer.skill) and v_answer.difficulty between 1 and 5
      and v_answer.seed between 0 and 9007199254740991 and char_length(v_answer.given) <= 100
      and v_answer.correct is not null and v_answer.chosen is not null and v_answer.helped is not null
      and v_answer.seconds >= 0 and coalesce(v_answer.support in ('retry', 'example', 'lesson'), true)
      and coalesce(v_answer.question_kind between 1 and 99, true)) is not true then
    perform private.raise_malformed_answers();
  end if;
  -- A device that does not say how the exercise ended has solved what it calls helped.
  v_answer.solved := v_answer.correct or coalesce(v_answer.solved, v_answer.helped);
  -- A device cannot forget that support came first, and only a right first attempt is solved without help.
  v_answer.helped := v_answer.helped or (v_answer.solved and (v_answer.support is not null or not v_answer.correct));
  return v_answer;
end;
$$;

-- The seconds of one more answer that count: at most ten minutes, for a page that was left open, and for all answers of a
-- session no more than it has lasted. A guest's session was over before the server heard of it, so its seconds are the device's
-- word; an account has at most three of those.
create function private.counted_seconds(p_session public.learning_sessions, p_claimed numeric) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, trunc(least(p_claimed, 600, case when not p_session.by_guest then
    extract(epoch from now() - p_session.started_at)::numeric - (
      select coalesce(sum(a.seconds), 0) from public.learning_answers a where a.session_id = p_session.id) end), 1));
$$;

-- Updates what is known of a skill after an answer. A placement changes nothing: it asks about skills that were not practiced
-- yet.
create function private.rate_answer(p_session public.learning_sessions, p_answer private.learning_answer)
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
      perform private.raise_malformed_answers('Too many skills.');
    end if;
    v_state := private.new_skill(p_session.user_id, p_answer.skill);
  end if;
  -- Help and support count as a miss. Answers without a kind count as one kind, so they never make a skill proficient by themselves.
  v_state := private.rated(v_state, p_answer.difficulty, coalesce(p_answer.question_kind, 1),
    p_answer.correct and not p_answer.helped and p_answer.support is null, p_session.kind <> 'skill');
  insert into public.skill_progress values (v_state.*)
  on conflict (user_id, skill) do update set answers = excluded.answers,
    recent = excluded.recent, evidence = excluded.evidence, last_correct_at = excluded.last_correct_at, evidence_at = excluded.evidence_at;
end;
$$;

-- Saves one answer and returns it; an answer that the player already has is skipped. A review only takes answers about its
-- cards. Call it with the player locked.
create function private.save_answer(p_session public.learning_sessions, p_answer private.learning_answer)
returns public.learning_answers
language plpgsql set search_path = '' as $$
declare
  v_position constant integer :=
    (select count(*) + 1 from public.learning_answers a where a.session_id = p_session.id);
  v_saved public.learning_answers;
begin
  if exists (select from public.learning_answers a where a.id = p_answer.id and a.user_id = p_session.user_id) then
    return null;
  end if;
  if p_session.completed_at is not null then
    raise exception 'This session is completed.' using errcode = '22023', hint = 'session-over';
  end if;
  if v_position > 100 then
    perform private.raise_malformed_answers('A session has at most 100 answers.');
  end if;
  if p_session.kind = 'review' and not private.has_card(p_session.user_id, p_answer.skill) then
    perform private.raise_malformed_answers('A review takes only answers about its cards.');
  end if;
  insert into public.learning_answers
    (id, session_id, user_id, position, skill, difficulty, seed, given, correct, chosen, helped, solved, support, card,
    seconds)
  values (p_answer.id, p_session.id, p_session.user_id, v_position, p_answer.skill, p_answer.difficulty, p_answer.seed,
    p_answer.given, p_answer.correct and not p_answer.helped, p_answer.chosen, p_answer.helped, p_answer.solved, p_answer.support,
    case when p_session.kind = 'review' then private.own_card(p_session.user_id, p_answer.card, p_answer.skill) end,
    private.counted_seconds(p_session, p_answer.seconds))
  on conflict (id) do nothing
  returning * into v_saved;
  if not found then
    perform private.raise_malformed_answers();
  end if;
  perform private.rate_answer(p_session, p_answer);
  return v_saved;
end;
$$;

-- 2 to 6 XP per correct exercise by difficulty, at most 60, so a session is worth about a daily puzzle. An exercise earns once,
-- and half a second is too short to read one.
--
-- Subscribers start any number of sessions, but correctness is the device's word. So only the first 20 sessions of a day earn
-- XP: a program earns no more than an eager person.
create function private.session_xp(p_session public.learning_sessions) returns integer
language sql stable set search_path = '' as $$
  select case when p_session.kind = 'placement' or (
      select count(*) from public.learning_sessions s
      where s.user_id = p_session.user_id and s.kind <> 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(p_session.started_at))
        and (s.started_at, s.id) < (p_session.started_at, p_session.id)) >= 20 then 0
    else least(60, coalesce(sum(1 + e.difficulty), 0))::integer end
  from (select distinct a.skill, a.difficulty, a.seed from public.learning_answers a
        where a.session_id = p_session.id and a.correct and a.seconds >= 0.5) e;
$$;

-- The day for which a session counts: the one on which its fifth answer was saved, which the server can prove, or its second
-- lesson. A session ends after two lessons, and its learner has worked harder than one who answers five exercises. Null before
-- either.
create function private.day_of_session(p_session_id uuid) returns date
language sql stable set search_path = '' as $$
  select private.day_key_at(min(a.saved_at)) from (
    select a.saved_at, a.position,
      count(*) filter (where a.support = 'lesson') over (order by a.position) as lessons
    from public.learning_answers a where a.session_id = p_session_id) a
  where a.position >= 5 or a.lessons >= 2;
$$;

-- Computes the figures of a session from its saved answers.
create function private.with_totals(p_session public.learning_sessions) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_seconds numeric;
begin
  select count(*), count(*) filter (where a.correct), coalesce(sum(a.seconds), 0)
  into p_session.problems_attempted, p_session.problems_correct, v_seconds
  from public.learning_answers a where a.session_id = p_session.id;
  p_session.total_time_seconds := round(v_seconds);
  if p_session.problems_attempted > 0 then
    p_session.accuracy := round(100.0 * p_session.problems_correct / p_session.problems_attempted);
    p_session.average_time_per_problem := round(v_seconds / p_session.problems_attempted, 1);
  end if;
  p_session.xp_earned := private.session_xp(p_session);
  p_session.completed_at := now();
  return p_session;
end;
$$;

-- A level that is known already need not be practiced from the start: with at least 80% of at least 8 answers correct, the
-- skills that were answered correctly are proficient.
create function private.promote_tested_skills(p_session public.learning_sessions) returns void
language sql set search_path = '' as $$
  update public.skill_progress p
  set evidence = greatest(p.evidence, 2), evidence_at = now()
  where p_session.kind = 'test_out' and p_session.problems_attempted >= 8
    and 5 * p_session.problems_correct >= 4 * p_session.problems_attempted
    and p.user_id = p_session.user_id
    and exists (select from public.learning_answers a
                where a.session_id = p_session.id and a.skill = p.skill and a.correct);
$$;

-- Where a person is learning now: the level of the last session about a level. A review has none, and a placement has the level
-- it resulted in.
create function private.learning_level(p_user_id uuid) returns text
language plpgsql stable as $$
begin
  return coalesce((
    select coalesce(s.placed_level, s.level_id) from public.learning_sessions s
    where s.user_id = p_user_id and (s.kind in ('practice', 'skill', 'test_out') or s.placed_level is not null)
    order by s.started_at desc, s.id limit 1), 'A1');
end;
$$;

-- Keeps the level in the profile when a session starts.
create function private.note_learning_level(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_level constant text := private.learning_level(p_user_id);
begin
  update public.profiles p set learning_level = v_level where p.id = p_user_id and p.learning_level <> v_level;
end;
$$;

-- Adds the session's XP, its day of the streak and the level of a placement to the profile, in one update. Only today and
-- yesterday can count.
create function private.reward_session(p_session public.learning_sessions) returns void
language plpgsql as $$
declare
  v_day constant date := private.day_of_session(p_session.id);
  v_streak integer;
begin
  if v_day >= private.day_key_at(now()) - 1 then
    v_streak := private.count_day(p_session.user_id, v_day);
  end if;
  update public.profiles p
  set total_xp = p.total_xp + p_session.xp_earned, current_streak = coalesce(v_streak, p.current_streak),
    learning_level = private.learning_level(p_session.user_id)
  where p.id = p_session.user_id;
end;
$$;

create function private.completed_session(p_session public.learning_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'problems_attempted', p_session.problems_attempted,
    'problems_correct', p_session.problems_correct,
    'accuracy', p_session.accuracy,
    'total_time_seconds', p_session.total_time_seconds,
    'average_time_per_problem', p_session.average_time_per_problem,
    'xp_earned', p_session.xp_earned,
    'total_xp', p.total_xp,
    'learning_level', p.learning_level,
    'current_streak', private.current_streak(p.id),
    'skills', private.skills_now(p.id,
      array(select a.skill from public.learning_answers a where a.session_id = p_session.id)))
  from public.profiles p where p.id = p_session.user_id;
$$;

-- The first level (A1, B1 or C1) of the path that a level belongs to. The levels of a path share their letter.
create function private.first_level_of_path(p_level text) returns text
language sql immutable strict set search_path = '' as $$
  select left(p_level, 1) || '1';
$$;

-- The latest placement of each path.
create function private.last_placements(p_user_id uuid) returns table (placed_level text, placed_skill text)
language sql stable set search_path = '' as $$
  select distinct on (private.first_level_of_path(s.placed_level)) s.placed_level, s.placed_skill
  from public.learning_sessions s
  where s.user_id = p_user_id and s.placed_level is not null
  order by private.first_level_of_path(s.placed_level), s.completed_at desc;
$$;

-- Placements are not part of the daily limit and can be repeated; this limit keeps an account from filling the table. Call it
-- with the player locked.
create function private.require_placement_quota(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from public.learning_sessions s where s.user_id = p_user_id and s.kind = 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(now()))) >= 10 then
    raise exception 'You can take ten placements a day. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- Practice and review sessions that were completed today. A placement is neither.
create function private.completed_today(p_user_id uuid, out practices integer, out reviews integer)
language plpgsql stable as $$
begin
  select count(*) filter (where s.kind <> 'review')::integer, count(*) filter (where s.kind = 'review')::integer
  into practices, reviews
  from public.learning_sessions s
  where s.user_id = p_user_id and s.kind <> 'placement'
    -- Sessions can be completed on the day after their start, but not later.
    and s.started_at >= private.day_begins_at(private.day_key_at(now()) - 1)
    and s.completed_at >= private.day_begins_at(private.day_key_at(now()));
end;
$$;

revoke execute on all functions in schema private from public;

-- Starts a session, once per id. `p_skill` is stored only for a session about one skill. Guests may call it in order to get the
-- specification's message.
create function public.start_learning_session(p_id uuid, p_kind text, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501', hint = 'not-signed-in';
  end if;
  v_user_id := private.lock_player();
  if not exists (select from public.learning_sessions s where s.id = p_id and s.user_id = v_user_id) then
    if p_id is null or not private.is_learning_level(p_level_id)
       or coalesce(p_kind not in ('skill', 'practice', 'review', 'placement', 'test_out'), true)
       or (p_kind = 'skill' and not private.is_skill(p_skill)) then
      raise exception 'This session cannot be started.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if p_kind = 'placement' then
      perform private.require_placement_quota(v_user_id);
    end if;
    perform private.require_session_quota(v_user_id, p_kind);
    insert into public.learning_sessions (id, user_id, kind, level_id, skill)
    values (p_id, v_user_id, p_kind,
      case when p_kind = 'placement' then private.first_level_of_path(p_level_id) else p_level_id end,
      case when p_kind = 'skill' then p_skill end)
    on conflict (id) do nothing;
    -- Refuses another player's id.
    perform private.own_learning_session(v_user_id, p_id);
    perform private.note_learning_level(v_user_id);
  end if;
  return jsonb_build_object('id', p_id, 'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.start_learning_session is '@nullable p_skill';
revoke execute on function public.start_learning_session from public, service_role;
grant execute on function public.start_learning_session to anon, authenticated;

create function public.learning_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_placed record;
begin
  v_user_id := private.require_player();
  select coalesce(jsonb_agg(p.placed_level order by p.placed_level), '[]') as levels,
    coalesce(jsonb_agg(p.placed_skill order by p.placed_level) filter (where p.placed_skill is not null), '[]') as skills
  into v_placed from private.last_placements(v_user_id) p;
  return private.day_at(now()) || jsonb_build_object(
    'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id),
    'placed_levels', v_placed.levels,
    'placed_skills', v_placed.skills,
    'learning_level', (select p.learning_level from public.profiles p where p.id = v_user_id),
    'skills', private.skills_now(v_user_id),
    'open_session', private.open_learning_session(v_user_id),
    'last_answers', private.last_answers(v_user_id),
    'reviews_due', private.reviews_due(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.learning_state from public, anon, service_role;
grant execute on function public.learning_state to authenticated;

-- Saves at most 30 answers, all or none. They may be sent again.
create function public.save_learning_answers(p_session_id uuid, p_answers jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_session public.learning_sessions;
  v_students uuid[];
  v_element jsonb;
  v_answer private.learning_answer;
  v_saved public.learning_answers;
  v_new public.learning_answers[] := '{}';
  v_skills text[] := '{}';
begin
  v_user_id := private.lock_player();
  v_session := private.own_learning_session(v_user_id, p_session_id);
  v_students := private.counting_students(v_session);
  if not coalesce(case when jsonb_typeof(p_answers) = 'array' then jsonb_array_length(p_answers) <= 30 end, false) then
    perform private.raise_malformed_answers('Send answers as a list of at most 30.');
  end if;
  for v_element in select e from jsonb_array_elements(p_answers) with ordinality r (e, position) order by position loop
    v_answer := private.parse_learning_answer(v_element);
    v_skills := v_skills || v_answer.skill;
    v_saved := private.save_answer(v_session, v_answer);
    continue when v_saved.id is null;
    v_new := v_new || v_saved;
    if v_students <> '{}' then
      perform private.count_for_classes(v_user_id, v_students, v_answer);
    end if;
  end loop;
  perform private.count_answers(v_user_id, v_new);
  return jsonb_build_object('skills', private.skills_now(v_user_id, v_skills));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_learning_answers from public, anon, service_role;
grant execute on function public.save_learning_answers to authenticated;

-- Repeating the call returns the same figures. `p_placed_level` and `p_placed_skill`, where to start, are stored for a placement
-- only, and the level must be one of its path. The hint of that refusal makes a device drop the session instead of sending it forever.
create function public.complete_learning_session(p_session_id uuid, p_placed_level text, p_placed_skill text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_session public.learning_sessions;
begin
  v_user_id := private.lock_player();
  v_session := private.own_learning_session(v_user_id, p_session_id);
  if v_session.completed_at is null then
    if p_placed_level is not null and not private.is_learning_level(p_placed_level) then
      raise exception 'Unknown level.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if p_placed_skill is not null and (p_placed_level is null or not private.is_skill(p_placed_skill)) then
      perform private.raise_malformed_answers('A placement ends with a skill and its level.');
    end if;
    if v_session.kind = 'placement'
       and private.first_level_of_path(p_placed_level) <> private.first_level_of_path(v_session.level_id) then
      perform private.raise_malformed_answers('A placement ends with a level of its own path.');
    end if;
    v_session := private.with_totals(v_session);
    update public.learning_sessions s set
      problems_attempted = v_session.problems_attempted,
      problems_correct = v_session.problems_correct,
      accuracy = v_session.accuracy,
      total_time_seconds = v_session.total_time_seconds,
      average_time_per_problem = v_session.average_time_per_problem,
      xp_earned = v_session.xp_earned,
      completed_at = v_session.completed_at,
      placed_level = case when s.kind = 'placement' then p_placed_level end,
      placed_skill = case when s.kind = 'placement' then p_placed_skill end
    where s.id = v_session.id;
    perform private.promote_tested_skills(v_session);
    perform private.note_mixed_session(v_session);
    perform private.reward_session(v_session);
    perform private.count_session(v_session);
  end if;
  return private.completed_session(v_session);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.complete_learning_session is '@nullable p_placed_level';
revoke execute on function public.complete_learning_session from public, anon, service_role;
grant execute on function public.complete_learning_session to authenticated;

-- Starts a session about one skill for the caller that a guest played on this device. The first one of each path is not part of
-- the daily limit; further ones are ordinary sessions, so signing out and in again gains nothing.
create function public.migrate_guest_session(p_id uuid, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  if p_id is not null and private.is_learning_level(p_level_id) and private.is_skill(p_skill) and not exists (
    select from public.learning_sessions s where s.user_id = v_user_id and s.by_guest
      and private.first_level_of_path(s.level_id) = private.first_level_of_path(p_level_id)) then
    insert into public.learning_sessions (id, user_id, kind, level_id, skill, by_guest)
    values (p_id, v_user_id, 'skill', p_level_id, p_skill, true)
    on conflict (id) do nothing;
    perform private.note_learning_level(v_user_id);
  end if;
  -- It refuses malformed sessions and other players' ids, and does not restart an existing session.
  return public.start_learning_session(p_id, 'skill', p_level_id, p_skill);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.migrate_guest_session from public, anon, service_role;
grant execute on function public.migrate_guest_session to authenticated;
