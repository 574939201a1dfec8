-- Who tried to invite whom, and with which outcome: the audit of `POST /api/invite`. The payments service adds rows;
-- nothing changes them. A year later they go.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is deleted.
  invited_by uuid references auth.users (id) on delete set null,
  -- SHA-256 of the address in small letters, as hex.
  email_digest text not null check (email_digest ~ '^[0-9a-f]{64}$'),
  outcome text not null
    check (outcome in ('sent', 'known-address', 'wrong-key', 'too-many-tries', 'mail-failed')),
  created_at timestamptz not null default now()
);
create index invitations_by_time on public.invitations (created_at);
create index invitations_by_sender on public.invitations (invited_by);

alter table public.invitations enable row level security;
alter table public.invitations force row level security;
revoke all on table public.invitations from anon, authenticated, service_role;
grant select, insert on table public.invitations to service_role;

-- Grants do not hold on every backend: see `private.refuse_user_write`.
create trigger refuse_user_write before insert on public.invitations
  for each statement execute function private.refuse_user_write();

-- The service is refused, too: a record that can be changed proves nothing. The deletion of an account, which sets
-- `invited_by` to null, and the removal of old rows run as the owner of the table.
create trigger refuse_api_write before update or delete or truncate on public.invitations
  for each statement execute function private.refuse_api_write();

create function private.forget_old_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.invitations i where i.created_at < now() - interval '1 year';
  return null;
end;
$$;
create trigger forget_old_invitations after insert on public.invitations
  for each statement execute function private.forget_old_invitations();

revoke execute on all functions in schema private from public;
