-- What the owner of an account can do with all of its data: take it along, and delete it.

-- The caller's id; nothing is locked. `private.lock_player()` is for calls that write.
create function private.require_player() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  if not exists (select from public.profiles p where p.id = v_user_id) then
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  return v_user_id;
end;
$$;

-- The tables of a player's rows: those that are deleted with the account. `condition` finds the rows of the user $1.
-- It is read from the foreign keys, so that a new table is exported as soon as it exists.
create function private.tables_of_players() returns table (name text, condition text)
language sql stable set search_path = '' as $$
  select c.conrelid::regclass::text, string_agg(format('%I = $1', a.attname), ' or ')
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confdeltype = 'c'
    and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
    and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
  group by c.conrelid;
$$;

-- The account itself. What the auth server does not have is null: the columns differ between its versions. The
-- metadata are the answers of the sign-up; on a plain Postgres they are stored as a JSON string.
create function private.export_account(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id,
    'email', u.email,
    'email_confirmed_at', u.email_confirmed_at,
    'created_at', r.account -> 'created_at',
    'last_sign_in_at', r.account -> 'last_sign_in_at',
    'metadata', case jsonb_typeof(r.account -> 'raw_user_meta_data')
      when 'string' then (r.account ->> 'raw_user_meta_data')::jsonb else r.account -> 'raw_user_meta_data' end)
  from auth.users u, to_jsonb(u) r (account)
  where u.id = p_user_id;
$$;

-- A token is good for up to an hour after its session ended, by a sign-out or by a new password. It must not be enough to
-- take all data along or to delete the account. A token that names no session cannot be checked.
create function private.require_open_session() returns void
language plpgsql stable set search_path = '' as $$
declare
  v_session_id constant text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
  v_open boolean := true;
begin
  if v_session_id is not null and to_regclass('auth.sessions') is not null then
    execute 'select exists (select from auth.sessions s where s.id::text = $1 and s.user_id = $2)'
      into v_open using v_session_id, auth.uid();
  end if;
  if not v_open then
    raise exception 'Your session is over. Please sign in again.' using errcode = '42501', hint = 'session-over';
  end if;
end;
$$;

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_table record;
  v_rows jsonb;
  v_tables jsonb := '{}';
  v_sessions jsonb := '[]';
begin
  perform private.require_open_session();
  for v_table in select t.name, t.condition from private.tables_of_players() t loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where %s', v_table.name, v_table.condition)
      into v_rows using v_user_id;
    v_tables := v_tables || jsonb_build_object(regexp_replace(v_table.name, '^public\.', ''), v_rows);
  end loop;
  -- Where the account is signed in; the tokens are not shown.
  if to_regclass('auth.sessions') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''created_at'', s.created_at, ''ip'', s.ip,
      ''user_agent'', s.user_agent)), ''[]'') from auth.sessions s where s.user_id = $1'
      into v_sessions using v_user_id;
  end if;
  return jsonb_build_object('exported_at', now(), 'account', private.export_account(v_user_id),
    'sessions', v_sessions, 'tables', v_tables);
end;
$$;

-- Payments cancel a subscription before the account goes: afterwards the link to it would be lost, and the card would be
-- charged on. An unknown status counts as live.
create function private.has_live_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select p.stripe_subscription_id is not null
       and coalesce(p.subscription_status, '') not in ('canceled', 'incomplete_expired', 'inactive')
    from public.profiles p where p.id = p_user_id), false);
$$;

-- Deletes the account with all its rows, by the foreign keys, and with its sessions. `user_id_to_delete` is the
-- caller's own id.
create function public.delete_user_account(user_id_to_delete uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  perform private.require_open_session();
  if user_id_to_delete is distinct from v_user_id then
    raise exception 'You can only delete your own account.' using errcode = '42501', hint = 'not-your-account';
  end if;
  if private.has_live_subscription(v_user_id) then
    raise exception 'Please cancel your subscription first. Then you can delete your account.'
      using errcode = 'PT409', hint = 'subscription-live';
  end if;
  delete from auth.users u where u.id = v_user_id;
end;
$$;
comment on function public.delete_user_account(uuid) is '@returns not null';

-- As before, but a token that outlives its account gets the same reason as everywhere else.
create or replace function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_profile public.profiles;
begin
  select p.* into v_profile from public.profiles p where p.id = v_user_id;
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', v_profile.total_xp,
    'learning_level', private.learning_level_for(v_profile.total_xp),
    'level_progress_percent', private.level_progress_percent(v_profile.total_xp),
    'current_streak', private.current_streak(v_user_id),
    'learning_sessions_today', (
      select count(*) from public.learning_sessions s where s.user_id = v_user_id
        and s.started_at >= private.day_begins_at(private.day_key_at(now()))),
    'learning_sessions_limit', case when not v_profile.is_subscribed then 3 end,
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.export_my_data(), public.delete_user_account(uuid) from public, anon, service_role;
grant execute on function public.export_my_data(), public.delete_user_account(uuid) to authenticated;
