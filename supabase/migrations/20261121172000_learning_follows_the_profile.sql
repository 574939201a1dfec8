-- As the other rows of a player: they refer to the profile, which is locked before they are written. Otherwise writing one
-- and deleting the account could wait for each other.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['learning_answers', 'skill_progress', 'review_cards'] loop
    execute format('alter table public.%I drop constraint %I', v_table, v_table || '_user_id_fkey');
    execute format('alter table public.%I add constraint %I foreign key (user_id)
      references public.profiles (id) on delete cascade', v_table, v_table || '_user_id_fkey');
  end loop;
end;
$$;
