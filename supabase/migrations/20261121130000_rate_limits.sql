-- How often something may be tried: sign-ins, mails, codes, invitations. The counts are in the database, so that all
-- copies of a service share them. A subject is stored as a digest: it often holds an e-mail address.
create table private.rate_limits (
  subject_digest bytea primary key,
  tries integer not null check (tries > 0),
  resets_at timestamptz not null
);
create index rate_limits_resets_at on private.rate_limits (resets_at);

create function private.rate_limit_digest(p_subject text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(p_subject, 'UTF8'));
$$;

-- Counts one try of a subject such as 'sign-in:ada@example.test'. A window begins with its first try.
-- Returns 0 when the try is allowed, else the seconds until the window ends; a refused try makes the wait no longer.
create function public.count_try(p_subject text, p_limit integer, p_window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_limit private.rate_limits;
begin
  delete from private.rate_limits where resets_at < now() - interval '1 day';
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
comment on function public.count_try(text, integer, integer) is '@returns not null';

-- After a success, or when the owner of an account has proved who they are.
create function public.forget_tries(p_subject text) returns void
language sql security definer set search_path = '' as $$
  delete from private.rate_limits where subject_digest = private.rate_limit_digest(p_subject);
$$;
comment on function public.forget_tries(text) is '@returns not null';

revoke execute on function private.rate_limit_digest(text) from public;
revoke execute on function public.count_try(text, integer, integer), public.forget_tries(text)
  from public, anon, authenticated;
grant execute on function public.count_try(text, integer, integer), public.forget_tries(text) to service_role;
