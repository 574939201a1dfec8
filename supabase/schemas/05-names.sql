-- Names that other people read (usernames, and names of groups, classes and students), reports of such names, and invitation
-- codes.

-- Wrong invitation codes, as an audit of guessing. Rows are kept for a year.
create table private.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  -- Null for a guest, who can only enter the code of a challenge.
  user_id uuid references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('friend_group', 'class', 'challenge')),
  entered_at timestamptz not null default now()
);

create index wrong_codes_by_player on private.wrong_codes (user_id);
create index wrong_codes_by_time on private.wrong_codes (entered_at);

alter table private.wrong_codes enable row level security, force row level security;

-- Each person reports a name once; an operator settles all reports of a name together.
create table private.name_reports (
  id uuid primary key default gen_random_uuid(),
  reported_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('username', 'group_name', 'class_name', 'student_name')),
  -- The row that has the name: a profile, a friend group, a class or a membership in a class.
  subject_id uuid not null,
  name text not null,
  reported_at timestamptz not null default now(),
  resolved_at timestamptz,
  constraint name_reports_once unique (reported_by, kind, subject_id, name)
);

create index name_reports_by_subject on private.name_reports (subject_id);

alter table private.name_reports enable row level security, force row level security;

-- Removes characters that show nothing: spaces of all kinds, control, zero-width and bidi characters, blank letters of Hangul
-- and Braille, variation selectors. The profile form has the same list.
create function private.visible_text(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(p_text,
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]',
    '', 'g');
$$;

-- Usernames that look the same at a glance have the same skeleton. A unique index depends on this function: changing it means
-- rebuilding that index.
create function private.username_skeleton(p_username text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(replace(
    translate(replace(lower(p_username), '_', ''), '01l5', 'oiis'), 'rn', 'm'), 'vv', 'w');
$$;

-- The roles that update a username need it for the unique index.
grant execute on function private.username_skeleton to authenticated, service_role;

create unique index profiles_username_skeleton_key on public.profiles (private.username_skeleton(username));

-- A pattern that matches everything that looks like the word, such as `4dmin` or `aclmin`. It is stricter than
-- `private.username_skeleton()`. One sign can read as several letters (6 as b or g), so each letter gets a pattern instead of
-- each name a normal form. Underscores between letters do not change the look.
create function private.look_alike_pattern(p_word text) returns text
language sql immutable strict set search_path = '' as $$
  select string_agg(case letter
      when 'a' then '[a4]' when 'b' then '[b68]' when 'd' then '(d|c_*[l1i])' when 'e' then '[e3]' when 'g' then '[g69q]'
      when 'i' then '[i1l]' when 'l' then '[l1i]' when 'm' then '(m|r_*n)' when 'o' then '[o0]' when 'q' then '[qg9]'
      when 's' then '[s5]' when 't' then '[t7]' when 'u' then '[uv]' when 'v' then '[vu]' when 'w' then '(w|v_*v)'
      when 'z' then '[z2]' else letter
    end, '_*' order by position)
  from regexp_split_to_table(replace(p_word, '_', ''), '') with ordinality as letters (letter, position);
$$;

-- Three lists, each only as strict as real names allow: `team_rocket`, `square_root` and `user42` are free.
create function private.is_reserved_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$
  select lower(p_username) ~ ('^_+$|' || private.look_alike_pattern('ninefold'))
    -- As the whole name.
    or exists (
      select from unnest(array[
        'abuse', 'account', 'accounts', 'anonymous', 'auth', 'contact', 'deleted', 'everyone', 'guest', 'help', 'info',
        'legal', 'nobody', 'null', 'owner', 'privacy', 'root', 'sales', 'service', 'system', 'team', 'undefined', 'user'
      ]) word where lower(p_username) ~ ('^_*' || private.look_alike_pattern(word) || '_*$'))
    -- Also as a part between underscores, with or without a number: `the_real_admin`, `support24`.
    or exists (
      select from unnest(array[
        'admin', 'administrator', 'admins', 'billing', 'helpdesk', 'mod', 'moderator', 'moderators', 'mods', 'no_reply', 'official',
        'payments', 'postmaster', 'security', 'staff', 'superuser', 'support', 'sysadmin', 'webmaster'
      ]) word where lower(p_username) ~ ('(^|_)[0-9]*' || private.look_alike_pattern(word) || '[0-9]*(_|$)'));
$$;

-- A username can be changed but not removed, because boards, friend groups and challenges show it.
create function private.check_profile_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.first_name is distinct from old.first_name
     and lower(private.visible_text(coalesce(new.first_name, ''))) in ('', 'user') then
    raise exception 'Please enter your actual first name.'
      using errcode = '22023', hint = 'first-name-required';
  end if;
  if new.last_name is distinct from old.last_name and private.visible_text(new.last_name) = '' then
    raise exception 'The last name has no visible characters.' using errcode = '22023', hint = 'last-name-invisible';
  end if;
  if old.username is not null and new.username is null then
    raise exception 'A username can be changed but not removed.' using errcode = '22023', hint = 'username-required';
  end if;
  -- The code and words of a taken name: for the person it is the same.
  if new.username is distinct from old.username and private.is_reserved_username(new.username) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-reserved';
  end if;
  return new;
end;
$$;

create trigger check_profile_names before update on public.profiles
  for each row
  when (row(old.first_name, old.last_name, old.username) is distinct from row(new.first_name, new.last_name, new.username))
  execute function private.check_profile_names();

-- Replaces letters of other scripts by the Latin letters that they look like.
create function private.latin_lookalikes(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  -- Greek capitals first, because some of the small letters look different.
  select translate(regexp_replace(
      lower(translate(normalize(p_text, NFKD), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ@|!$ıɑłŁøØ', 'abezhikmnoptyxaliisialloo')),
      '[\u0300-\u036f]', '', 'g'),
    'авезікмнорстухјѕԁԛԝαεικνορτυχ', 'abe3ikmhopctyxjsdqwaeikvoptux');
$$;

-- A name as it is stored: one line of up to 40 characters in any script, without invisible characters. Words that a username
-- may not claim are reserved here too.
create function private.display_name(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_name text := (
    select string_agg(private.visible_text(w.word), ' ' order by w.position)
    from regexp_split_to_table(normalize(coalesce(p_name, ''), NFC), '[[:space:]\u00a0\u3000]+')
      with ordinality w (word, position)
    where private.visible_text(w.word) <> '');
  v_look constant text := btrim(regexp_replace(private.latin_lookalikes(v_name), '[^a-z0-9]+', '_', 'g'), '_');
begin
  -- Stacked combining marks would run over other lines.
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

-- 26 characters from an alphabet of 32 without i, l, o and u: 130 random bits.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(r.bytes, i) & 31) + 1, 1), '' order by i)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 25) i;
$$;

-- Normalizes a typed or pasted code: removes spaces and hyphens, and maps the letters that are mistaken for digits. Null if it
-- cannot be a code.
create function private.normalize_code(p_code text) returns text
language sql immutable set search_path = '' as $$
  select c.code from (
    select translate(lower(regexp_replace(p_code, '[[:space:]-]+', '', 'g')), 'ilo', '110') as code) c
  where c.code ~ '^[0-9a-hjkmnp-tv-z]{26}$';
$$;

-- Counts one attempt to enter a code, right or wrong: twenty per hour. Returns the seconds to wait, or 0. After a wrong code
-- the caller must return instead of raising, because raising would undo the count.
create function private.count_code_attempt(p_user_id uuid) returns integer
language sql volatile set search_path = '' as $$
  select public.count_attempt('code:person:' || p_user_id, 20, 3600);
$$;

create function private.record_wrong_code(p_user_id uuid, p_kind text) returns void
language sql volatile set search_path = '' as $$
  delete from private.wrong_codes where entered_at < now() - interval '1 year';
  insert into private.wrong_codes (user_id, kind) values (p_user_id, p_kind);
$$;

-- Stores a report; the caller has checked that this person may see the name. The row with the name is locked so that a
-- concurrent deletion also deletes the report. Both profiles get a shared lock, so two people can report each other.
create function private.report_name(p_user_id uuid, p_kind text, p_subject_id uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.profiles p where p.id = p_user_id for key share;
  case p_kind
    when 'username' then
      perform from public.profiles p where p.id = p_subject_id for key share;
    when 'group_name' then
      perform from private.friend_groups s where s.id = p_subject_id for key share;
    when 'class_name' then
      perform from private.classes c where c.id = p_subject_id for key share;
    when 'student_name' then
      perform from private.class_students m where m.id = p_subject_id for key share;
  end case;
  if not found then
    return;
  end if;
  if public.count_attempt('report:person:' || p_user_id, 20, 86400) > 0 then
    raise exception 'You have reported too many names today. Please write to us.' using errcode = 'PT429', hint = 'too-many-reports';
  end if;
  insert into private.name_reports (reported_by, kind, subject_id, name) values (p_user_id, p_kind, p_subject_id, p_name)
  on conflict on constraint name_reports_once do update set resolved_at = null, reported_at = now()
    where name_reports.resolved_at is not null;
end;
$$;

-- A trigger for every table with names that can be reported: reports are deleted with the row that has the name.
create function private.delete_name_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.name_reports n where n.subject_id = old.id;
  return null;
end;
$$;

create trigger delete_name_reports after delete on public.profiles
  for each row execute function private.delete_name_reports();

-- A removed username is replaced by a neutral one until the person chooses another.
create function private.remove_username(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update public.profiles set username = 'player_' || substr(private.new_code(), 1, 9)
  where id = p_subject_id and username = p_name;
$$;

-- Equal for names that look alike.
create function private.normalized_name(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select coalesce(nullif(private.username_skeleton(
    regexp_replace(private.latin_lookalikes(p_name), '[[:space:][:punct:]]+', '', 'g')), ''), p_name);
$$;

-- Locks the row that has a name, and what would be deleted with it.
create function private.lock_named_row(p_kind text, p_subject_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  case p_kind
    when 'username' then
      perform from public.profiles p where p.id = p_subject_id for update;
    when 'group_name' then
      perform from private.friend_groups s where s.id = p_subject_id for update;
    when 'class_name' then
      perform from private.classes c where c.id = p_subject_id for update;
    when 'student_name' then
      -- The student's profile is locked too: answers saved meanwhile would not be counted for a membership that is being renamed.
      perform from public.profiles p
      where p.id = (select m.user_id from private.class_students m where m.id = p_subject_id) for update;
      perform from private.classes c
      where c.id = (select m.class_id from private.class_students m where m.id = p_subject_id) for update;
      perform from private.class_students m where m.id = p_subject_id for update;
    -- Names of other kinds are not reported.
    else null;
  end case;
end;
$$;

revoke execute on all functions in schema private from public;

-- Returns true or false and reveals nothing else.
create function public.username_available(p_username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$' and not private.is_reserved_username(p_username), false)
    and not exists (
      select from public.profiles p
      where private.username_skeleton(p.username) = private.username_skeleton(p_username)
        and p.id is distinct from (select auth.uid()));
$$;
comment on function public.username_available is '@returns not null';
revoke execute on function public.username_available from public, anon, service_role;
grant execute on function public.username_available to authenticated;

-- For operators: the open reports, with the most reported name first.
create function public.reported_names() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.reports desc, r.first_reported_at), '[]') from (
    select n.kind, n.subject_id, n.name, count(*) as reports, min(n.reported_at) as first_reported_at
    from private.name_reports n where n.resolved_at is null
    group by n.kind, n.subject_id, n.name) r;
$$;
revoke execute on function public.reported_names from public, anon, authenticated;
grant execute on function public.reported_names to service_role;

-- Settles all reports of a name. The name stays or is removed by `private.remove_<kind>()`, if the row still has it. The row is
-- locked before its reports, in the order in which its deletion locks them.
create function public.resolve_reported_name(p_kind text, p_subject_id uuid, p_name text, p_remove boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_named_row(p_kind, p_subject_id);
  update private.name_reports set resolved_at = now()
  where kind = p_kind and subject_id = p_subject_id and name = p_name and resolved_at is null;
  if not found then
    raise exception 'This name has no open report.' using errcode = '22023', hint = 'unknown-report';
  end if;
  if p_remove then
    execute format('select private.%I($1, $2)', 'remove_' || p_kind) using p_subject_id, p_name;
  end if;
end;
$$;
comment on function public.resolve_reported_name is '@returns not null';
revoke execute on function public.resolve_reported_name from public, anon, authenticated;
grant execute on function public.resolve_reported_name to service_role;
