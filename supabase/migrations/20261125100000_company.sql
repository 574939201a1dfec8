-- What boards, sheets of friends and classes have in common: names that other people read, invitation codes, reports.
select set_config('lock_timeout', '2s', true);

-- Letters of other scripts that look like Latin ones, as those.
create function private.latin_look(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  -- Capitals of Greek first: the small letters of some do not look like them.
  select translate(regexp_replace(
      lower(translate(normalize(p_text, NFKD), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ@|!$ıɑłŁøØ', 'abezhikmnoptyxaliisialloo')),
      '[\u0300-\u036f]', '', 'g'),
    'авезікмнорстухјѕԁԛԝαεικνορτυχ', 'abe3ikmhopctyxjsdqwaeikvoptux');
$$;

-- A name as it is stored: one line, without characters that show nothing. Any script, up to 40 characters. What a username
-- may not claim, this may not either.
create function private.shared_name(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_name text := (
    select string_agg(private.visible_text(w.word), ' ' order by w.place)
    from regexp_split_to_table(normalize(coalesce(p_name, ''), NFC), '[[:space:]\u00a0\u3000]+')
      with ordinality w (word, place)
    where private.visible_text(w.word) <> '');
  v_look constant text := btrim(regexp_replace(private.latin_look(v_name), '[^a-z0-9]+', '_', 'g'), '_');
begin
  -- Marks on top of each other would run over other lines.
  v_name := regexp_replace(v_name, '([\u0300-\u036f]{2})[\u0300-\u036f]+', '\1', 'g');
  if v_name is null or char_length(v_name) > 40 then
    raise exception 'Please enter a name of 1 to 40 characters.' using errcode = '22023', hint = 'name-malformed';
  end if;
  if v_look <> '' and private.is_reserved_username(v_look) then
    raise exception 'Please choose another name.' using errcode = '22023', hint = 'name-reserved';
  end if;
  return v_name;
end;
$$;

-- 26 characters of 32: 130 random bits. The alphabet has no i, l, o and u.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(r.bytes, i) & 31) + 1, 1), '' order by i)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 25) i;
$$;

-- A code as somebody typed or pasted it: without spaces and hyphens, and with the letters that are taken for digits. Null when
-- it cannot be one.
create function private.read_code(p_code text) returns text
language sql immutable set search_path = '' as $$
  select c.code from (
    select translate(lower(regexp_replace(p_code, '[[:space:]-]+', '', 'g')), 'ilo', '110') as code) c
  where c.code ~ '^[0-9a-hjkmnp-tv-z]{26}$';
$$;

-- Who entered a code that is none: the audit of guesses. A year later they go.
create table private.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('friends_sheet', 'class')),
  entered_at timestamptz not null default now()
);
create index wrong_codes_by_player on private.wrong_codes (user_id);
create index wrong_codes_by_time on private.wrong_codes (entered_at);

-- Counts one try to enter a code: twenty in an hour, whether right or wrong. Returns the seconds to wait, or 0. A caller that
-- finds no such code must return and not raise, as the count would go with the transaction.
create function private.count_code_try(p_user_id uuid) returns integer
language sql volatile set search_path = '' as $$
  select public.count_try('code:person:' || p_user_id, 20, 3600);
$$;

create function private.note_wrong_code(p_user_id uuid, p_kind text) returns void
language sql volatile set search_path = '' as $$
  delete from private.wrong_codes where entered_at < now() - interval '1 year';
  insert into private.wrong_codes (user_id, kind) values (p_user_id, p_kind);
$$;

-- Names that somebody found wrong. One report of a person for each name; an operator settles all reports of it at once.
create table private.name_reports (
  id uuid primary key default gen_random_uuid(),
  reported_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('username', 'sheet_name', 'class_name', 'pupil_name')),
  -- The id of the row that has the name: a profile, a sheet, a class, a place in a class.
  subject_id uuid not null,
  name text not null,
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint name_reports_once unique (reported_by, kind, subject_id, name)
);
create index name_reports_by_subject on private.name_reports (subject_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['wrong_codes', 'name_reports'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
  end loop;
end;
$$;

-- Keeps a report. The caller has found out that this person may see the name.
create function private.report_name(p_user_id uuid, p_kind text, p_subject_id uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  if public.count_try('report:person:' || p_user_id, 20, 86400) > 0 then
    raise exception 'You reported many names today. Please write to us.' using errcode = 'PT429', hint = 'too-many-reports';
  end if;
  insert into private.name_reports (reported_by, kind, subject_id, name) values (p_user_id, p_kind, p_subject_id, p_name)
  -- A name that was settled and is reported again is open again.
  on conflict on constraint name_reports_once do update set settled_at = null, reported_at = now()
    where name_reports.settled_at is not null;
end;
$$;

-- Attach it to each table with names that are reported: with a person, a sheet or a class the reports of its name go.
create function private.forget_name_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.name_reports n where n.subject_id = old.id;
  return null;
end;
$$;
create trigger forget_name_reports after delete on public.profiles
  for each row execute function private.forget_name_reports();

-- A username that was removed: the person chooses another in their settings, and meanwhile has one that says nothing.
create function private.remove_username(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update public.profiles set username = 'player_' || substr(private.new_code(), 1, 9)
  where id = p_subject_id and username = p_name;
$$;

-- For an operator: the open reports, the name with the most first.
create function public.reported_names() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.reports desc, r.first_reported_at), '[]') from (
    select n.kind, n.subject_id, n.name, count(*) as reports, min(n.reported_at) as first_reported_at
    from private.name_reports n where n.settled_at is null
    group by n.kind, n.subject_id, n.name) r;
$$;

-- Settles all reports of a name: it stays, or `private.remove_<kind>()` takes it away, where it is still the name. Each kind has such
-- a function in the migration of its table.
create function public.settle_reported_name(p_kind text, p_subject_id uuid, p_name text, p_remove boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.name_reports set settled_at = now()
  where kind = p_kind and subject_id = p_subject_id and name = p_name and settled_at is null;
  if not found then
    raise exception 'There is no open report of this name.' using errcode = '22023', hint = 'unknown-report';
  end if;
  if p_remove then
    execute format('select private.%I($1, $2)', 'remove_' || p_kind) using p_subject_id, p_name;
  end if;
end;
$$;
comment on function public.settle_reported_name(text, uuid, text, boolean) is '@returns not null';

-- As before. What a person reported is theirs, but not whom it is about: the id of another account is in no response.
create or replace function private.page_statement(p_table regclass, p_condition text, p_most integer) returns text
language sql stable set search_path = '' as $$
  select format('select to_jsonb(p.r) - ''subject_id'' as row, p.key from (
      select r, jsonb_build_array(%s) as key from %s r
      where (%s) and ($2 is null or (%s) > (%s)) order by %s limit %s) p',
    k.columns, p_table, p_condition, k.columns, k.values, k.columns, p_most)
  from (
    select string_agg(format('r.%I', o.name), ', ' order by o.place) as columns,
      string_agg(format('($2 ->> %s)::%s', o.place - 1, format_type(a.atttypid, a.atttypmod)), ', ' order by o.place) as values
    from unnest(private.page_order(p_table)) with ordinality o (name, place)
    join pg_catalog.pg_attribute a on a.attrelid = p_table and a.attname = o.name) k;
$$;

-- As before, but old rows that another call is removing are left to it: nobody waits for them.
create or replace function public.count_try(p_subject text, p_limit integer, p_window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_limit private.rate_limits;
begin
  delete from private.rate_limits where subject_digest in (
    select l.subject_digest from private.rate_limits l
    where l.resets_at < now() - interval '1 day' limit 100 for update skip locked);
  insert into private.rate_limits as l (subject_digest, tries, resets_at)
  values (private.rate_limit_digest(p_subject), 1, clock_timestamp() + make_interval(secs => p_window_seconds))
  on conflict (subject_digest) do update set
    tries = case when l.resets_at <= clock_timestamp() then 1 else least(l.tries + 1, p_limit + 1) end,
    resets_at = case when l.resets_at <= clock_timestamp() then excluded.resets_at else l.resets_at end
  returning * into v_limit;
  if v_limit.tries <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_limit.resets_at - clock_timestamp())))::integer;
end;
$$;

-- What the members of a group see of each other: no more than this.
create function private.shown_player(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('username', p.username, 'profile_color', p.profile_color, 'country', p.country)
  from public.profiles p where p.id = p_user_id;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.reported_names(), public.settle_reported_name(text, uuid, text, boolean)
  from public, anon, authenticated;
grant execute on function public.reported_names(), public.settle_reported_name(text, uuid, text, boolean) to service_role;
