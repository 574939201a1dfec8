-- Usernames that speak for the product are refused by what they look like: `4dmin`, `aclmin`, `supp0rt_team`.
--
-- This fold is stronger than that of `private.username_skeleton`, and stands apart from it. The unique index is on that
-- function, so it stays as it is: what two players' usernames clash on does not change, and no index is built again.
-- Only a new username is asked about, so whoever has one of these keeps it.

-- A pattern for all that looks like the word. Two signs may read as one, and one as several letters (6 as b or g): so
-- a pattern for each letter, and not one fold for all names. Underscores between the letters do not change the look.
create function private.look_alike_pattern(p_word text) returns text
language sql immutable strict set search_path = '' as $$
  select string_agg(case letter
      when 'a' then '[a4]' when 'b' then '[b68]' when 'd' then '(d|c_*[l1i])' when 'e' then '[e3]' when 'g' then '[g69q]'
      when 'i' then '[i1l]' when 'l' then '[l1i]' when 'm' then '(m|r_*n)' when 'o' then '[o0]' when 'q' then '[qg9]'
      when 's' then '[s5]' when 't' then '[t7]' when 'u' then '[uv]' when 'v' then '[vu]' when 'w' then '(w|v_*v)'
      when 'z' then '[z2]' else letter
    end, '_*' order by place)
  from regexp_split_to_table(replace(p_word, '_', ''), '') with ordinality as letters (letter, place);
$$;

-- Three lists, each as far as people use its words in names of their own: `team_rocket`, `square_root` and `user42` are free.
create or replace function private.is_reserved_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$
  select lower(p_username) ~ ('^_+$|' || private.look_alike_pattern('ninefold'))
    -- As the whole name.
    or exists (
      select from unnest(array[
        'abuse', 'account', 'accounts', 'anonymous', 'auth', 'contact', 'deleted', 'everyone', 'guest', 'help', 'info',
        'legal', 'nobody', 'null', 'owner', 'privacy', 'root', 'sales', 'service', 'system', 'team', 'undefined', 'user'
      ]) word where lower(p_username) ~ ('^_*' || private.look_alike_pattern(word) || '_*$'))
    -- As a part between underscores too, with or without a number: `the_real_admin`, `support24`.
    or exists (
      select from unnest(array[
        'admin', 'administrator', 'admins', 'billing', 'helpdesk', 'mod', 'moderator', 'moderators', 'mods', 'no_reply', 'official',
        'payments', 'postmaster', 'security', 'staff', 'superuser', 'support', 'sysadmin', 'webmaster'
      ]) word where lower(p_username) ~ ('(^|_)[0-9]*' || private.look_alike_pattern(word) || '[0-9]*(_|$)'));
$$;

revoke execute on all functions in schema private from public;
