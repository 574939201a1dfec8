-- Exports page by page. A page ends after 256 kB, so an ordinary account is one page, and no call makes megabytes. `next`
-- is what to ask for then; null on the last page. Pages follow keys that never change: no row is lost or doubled at a border
-- while rows are added.

-- The columns by which the rows of a table are read, one of each key. The tables that grow have an index for it that begins
-- with the player.
create function private.page_order(p_table regclass) returns text[]
language sql stable set search_path = '' as $$
  select case p_table
    when 'public.game_sessions'::regclass then array['saved_at', 'id']
    when 'public.learning_answers'::regclass then array['saved_at', 'session_id', 'place']
    when 'public.learning_sessions'::regclass then array['started_at', 'id']
    else (
      select array_agg(a.attname::text order by array_position(c.conkey, a.attnum))
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.conrelid = p_table and c.contype = 'p') end;
$$;

-- Statement that reads rows after the key $2, a list of texts; null: from the first. `p_condition` finds the rows of the
-- player $1. Only rows that are read are made to JSON: not before they are in order.
create function private.page_statement(p_table regclass, p_condition text, p_most integer) returns text
language sql stable set search_path = '' as $$
  select format('select to_jsonb(p.r) as row, p.key from (
      select r, jsonb_build_array(%s) as key from %s r
      where (%s) and ($2 is null or (%s) > (%s)) order by %s limit %s) p',
    k.columns, p_table, p_condition, k.columns, k.values, k.columns, p_most)
  from (
    select string_agg(format('r.%I', o.name), ', ' order by o.place) as columns,
      string_agg(format('($2 ->> %s)::%s', o.place - 1, format_type(a.atttypid, a.atttypmod)), ', ' order by o.place) as values
    from unnest(private.page_order(p_table)) with ordinality o (name, place)
    join pg_catalog.pg_attribute a on a.attrelid = p_table and a.attname = o.name) k;
$$;

-- The next rows of a player in some tables, which are read one after the other: `tables`, by the name of the table, and
-- `next`. `p_after` is a `next` of before: {"table": …, "key": […]}.
create function private.page_of_rows(p_user_id uuid, p_tables text[], p_conditions text[], p_after jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_room integer := 262144;
  v_most constant integer := 2000;
  v_tables jsonb := '{}';
  v_rows jsonb[];
  v_row record;
  v_key jsonb := p_after -> 'key';
begin
  if p_after is not null and (p_after ->> 'table' = any (p_tables)) is not true then
    raise exception 'There is no such page.' using errcode = '22023', hint = 'unknown-page';
  end if;
  for i in coalesce(array_position(p_tables, p_after ->> 'table'), 1) .. cardinality(p_tables) loop
    v_rows := '{}';
    for v_row in execute private.page_statement(p_tables[i]::regclass, p_conditions[i], v_most + 1) using p_user_id, v_key loop
      -- It is known only here that there is one more.
      if v_room <= 0 then
        return jsonb_build_object('tables', v_tables || jsonb_build_object(p_tables[i], to_jsonb(v_rows)),
          'next', jsonb_build_object('table', p_tables[i], 'key', v_key));
      end if;
      v_rows := v_rows || v_row.row;
      v_key := v_row.key;
      v_room := v_room - greatest(octet_length(v_row.row::text), 262144 / v_most + 1);
    end loop;
    v_tables := v_tables || jsonb_build_object(p_tables[i], to_jsonb(v_rows));
    v_key := null;
  end loop;
  return jsonb_build_object('tables', v_tables, 'next', null);
end;
$$;

drop function public.export_my_data();
create function public.export_my_data(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.admit_reader('export');
  v_names text[];
  v_conditions text[];
  v_page jsonb;
  v_sessions jsonb := '[]';
begin
  perform private.require_open_session();
  select array_agg(t.name order by t.name), array_agg(t.condition order by t.name) into v_names, v_conditions
  from private.tables_of_players() t;
  v_page := private.page_of_rows(v_user_id, v_names, v_conditions, nullif(p_after, 'null'));
  -- Where the account is signed in; the tokens are not shown.
  if to_regclass('auth.sessions') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''created_at'', s.created_at, ''ip'', s.ip,
      ''user_agent'', s.user_agent)), ''[]'') from auth.sessions s where s.user_id = $1'
      into v_sessions using v_user_id;
  end if;
  return jsonb_build_object('exported_at', now(), 'account', private.export_account(v_user_id), 'sessions', v_sessions,
    'tables', (select jsonb_object_agg(regexp_replace(t.name, '^public\.', ''), t.rows)
               from jsonb_each(v_page -> 'tables') t (name, rows)),
    'next', v_page -> 'next');
end;
$$;
comment on function public.export_my_data(jsonb) is '@nullable p_after';

-- The rows of a page of one table, without the player's id.
create function private.own_rows(p_page jsonb, p_table text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(r.row - 'user_id' order by r.place), '[]')
  from jsonb_array_elements(coalesce(p_page -> 'tables' -> p_table, '[]')) with ordinality r (row, place);
$$;

drop function public.export_progress();
-- As before, page by page. The skills, at most 500, are on the first page.
create function public.export_progress(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.admit_reader('export');
  v_names constant text[] := array['public.daily_activity', 'public.daily_grid_results', 'public.learning_sessions',
    'public.review_cards', 'public.learning_answers', 'public.game_sessions'];
  -- The null of JSON asks for the first page too.
  v_after constant jsonb := nullif(p_after, 'null');
  v_page jsonb;
begin
  perform private.require_open_session();
  if not (select p.is_subscribed from public.profiles p where p.id = v_user_id) then
    raise exception 'Exporting progress is part of Elite Access.' using errcode = '42501', hint = 'subscribers-only';
  end if;
  v_page := private.page_of_rows(v_user_id, v_names, array_fill('r.user_id = $1'::text, array[cardinality(v_names)]),
    v_after);
  return jsonb_build_object(
    'exported_at', now(),
    'sessions', private.own_rows(v_page, 'public.learning_sessions'),
    'answers', private.own_rows(v_page, 'public.learning_answers'),
    'skills', case when v_after is null then private.skills_now(v_user_id) else '[]' end,
    'cards', private.own_rows(v_page, 'public.review_cards'),
    'results', private.own_rows(v_page, 'public.game_sessions'),
    'dailies', private.own_rows(v_page, 'public.daily_grid_results'),
    'days', private.own_rows(v_page, 'public.daily_activity'),
    'next', v_page -> 'next');
end;
$$;
comment on function public.export_progress(jsonb) is '@nullable p_after';
drop function private.own_rows(regclass, uuid, text);

revoke execute on all functions in schema private from public;
revoke execute on function public.export_my_data(jsonb), public.export_progress(jsonb) from public, anon, service_role;
grant execute on function public.export_my_data(jsonb), public.export_progress(jsonb) to authenticated;
