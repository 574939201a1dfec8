-- What others may see of a player, and the only road to it: the owner of the view reads all profiles, and the view
-- shows three columns. Only signed-in players read it: boards are shown to players, and a list of all usernames that
-- needs no account would be copied by machines.
create view public.public_profiles with (security_barrier = true) as
  select p.username, p.profile_color, p.country
  from public.profiles p
  where p.username is not null
    and lower(p.first_name) <> 'user'
    -- Grants do not hold on every backend.
    and current_user <> 'anon';
comment on column public.public_profiles.username is '@not null';
comment on column public.public_profiles.profile_color is '@not null';

revoke all on table public.public_profiles from public, anon, authenticated, service_role;
grant select on table public.public_profiles to authenticated, service_role;

-- Postgres would carry a write to such a view through to the profile, with the rights of the view's owner.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This is only read.' using errcode = '42501', hint = 'read-only';
end;
$$;

create trigger refuse_view_write instead of insert or update or delete on public.public_profiles
  for each row execute function private.refuse_view_write();

revoke execute on all functions in schema private from public;
