-- A call that waited for another one began before it: for it, the other's correct answer lies some milliseconds ahead.
create or replace function private.days_since_correct(p_state public.skill_progress) returns integer
language sql stable set search_path = '' as $$
  select floor(extract(epoch from greatest(now(), p_state.last_correct_at) - p_state.last_correct_at) / 86400)::integer;
$$;
