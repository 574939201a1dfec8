-- Which plans there are is known to the payments service, which alone writes these columns: `shared-contracts/src/plans.ts` is
-- the one table of plans. The database keeps a plan's key, so that a new plan needs no migration.
select set_config('lock_timeout', '2s', true);

alter table public.profiles
  drop constraint profiles_subscription_tier_check,
  add constraint profiles_subscription_tier_check check (subscription_tier ~ '^[a-z]{1,32}$') not valid;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['subscriptions', 'purchases', 'checkouts'] loop
    execute format(
      'alter table public.%1$I drop constraint %1$s_tier_check,
       add constraint %1$s_tier_check check (tier ~ ''^[a-z]{1,32}$'' and tier <> ''free'') not valid', v_table);
  end loop;
end;
$$;
