-- A call about company may be sent again after its response was lost, and may meet the deletion of an account.

-- The device names the sheet, so that a repeated call makes no second one. The last name that was sent is the name.
drop function public.make_friends_sheet(text);
create function public.make_friends_sheet(p_sheet_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_name constant text := private.shared_name(p_name);
begin
  if p_sheet_id is null then
    raise exception 'The new sheet needs an id.' using errcode = '22023', hint = 'malformed-sheet';
  end if;
  if exists (select from private.friends_sheets s where s.id = p_sheet_id) then
    -- Somebody else's is refused.
    perform private.lock_owned_sheet(p_sheet_id);
    update private.friends_sheets s set name = v_name where s.id = p_sheet_id and s.name <> v_name;
    return p_sheet_id;
  end if;
  if not private.can_be_on_sheet(v_user_id) then
    raise exception 'Please choose a username first.' using errcode = 'PT409', hint = 'set-up-first';
  end if;
  perform private.require_room_for_sheet(v_user_id);
  insert into private.friends_sheets (id, name, code) values (p_sheet_id, v_name, private.new_code());
  insert into private.sheet_members (sheet_id, user_id, is_owner) values (p_sheet_id, v_user_id, true);
  return p_sheet_id;
end;
$$;
comment on function public.make_friends_sheet(uuid, text) is '@returns not null';

-- As before, but the caller is not locked against everybody: two members who report each other would wait for each other.
create or replace function public.report_friends_sheet(p_sheet_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_place private.sheet_members := private.sheet_place(v_user_id, p_sheet_id);
begin
  if p_member_id is null then
    perform private.report_name(v_user_id, 'sheet_name', s.id, s.name)
    from private.friends_sheets s where s.id = p_sheet_id;
  else
    v_place := private.other_sheet_place(p_sheet_id, p_member_id);
    perform private.report_name(v_user_id, 'username', p.id, p.username)
    from public.profiles p where p.id = v_place.user_id;
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_friends_sheet(uuid, text) from public, anon, service_role;
grant execute on function public.make_friends_sheet(uuid, text) to authenticated;
