-- The first session of each path is open to guests. The account that signs up or signs in on their device takes it over.
select set_config('lock_timeout', '2s', true);

alter table public.learning_sessions add column by_guest boolean not null default false;

-- Started today, as far as they are counted: no placements, no reviews, and not what a guest did before.
create or replace function private.sessions_today(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.learning_sessions s
  where s.user_id = p_user_id and s.kind not in ('placement', 'review') and not s.by_guest
    and s.started_at >= private.day_begins_at(private.day_key_at(now()));
$$;

-- As before. A session of a guest was over, or half done, before the server heard of it: its seconds are the device's word,
-- up to ten minutes for an answer. An account has at most three of them in all its life.
create or replace function private.seconds_that_count(p_session public.learning_sessions, p_claimed numeric) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, trunc(least(p_claimed, 600, case when not p_session.by_guest then
    extract(epoch from now() - p_session.started_at)::numeric - (
      select coalesce(sum(a.seconds), 0) from public.learning_answers a where a.session_id = p_session.id) end), 1));
$$;

-- Starts, for the caller, a session about one skill that a guest played on this device. The first one of each path is not
-- counted among the sessions of a day; any other is an ordinary session: who signs out and in again gains nothing.
create function public.take_over_learning_session(p_id uuid, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  if p_id is not null and private.is_learning_level(p_level_id) and private.is_skill(p_skill) and not exists (
    select from public.learning_sessions s where s.user_id = v_user_id and s.by_guest
      and private.first_level_of_path(s.level_id) = private.first_level_of_path(p_level_id)) then
    insert into public.learning_sessions (id, user_id, kind, level_id, skill, by_guest)
    values (p_id, v_user_id, 'skill', p_level_id, p_skill, true)
    on conflict (id) do nothing;
  end if;
  -- It refuses what is malformed or another player's, and what is there already is not started again.
  return public.start_learning_session(p_id, 'skill', p_level_id, p_skill);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.take_over_learning_session(uuid, text, text) from public, anon, service_role;
grant execute on function public.take_over_learning_session(uuid, text, text) to authenticated;
