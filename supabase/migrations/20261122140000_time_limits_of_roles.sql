-- No call of the API runs, or waits for a lock, longer than this. The caller then gets an error and may try again: SQLSTATE
-- 57014 for the statement, 55P03 for the lock. Otherwise one slow or stuck transaction would keep every connection.
--
-- Statements have the limits that hosted Supabase has of its own; locks have none there. PostgREST, and the embedded
-- backend, read these settings of a role when they start, and apply them to each call that it makes.
do $$
declare
  v_role text;
begin
  -- `authenticator` is the role with which PostgREST signs in; only hosted Supabase has it.
  for v_role in select r.rolname from pg_catalog.pg_roles r
      where r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator') loop
    execute format('alter role %I set statement_timeout = %L', v_role, case v_role when 'anon' then '3s' else '8s' end);
    -- Events of one buyer wait for each other, on a busy machine for seconds, and Stripe sends one that was refused hours later.
    execute format('alter role %I set lock_timeout = %L', v_role,
      case v_role when 'anon' then '2s' when 'service_role' then '7s' else '4s' end);
    -- A client that went away in the middle of a transaction holds no lock for long.
    execute format('alter role %I set idle_in_transaction_session_timeout = %L', v_role, '10s');
  end loop;
end;
$$;
notify pgrst, 'reload config';
