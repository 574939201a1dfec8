-- Rows of a player refer to the profile, which goes with the account. Who writes such a row has locked the profile
-- before. As long as rows referred to the account itself, writing one also locked the account, in the reverse order of a
-- deletion by the auth service: account, then profile. The two then waited for each other, and Postgres ended one of them.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['learning_sessions', 'game_sessions', 'daily_attempts', 'daily_grid_results',
    'daily_activity', 'subscriptions', 'purchases', 'checkouts'] loop
    execute format('alter table public.%I drop constraint %I', v_table, v_table || '_user_id_fkey');
    execute format('alter table public.%I add constraint %I foreign key (user_id)
      references public.profiles (id) on delete cascade', v_table, v_table || '_user_id_fkey');
  end loop;
end;
$$;
