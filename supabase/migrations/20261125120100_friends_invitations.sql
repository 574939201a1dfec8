-- The invitation to a sheet of friends. Every call counts one try of the person, and a code that is none is returned and not
-- raised: a raise would take the count back.

-- What becomes of a person with this code, and what the page of the invitation says. The sheet is locked where they join.
-- `status` is one of:
--   open           they may join
--   joined         they just did
--   member         they are on the sheet already
--   full           fifty people are on it
--   too-many       they are on twenty sheets
--   set-up-first   they have no username yet
--   wrong-code     there is no such code, or it was renewed or taken back
--   wait           too many codes were tried; `wait_seconds` says for how long
create function private.friends_answer(p_status text, p_sheet private.friends_sheets, p_wait_seconds integer default 0)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', p_status,
    -- The address of the sheet is for those who are on it.
    'sheet_id', case when p_status in ('joined', 'member') then p_sheet.id end,
    'name', p_sheet.name,
    'members', (select count(*) from private.sheet_members m where m.sheet_id = p_sheet.id),
    'wait_seconds', p_wait_seconds);
$$;

create function private.answer_friends_code(p_code text, p_joins boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_wait constant integer := private.count_code_try(v_user_id);
  v_sheet private.friends_sheets;
begin
  if v_wait > 0 then
    return private.friends_answer('wait', null, v_wait);
  end if;
  if p_joins then
    select s.* into v_sheet from private.friends_sheets s where s.code = private.read_code(p_code) for update;
  else
    select s.* into v_sheet from private.friends_sheets s where s.code = private.read_code(p_code);
  end if;
  if v_sheet.id is null then
    perform private.note_wrong_code(v_user_id, 'friends_sheet');
    return private.friends_answer('wrong-code', null);
  end if;
  if exists (select from private.sheet_members m where m.sheet_id = v_sheet.id and m.user_id = v_user_id) then
    return private.friends_answer('member', v_sheet);
  end if;
  if not private.can_be_on_sheet(v_user_id) then
    return private.friends_answer('set-up-first', v_sheet);
  end if;
  if (select count(*) from private.sheet_members m where m.sheet_id = v_sheet.id) >= private.members_of_sheet() then
    return private.friends_answer('full', v_sheet);
  end if;
  if (select count(*) from private.sheet_members m where m.user_id = v_user_id) >= private.sheets_of_person() then
    return private.friends_answer('too-many', v_sheet);
  end if;
  if not p_joins then
    return private.friends_answer('open', v_sheet);
  end if;
  insert into private.sheet_members (sheet_id, user_id) values (v_sheet.id, v_user_id);
  return private.friends_answer('joined', v_sheet);
end;
$$;

-- For the page that asks before one joins: the name of the sheet and how many are on it, no more.
create function public.friends_invitation(p_code text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.answer_friends_code(p_code, false);
$$;

create function public.join_friends_sheet(p_code text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.answer_friends_code(p_code, true);
$$;

-- Reports the name that the page of an invitation shows; who has seen it need not join first. A code that is none is no report.
create function public.report_friends_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer constant jsonb := private.answer_friends_code(p_code, false);
begin
  perform private.report_name(auth.uid(), 'sheet_name', s.id, s.name)
  from private.friends_sheets s
  where s.code = private.read_code(p_code) and v_answer ->> 'status' not in ('wait', 'wrong-code');
  return v_answer;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.friends_invitation(text), public.join_friends_sheet(text),
  public.report_friends_invitation(text) from public, anon, service_role;
grant execute on function public.friends_invitation(text), public.join_friends_sheet(text),
  public.report_friends_invitation(text) to authenticated;
