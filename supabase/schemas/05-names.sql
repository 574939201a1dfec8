-- Names that other people read (usernames, and names of groups, classes and students), reports of such names, and invitation
-- codes.

-- Wrong invitation codes, as an audit of guessing. Rows are kept for a year.
create table private.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
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
  -- The row that had the name: a profile, a friend group, a class or a membership in a class. It may be deleted since, because
  -- otherwise its owner could end a report by creating it again.
  subject_id uuid not null,
  -- Who chose the name. The subject may have another owner or another name by now.
  named_by uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  reported_at timestamptz not null default now(),
  resolved_at timestamptz,
  constraint name_reports_once unique (reported_by, kind, subject_id, named_by, name)
);

create index name_reports_by_subject on private.name_reports (subject_id);
create index name_reports_by_namer on private.name_reports (named_by);

alter table private.name_reports enable row level security, force row level security;

-- Names that their owner may not use again, because an operator removed them or one that looks alike.
create table private.removed_names (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- As `private.moderated_look()` writes it.
  look text not null,
  removed_at timestamptz not null default now(),
  primary key (user_id, look)
);

alter table private.removed_names enable row level security, force row level security;

-- Usernames that were given up. For 30 days only the same person may take one, so that nobody is mistaken for its former owner.
create table private.released_usernames (
  -- SHA-256 of the skeleton, because a deleted account must leave no name.
  skeleton_digest bytea primary key,
  -- Null once the account is deleted.
  user_id uuid references public.profiles (id) on delete set null,
  released_at timestamptz not null default now()
);

create index released_usernames_by_player on private.released_usernames (user_id);
create index released_usernames_by_time on private.released_usernames (released_at);

alter table private.released_usernames enable row level security, force row level security;

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

-- Letters of other scripts and signs that look like a Latin letter, both lists in the same order. A capital and its small letter
-- may look like different ones.
create function private.lookalike_letters(out lookalikes text, out letters text)
language sql immutable set search_path = '' as $$
  select string_agg(l.lookalikes, '' order by l.letter), string_agg(repeat(l.letter, char_length(l.lookalikes)), '' order by l.letter)
  from (values
    ('a', 'аАαΑɑᴀⲁⲀꭺᎪꓮᗩ@🅐🅰'), ('b', 'вВβΒʙьЬƀɓƅⲃⲂᏼᏴꓐᗷ🅑🅱'), ('c', 'сСςᴄƈⲥⲤꮯᏟꓚᑕ¢🅒🅲'), ('d', 'ԁԀᴅđĐɗꭰᎠꮷᏧꓓᗪ🅓🅳'),
    ('e', 'еЕεΕєЄᴇɛҽⲉⲈꭼᎬꓰ🅔🅴'), ('f', 'ꜰƒғҒꓝᖴ🅕🅵'), ('g', 'ɢɡɠցԍԌꮐᏀꓖ🅖🅶'), ('h', 'нНΗһҺʜħĦɦհңҢⲏⲎꮋᎻꓧᕼ🅗🅷'),
    ('i', 'іІιΙıɪɨɩⲓⲒꭵᎥꓲ!ǃ🅘🅸'), ('j', 'јЈᴊյϳͿȷꭻᎫꓙᒍ🅙🅹'), ('k', 'кКκΚᴋƙқҚⲕⲔꮶᏦꓗ🅚🅺'), ('l', 'łŁӏӀʟƚɫɬꮮᏞԼꓡᒪ|ǀ∣🅛🅻'),
    ('m', 'мМΜᴍɱⲙⲘꮇᎷꓟᗰ🅜🅼'), ('n', 'ΝηпɴոռɳɲŋⲛⲚꓠᑎ🅝🅽'), ('o', 'оОοΟσøØᴏօՕⲟⲞꓳ🅞🅾'), ('p', 'рРρΡᴘƥⲣⲢꮲᏢꓑᑭ🅟🅿'),
    ('q', 'ԛԚգզɋʠᑫ🅠🆀'), ('r', 'гʀɾɽꭱᎡꮢᏒꓣᖇ🅡🆁'), ('s', 'ѕЅꜱʂꮪᏚՏꓢ$🅢🆂'), ('t', 'тТτΤᴛŧŦƭʈⲧⲦꭲᎢꓔ🅣🆃'),
    ('u', 'υμᴜսՍʉʊꓴᑌ🅤🆄'), ('v', 'νѵѴᴠʋꮩᏙꓦᐯ🅥🆅'), ('w', 'ωѡѠԝԜᴡⱳꮃᎳꓪᗯ🅦🆆'), ('x', 'хХχΧҳҲⲭⲬꓫ᙭🅧🆇'),
    ('y', 'уУγΥүҮʏƴⲩⲨꭹᎩꓬ🅨🆈'), ('z', 'ΖᴢƶʐꮓᏃꓜ🅩🆉'), ('3', 'зЗ')
  ) l (letter, lookalikes);
$$;

-- Ranges of the combining marks that any letter can have.
create function private.combining_marks() returns text
language sql immutable set search_path = '' as $$
  select '\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ufe20-\ufe2f';
$$;

-- The same for the marks of one script each, such as vowel signs and tones, which are part of its words.
create function private.script_marks() returns text
language sql immutable set search_path = '' as $$
  select '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4'
    '\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827'
    '\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0902\u093a\u093c\u0941-\u0948\u094d\u0951-\u0957'
    '\u0962\u0963\u0981\u09bc\u09c1-\u09c4\u09cd\u09e2\u09e3\u09fe-\u0a02\u0a3c\u0a41-\u0a51\u0a70\u0a71\u0a75'
    '\u0a81\u0a82\u0abc\u0ac1-\u0ac8\u0acd\u0ae2\u0ae3\u0afa-\u0b01\u0b3c\u0b3f\u0b41-\u0b44\u0b4d-\u0b56\u0b62\u0b63'
    '\u0b82\u0bc0\u0bcd\u0c00\u0c04\u0c3c\u0c3e-\u0c40\u0c46-\u0c56\u0c62\u0c63\u0c81\u0cbc\u0cbf\u0cc6\u0ccc\u0ccd'
    '\u0ce2\u0ce3\u0d00\u0d01\u0d3b\u0d3c\u0d41-\u0d44\u0d4d\u0d62\u0d63\u0d81\u0dca\u0dd2-\u0dd6\u0e31\u0e34-\u0e3a'
    '\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f71-\u0f7e\u0f80-\u0f84\u0f86\u0f87'
    '\u0f8d-\u0fbc\u0fc6\u102d-\u1030\u1032-\u1037\u1039\u103a\u103d\u103e\u1058\u1059\u105e-\u1060\u1071-\u1074\u1082'
    '\u1085\u1086\u108d\u109d\u135d-\u135f\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17b7-\u17bd\u17c6'
    '\u17c9-\u17d3\u17dd\u1885\u1886\u18a9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193b\u1a17\u1a18\u1a1b\u1a56'
    '\u1a58-\u1a60\u1a62\u1a65-\u1a6c\u1a73-\u1a7f\u1b00-\u1b03\u1b34\u1b36-\u1b3a\u1b3c\u1b42\u1b6b-\u1b73\u1b80\u1b81'
    '\u1ba2-\u1ba5\u1ba8\u1ba9\u1bab-\u1bad\u1be6\u1be8\u1be9\u1bed\u1bef-\u1bf1\u1c2c-\u1c33\u1c36\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1ce0\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u2cef-\u2cf1\u2d7f\u302a-\u302d\u3099\u309a\ua6f0\ua6f1\ua802'
    '\ua806\ua80b\ua825\ua826\ua82c\ua8c4\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua951\ua980-\ua982\ua9b3'
    '\ua9b6-\ua9b9\ua9bc\ua9bd\ua9e5\uaa29-\uaa2e\uaa31\uaa32\uaa35\uaa36\uaa43\uaa4c\uaa7c\uaab0\uaab2-\uaab4'
    '\uaab7\uaab8\uaabe\uaabf\uaac1\uaaec\uaaed\uaaf6\uabe5\uabe8\uabed\ufb1e';
$$;

-- Replaces letters of other scripts by the Latin letters that they look like, and removes the marks of Latin letters.
create function private.latin_lookalikes(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(regexp_replace(
    -- Lunate sigmas would be decomposed into ones that look different.
    lower(translate(normalize(translate(p_text, 'ϲϹ', 'cc'), NFKD), l.lookalikes, l.letters)),
    '[' || private.combining_marks() || ']', '', 'g'),
    '([a-z0-9])[' || private.script_marks() || ']+', '\1', 'g')
  from private.lookalike_letters() l;
$$;

-- Equal for names that look alike.
create function private.normalized_name(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select coalesce(nullif(private.username_skeleton(
    regexp_replace(private.latin_lookalikes(p_name), '[[:space:][:punct:]]+', '', 'g')), ''), p_name);
$$;

-- Stricter than `private.normalized_name()`: digits are read as letters, and repeated letters count once.
create function private.moderated_look(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(translate(private.normalized_name(private.visible_text(p_name)), '2346789q', 'zeabtbgg'), '(.)\1+', '\1', 'g');
$$;

-- Whether a name looks like a removed one or contains it. A short one may be part of other words.
create function private.has_look(p_name text, p_look text) returns boolean
language sql immutable strict set search_path = '' as $$
  select n.look = p_look or (char_length(p_look) >= 4 and strpos(n.look, p_look) > 0)
  from (select private.moderated_look(p_name) as look) n;
$$;

create function private.is_removed_name(p_user_id uuid, p_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.removed_names r where r.user_id = p_user_id and private.has_look(p_name, r.look));
$$;

create function private.refuse_removed_name(p_user_id uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_removed_name(p_user_id, p_name) then
    raise exception 'This name was removed after a report. Please choose another one.'
      using errcode = '22023', hint = 'name-removed';
  end if;
end;
$$;

-- `detail` is the number of seconds to wait.
create function private.count_rename(p_subject text, p_limit integer, p_window_seconds integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_wait constant integer := public.count_attempt(p_subject, p_limit, p_window_seconds);
begin
  if v_wait > 0 then
    raise exception 'You have changed names too often. Please try again later.'
      using errcode = 'PT429', hint = 'too-many-renames', detail = v_wait::text;
  end if;
end;
$$;

create function private.username_digest(p_username text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(private.username_skeleton(p_username), 'UTF8'));
$$;

-- Whether somebody else has the username or one that looks like it, or has given it up in the last 30 days.
create function private.is_taken_username(p_user_id uuid, p_username text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.released_usernames r
    where r.skeleton_digest = private.username_digest(p_username) and r.released_at > now() - interval '30 days'
      and r.user_id is distinct from p_user_id)
  or exists (
    select from public.profiles p
    where private.username_skeleton(p.username) = private.username_skeleton(p_username) and p.id <> p_user_id);
$$;

create function private.refuse_taken_username(p_user_id uuid, p_username text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_taken_username(p_user_id, p_username) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-taken';
  end if;
end;
$$;

-- The name that replaces a removed username until the person chooses another.
create function private.neutral_username() returns text
language sql volatile set search_path = '' as $$
  select 'player_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 9);
$$;

create function private.is_neutral_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$ select p_username ~ '^player_[0-9a-f]{9}$'; $$;

-- A player chooses a username: the first one, or up to five others in 30 days. Replacing a neutral name is not counted.
create function private.check_chosen_username(p_user_id uuid, p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_removed_name(p_user_id, p_new);
  -- Counted first: somebody who may not rename learns nothing about other names.
  if not private.is_neutral_username(p_old) then
    perform private.count_rename('username:person:' || p_user_id, 5, 30 * 86400);
  end if;
  perform private.refuse_taken_username(p_user_id, p_new);
end;
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
  -- Only the system gives neutral names, because leaving one is not counted.
  if new.username is distinct from old.username
     and (private.is_reserved_username(new.username) or (auth.uid() = new.id and private.is_neutral_username(new.username))) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-reserved';
  end if;
  -- An operator or the service is not limited.
  if new.username is distinct from old.username and auth.uid() = new.id then
    perform private.check_chosen_username(new.id, old.username, new.username);
  end if;
  return new;
end;
$$;

create trigger check_profile_names before update on public.profiles
  for each row
  when (row(old.first_name, old.last_name, old.username) is distinct from row(new.first_name, new.last_name, new.username))
  execute function private.check_profile_names();

-- The unique index may have waited, and somebody may have had the name and given it up since the check before the update.
create function private.check_renamed_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() = new.id then
    perform private.refuse_taken_username(new.id, new.username);
  end if;
  return null;
end;
$$;

create trigger check_renamed_profile after update on public.profiles
  for each row when (old.username is distinct from new.username) execute function private.check_renamed_profile();

-- Runs after the row has changed, so that an account that is being deleted is no longer referenced. Nobody is known by a neutral
-- name.
create function private.note_released_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.released_usernames where skeleton_digest = any (array(
    select r.skeleton_digest from private.released_usernames r
    where r.released_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.released_usernames as r (skeleton_digest, user_id)
  select private.username_digest(old.username), case when tg_op = 'UPDATE' then old.id end
  where not private.is_neutral_username(old.username)
  on conflict (skeleton_digest) do update set user_id = excluded.user_id, released_at = excluded.released_at;
  return null;
end;
$$;

create trigger note_renamed_profile after update on public.profiles
  for each row when (private.username_skeleton(old.username) <> private.username_skeleton(new.username)) execute function private.note_released_username();

create trigger note_deleted_profile after delete on public.profiles
  for each row when (old.username is not null) execute function private.note_released_username();

-- Whether a program would show a part of the text as a link, or a person would read it as one: a scheme, `www.`, an IP address,
-- an email address, or a word, a dot and a top-level domain. `7.Klasse` and `St.Mary` are not.
create function private.contains_link(p_text text) returns boolean
language sql immutable strict set search_path = '' as $$
  select t.name ~ '://|\m(https?|ftp|mailto|tel|javascript|data):|\mwww\.|@[^[:space:]]*\.[[:alpha:]]{2,}|[0-9]+(\.[0-9]+){3}|\.xn--'
    or exists (
      select from regexp_matches(t.name, '(?<=[[:alnum:]-])\.([^.[:space:]]+)', 'g') m (labels)
        -- A Greek or Cyrillic word may look like a Latin one. Accents are kept: `5.tř` is a class, and not in Turkey.
        cross join lateral (
          select case when m.labels[1] ~ '[\u0370-\u052f]' then private.latin_lookalikes(m.labels[1]) end) l (look)
        cross join unnest(private.top_level_domains()) d (name)
      where (starts_with(m.labels[1], d.name) and substr(m.labels[1], char_length(d.name) + 1, 1) !~ '[[:alpha:]]')
        or (starts_with(l.look, d.name) and substr(l.look, char_length(d.name) + 1, 1) !~ '[[:alpha:]]'))
  from (select translate(lower(normalize(p_text, NFKC)), '。．｡․∙', '.....') as name) t;
$$;

-- A name as it is stored: one line of up to 40 characters in any script, without invisible characters and links. Words that a username
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
  -- Stacked marks would run over other lines. Words of some scripts have up to four on a letter.
  v_name := regexp_replace(v_name, format('([%1$s]{2})[%1$s]+', private.combining_marks()), '\1', 'g');
  v_name := regexp_replace(v_name, format('([%1$s]{4})[%1$s]+', private.combining_marks() || private.script_marks()), '\1', 'g');
  if v_name is null or char_length(v_name) > 40 then
    raise exception 'Please enter a name of 1 to 40 characters.' using errcode = '22023', hint = 'name-malformed';
  end if;
  if v_look <> '' and private.is_reserved_username(v_look) then
    raise exception 'Please choose another name.' using errcode = '22023', hint = 'name-reserved';
  end if;
  if private.contains_link(v_name) then
    raise exception 'A name cannot contain a link.' using errcode = '22023', hint = 'name-link';
  end if;
  return v_name;
end;
$$;

-- The name that a person gives to a group or a class, or uses in a class.
create function private.chosen_name(p_user_id uuid, p_name text) returns text
language plpgsql set search_path = '' as $$
declare
  v_name constant text := private.display_name(p_name);
begin
  perform private.refuse_removed_name(p_user_id, v_name);
  return v_name;
end;
$$;

-- A person changes names of groups and classes, and in classes, twenty times a day.
create function private.count_shared_rename(p_user_id uuid, p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_old <> p_new then
    perform private.count_rename('shared-name:person:' || p_user_id, 20, 86400);
  end if;
end;
$$;

-- The secret of a link: 26 characters from an alphabet of 32 without i, l, o and u, which is 130 random bits.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(r.bytes, i) & 31) + 1, 1), '' order by i)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 25) i;
$$;

-- Normalizes the secret of a link to a challenge: removes spaces and hyphens, and maps the letters that are mistaken for digits.
-- Null if it cannot be one.
create function private.normalize_code(p_code text) returns text
language sql immutable set search_path = '' as $$
  select c.code from (
    select translate(lower(regexp_replace(p_code, '[[:space:]-]+', '', 'g')), 'ilo', '110') as code) c
  where c.code ~ '^[0-9a-hjkmnp-tv-z]{26}$';
$$;

-- A code that people type: eight of 23 characters, none of which looks like another, and no vowels, so that codes contain no
-- words. Bytes from 230 on are left out, because 230 is the largest multiple of 23 that fits in a byte. A code that exists
-- already violates its unique constraint, and the person tries again.
create function private.new_typed_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('23456789CDFHJKMNPQRTVWX', b.byte % 23 + 1, 1), '')
  from (
    select get_byte(r.bytes, i) as byte
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 31) i
    where get_byte(r.bytes, i) < 230 limit 8) b;
$$;

-- The last day of a typed code that is made now.
create function private.new_code_expiry() returns date
language sql stable set search_path = '' as $$ select private.day_key_at(now()) + 30; $$;

create function private.is_typed_code(p_code text) returns boolean
language sql immutable set search_path = '' as $$ select p_code ~ '^[2-9CDFHJKMNPQRTVWX]{8}$'; $$;

create function private.wrong_codes_of_network() returns text
language sql stable set search_path = '' as $$ select 'wrong code:network:' || private.caller_network(); $$;

-- Counts one attempt to open an invitation, by a typed code or the secret of its link: twenty per person and hour, right or wrong.
-- A network that typed sixty wrong codes in ten minutes waits with typed codes, but not with links, which cannot be guessed.
-- `status` is null, `wait` or `network-wait`. After a wrong code the caller must return instead of raising, because raising would
-- undo the counts.
create function private.count_code_attempt(p_user_id uuid, p_code text, out status text, out wait_seconds integer)
language plpgsql set search_path = '' as $$
begin
  -- Clients send codes in this form, whatever people type. Anything else leads nowhere, so it needs no count.
  if (private.is_typed_code(p_code) or p_code ~ '^[0-9a-hjkmnp-tv-z]{26}$') is not true then
    raise exception 'A code has eight characters, such as K7M4XQ2P.' using errcode = '22023', hint = 'malformed-code';
  end if;
  wait_seconds := public.count_attempt('code:person:' || p_user_id, 20, 3600);
  if wait_seconds > 0 then
    status := 'wait';
  elsif private.is_typed_code(p_code) then
    wait_seconds := private.attempts_wait(private.wrong_codes_of_network(), 60);
    status := case when wait_seconds > 0 then 'network-wait' end;
  end if;
end;
$$;

create function private.record_wrong_code(p_user_id uuid, p_kind text) returns void
language sql volatile set search_path = '' as $$
  delete from private.wrong_codes where entered_at < now() - interval '1 year';
  insert into private.wrong_codes (user_id, kind) values (p_user_id, p_kind);
$$;

-- The same for an invitation. Only wrong codes count for the network: a class that types its code at once must not wait.
create function private.record_wrong_invitation(p_user_id uuid, p_kind text, p_code text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.record_wrong_code(p_user_id, p_kind);
  if private.is_typed_code(p_code) and private.caller_network() is not null then
    perform public.count_attempt(private.wrong_codes_of_network(), 60, 600);
  end if;
end;
$$;

-- A hundred people a day join with one code or link. A new one starts at zero. Each person counts once a day, so a few people
-- who leave and join again do not use it up for the others.
create function private.joins_wait(p_code text) returns integer
language sql stable set search_path = '' as $$ select private.attempts_wait('join:' || p_code, 100); $$;

create function private.count_join(p_user_id uuid, p_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if public.count_attempt('join:' || p_code || ':person:' || p_user_id, 1, 86400) = 0 then
    perform public.count_attempt('join:' || p_code, 100, 86400);
  end if;
end;
$$;

-- Stores a report; the caller has checked that this person may see the name, and read it together with `p_named_by`. A name that
-- nobody chose, such as the one that replaces a removed name, is not stored. The profiles get a shared lock, so a concurrent
-- deletion of either account also deletes the report, and two people can report each other.
create function private.report_name(p_user_id uuid, p_kind text, p_subject_id uuid, p_named_by uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.profiles p where p.id in (p_user_id, p_named_by) order by p.id for key share;
  perform private.require_player();
  if not exists (select from public.profiles p where p.id = p_named_by) then
    return;
  end if;
  if public.count_attempt('report:person:' || p_user_id, 20, 86400) > 0 then
    raise exception 'You have reported too many names today. Please write to us.' using errcode = 'PT429', hint = 'too-many-reports';
  end if;
  insert into private.name_reports (reported_by, kind, subject_id, named_by, name)
  values (p_user_id, p_kind, p_subject_id, p_named_by, p_name)
  on conflict on constraint name_reports_once do update set resolved_at = null, reported_at = now()
    where name_reports.resolved_at is not null;
end;
$$;

-- Locks the reports by and about an account before they are deleted with it. Ordered by id, so that two deletions do not deadlock.
create function private.lock_name_reports_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.name_reports n where n.reported_by = old.id or n.named_by = old.id order by n.id for update;
  return old;
end;
$$;

create trigger lock_name_reports_of_profile before delete on public.profiles
  for each row execute function private.lock_name_reports_of_profile();

-- Locks the people who chose a name, before any row that has it, as their own calls and the deletion of their accounts do. Until
-- the removal is stored, they can neither choose a name nor save answers, which would not count for a membership that is being
-- renamed. A username is part of the key of its row and needs the stronger lock.
create function private.lock_namers(p_kind text, p_namers uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if p_kind = 'username' then
    perform from public.profiles p where p.id = any (p_namers) order by p.id for update;
  else
    perform from public.profiles p where p.id = any (p_namers) order by p.id for no key update;
  end if;
end;
$$;

create function private.remove_username(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language sql volatile set search_path = '' as $$
  update public.profiles set username = private.neutral_username()
  where id = p_subject_id and id = any (p_namers) and private.has_look(username, p_look);
$$;

-- The current name of what was reported. Null if it was deleted.
create function private.current_name(p_kind text, p_subject_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case p_kind
    when 'username' then (select p.username from public.profiles p where p.id = p_subject_id)
    when 'group_name' then (select s.name from private.friend_groups s where s.id = p_subject_id)
    when 'class_name' then (select c.name from private.classes c where c.id = p_subject_id)
    when 'student_name' then (select m.name from private.class_students m where m.id = p_subject_id) end;
end;
$$;

revoke execute on all functions in schema private from public;

-- Returns true or false and reveals nothing else. Limited, because otherwise it would list all usernames.
create function public.username_available(p_username text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.authenticate_cheap_read('username');
  perform private.limit_network('username', 3000);
  return coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$' and not private.is_reserved_username(p_username)
      and not private.is_neutral_username(lower(p_username)), false)
    and not private.is_taken_username(v_user_id, p_username)
    and not private.is_removed_name(v_user_id, p_username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.username_available is '@returns not null';
revoke execute on function public.username_available from public, anon, service_role;
grant execute on function public.username_available to authenticated;

-- For operators: the open reports, with the most reported name first. A report stays open when the name is changed or deleted;
-- `current_name` is what it is now, or null.
create function public.reported_names() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('current_name', private.current_name(r.kind, r.subject_id))
    order by r.reports desc, r.first_reported_at), '[]') from (
    select n.kind, n.subject_id, n.name, count(*) as reports, min(n.reported_at) as first_reported_at
    from private.name_reports n where n.resolved_at is null
    group by n.kind, n.subject_id, n.name) r;
$$;
revoke execute on function public.reported_names from public, anon, authenticated;
grant execute on function public.reported_names to service_role;

-- Settles all reports of a name, which stays or is removed. A removal is for the people who chose the name when it was reported:
-- the name that is shown now is replaced only if it looks like the reported one. The people are locked first, then the rows with
-- the name, then the reports, in the order in which deletions lock them.
create function public.resolve_reported_name(p_kind text, p_subject_id uuid, p_name text, p_remove boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_look constant text := private.moderated_look(p_name);
  v_namers uuid[] := array(
    select n.named_by from private.name_reports n
    where n.kind = p_kind and n.subject_id = p_subject_id and n.name = p_name and n.resolved_at is null);
  v_settled uuid[];
begin
  perform private.lock_namers(p_kind, v_namers);
  if p_remove and v_namers <> '{}' then
    execute format('select private.%I($1, $2, $3)', 'remove_' || p_kind) using p_subject_id, v_namers, v_look;
  end if;
  perform from private.name_reports n
  where n.subject_id = p_subject_id and n.named_by = any (v_namers) order by n.id for update;
  -- Some may have been settled, or deleted with their people, during the waits.
  with settled as (
    update private.name_reports n set resolved_at = now()
    where n.kind = p_kind and n.subject_id = p_subject_id and n.name = p_name and n.resolved_at is null
      and n.named_by = any (v_namers)
    returning n.named_by)
  select array_agg(distinct s.named_by) into v_settled from settled s;
  if v_settled is null then
    raise exception 'This name has no open report.' using errcode = '22023', hint = 'unknown-report';
  end if;
  if p_remove then
    insert into private.removed_names (user_id, look) select n.id, v_look from unnest(v_settled) n (id) on conflict do nothing;
  end if;
end;
$$;
comment on function public.resolve_reported_name is '@returns not null';
revoke execute on function public.resolve_reported_name from public, anon, authenticated;
grant execute on function public.resolve_reported_name to service_role;
