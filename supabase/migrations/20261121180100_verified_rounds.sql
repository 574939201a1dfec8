-- A timed round counts as a best when the server started it, and its own clock and the published sheet agree with it.
-- Any other round is kept all the same.

alter type private.result add attribute ticket uuid;

-- null: nothing to verify, as of a drill, or saved before rounds were verified. Only false is no best.
alter table public.game_sessions add column verified boolean;

drop index public.game_sessions_by_score;
drop index public.game_sessions_by_answering;
create index game_sessions_by_score on public.game_sessions (user_id, game_type, score desc)
  where verified is not false;
create index game_sessions_by_answering on public.game_sessions (user_id, game_type, answered_by, score desc)
  where verified is not false;

create or replace function private.best_score(p_user_id uuid, p_game_type text, p_except uuid default null)
returns integer
language sql stable set search_path = '' as $$
  select s.score from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.verified is not false
    and s.id is distinct from p_except
  order by s.score desc limit 1;
$$;

create or replace function private.best_score_by(
  p_user_id uuid, p_game_type text, p_answered_by text, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.score from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.answered_by = p_answered_by
    and s.verified is not false and s.id is distinct from p_except
  order by s.score desc limit 1;
$$;

create or replace function private.standing(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when s.practice then jsonb_build_object(
      'personal_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count),
      'previous_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count, s.id))
    else jsonb_build_object(
      'personal_best', private.best_score_by(s.user_id, s.game_type, s.answered_by),
      'previous_best', private.best_score_by(s.user_id, s.game_type, s.answered_by, s.id)) end
    || case when s.verified is null then '{}' else jsonb_build_object('verified', s.verified) end
  from public.game_sessions s where s.id = p_id;
$$;

-- A round cannot end before its time. After it, the result has half a minute to arrive: a longer one would be time to
-- look the answers up. The second is for clocks that do not run equally fast.
create function private.arrives_on_time(p_started_at timestamptz, p_seconds integer) returns boolean
language sql stable set search_path = '' as $$
  select now() between p_started_at + make_interval(secs => p_seconds - 1)
    and p_started_at + make_interval(secs => p_seconds + 30);
$$;

-- Each question of the sheet from the first, in its order. Only the last one may be without an answer. An answer takes a
-- person a quarter of a second on average, to read the question alone.
create function private.follows_sheet(p_answers jsonb, p_sheet public.round_sheets) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(
      a.given ->> 'question' = p_sheet.questions[a.place]
      and a.given -> 'correct_answer' = to_jsonb(p_sheet.correct_answers[a.place])
      and (a.given -> 'answer' <> 'null' or a.place = jsonb_array_length(p_answers)), false)), false)
    and coalesce(avg((a.given ->> 'milliseconds')::numeric) filter (where a.given -> 'answer' <> 'null') >= 250, true)
  from jsonb_array_elements(p_answers) with ordinality a (given, place);
$$;

-- Uses the ticket of a timed round up; returns whether the round is verified. Another player's ticket, one that was used
-- before, and none are the same. Call it with the player locked.
create function private.use_ticket(p_user_id uuid, p_result private.result) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_ticket public.round_tickets;
  v_seconds integer;
  v_sheet public.round_sheets;
begin
  update public.round_tickets t set used_for = p_result.id
  where t.id = p_result.ticket and t.user_id = p_user_id and t.used_for is null
  returning t.* into v_ticket;
  if not found or p_result.by_guest or p_result.answers is null
     or v_ticket.game_type <> p_result.game_type or v_ticket.answered_by <> p_result.answered_by then
    return false;
  end if;
  select g.seconds into v_seconds from public.games g where g.game_type = v_ticket.game_type;
  select s.* into v_sheet from public.round_sheets s
  where s.game_type = v_ticket.game_type and s.sheet = v_ticket.sheet;
  return private.arrives_on_time(v_ticket.started_at, v_seconds) and private.follows_sheet(p_result.answers, v_sheet);
end;
$$;

create or replace function private.keep_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
  v_kept constant jsonb :=
    case when p_result.answers is null then '{}' else jsonb_build_object('answers', p_result.answers) end;
begin
  if coalesce(p_result.answered_by not in ('choosing', 'typing'), true) or octet_length(v_kept::text) > 16384
     or not private.adds_up(v_game, p_result) then
    raise exception 'This round does not add up.' using errcode = '22023', hint = 'malformed-round';
  end if;
  perform private.require_room_today(p_user_id, false);
  insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
    completed_at, session_data, verified)
  values (p_result.id, p_user_id, p_result.game_type, p_result.answered_by, p_result.score,
    p_result.completion_time_seconds, p_result.accuracy, private.finished_at(p_result.finished_at), v_kept,
    case v_game.kind when 'timed_round' then private.use_ticket(p_user_id, p_result) end)
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
end;
$$;

-- One group for each kind of result that can be compared: a game, daily or practice with as many givens, answered by
-- choosing or by typing. Each has figures of all, of the last days, of as many before them, and of each day.
--
-- Times with hints do not count. A best time of a daily is one that the server measured, and a best score of a timed
-- round is one that it verified.
create or replace function private.progress_games(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  with results as (
    select s.game_type, s.practice, s.givens_count, s.answered_by, s.score, private.day_key_at(s.completed_at) as day,
      case when s.hints_used = 0 then s.completion_time_seconds end as seconds,
      case when s.verified is not false then s.score end as best_score,
      case when s.hints_used = 0 and r.time_verified is not false then s.completion_time_seconds end as best_seconds
    from public.game_sessions s left join public.daily_grid_results r on r.id = s.id
    where s.user_id = p_user_id and s.completed_at >= coalesce(private.day_begins_at(p_from), '-infinity')
  ), figures as (
    select r.game_type, r.practice, r.givens_count, r.answered_by, b.bucket, jsonb_build_object(
      'played', count(*),
      'best_seconds', min(r.best_seconds),
      'median_seconds', round((percentile_cont(0.5) within group (order by r.seconds))::numeric, 1),
      'best_score', max(r.best_score),
      'median_score', round((percentile_cont(0.5) within group (order by r.score))::numeric, 1)) as figures
    from results r, private.day_key_at(now()) today, private.compared_days(p_from) days,
      lateral (values ('all'), (r.day::text), (
        case when r.day > today - days then 'last' when r.day > today - 2 * days then 'before' end)) b (bucket)
    where b.bucket is not null
    group by r.game_type, r.practice, r.givens_count, r.answered_by, b.bucket
  ), groups as (
    select jsonb_build_object(
      'game_type', f.game_type, 'practice', f.practice, 'givens_count', f.givens_count, 'answered_by', f.answered_by,
      'days', jsonb_agg(jsonb_build_object('day_key', f.bucket) || f.figures order by f.bucket)
        filter (where f.bucket not in ('all', 'last', 'before')))
      || jsonb_build_object('last', null, 'before', null)
      || jsonb_object_agg(f.bucket, f.figures) filter (where f.bucket in ('all', 'last', 'before')) as json
    from figures f
    group by f.game_type, f.practice, f.givens_count, f.answered_by
    order by f.game_type, f.practice, f.givens_count, f.answered_by
  )
  select coalesce(jsonb_agg(g.json), '[]') from groups g;
$$;

revoke execute on all functions in schema private from public;
