-- As before, without the first day that is open: the pages know it from the plan, and what is not open is decided where a result
-- is kept (`private.archive_day_of`). Nothing read the second statement of the same rule.
create or replace function public.archive(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  if p_from is null or p_to is null or p_to - p_from >= 62 then
    raise exception 'Please ask for at most 62 days.' using errcode = '22023', hint = 'too-many-days';
  end if;
  return public.day_at(now()) || jsonb_build_object('days', private.archived_days(v_user_id, p_from, p_to));
end;
$$;

revoke execute on all functions in schema private from public;
