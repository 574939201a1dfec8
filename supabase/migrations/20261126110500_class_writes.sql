-- Writes of classes that may be sent twice, and names that may be tried.
select set_config('lock_timeout', '2s', true);

-- As before, by the id that the device made: sent again after a lost response, it is the same class, with the name that was sent last.
drop function public.make_class(text);
create function public.make_class(p_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  if p_id is null then
    raise exception 'The new class needs an id.' using errcode = '22023', hint = 'malformed-class';
  end if;
  update private.classes set name = private.shared_name(p_name) where id = p_id and teacher_id = v_user_id;
  if found then
    return jsonb_build_object('id', p_id);
  end if;
  if (select count(*) from private.classes c where c.teacher_id = v_user_id) >= 20 then
    raise exception 'You have 20 classes. Delete one to make another.' using errcode = 'PT409', hint = 'too-many-classes';
  end if;
  insert into private.classes (id, teacher_id, name, code)
  values (p_id, v_user_id, private.shared_name(p_name), private.new_code())
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_class();
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;

-- As before; what is assigned already is no more than before, also in a class that has as many as it can.
create or replace function public.assign_to_class(p_class_id uuid, p_kind text, p_what text, p_due_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
  v_today constant date := private.day_key_at(now());
begin
  if exists (
    select from private.class_assignments a
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on) then
    return;
  end if;
  if coalesce(case p_kind
      when 'skill' then private.is_skill(p_what)
      when 'technique' then private.is_skill(p_what)
      when 'placement' then p_what in ('A1', 'B1', 'C1')
      -- A sheet can be solved on its day alone.
      when 'sheet' then p_what = to_char(p_due_on, 'YYYY-MM-DD') end, false) is not true
     or (p_due_on between v_today and v_today + 366) is not true then
    raise exception 'This cannot be assigned.' using errcode = '22023', hint = 'malformed-assignment';
  end if;
  if (select count(*) from private.class_assignments a where a.class_id = v_class.id) >= 200 then
    raise exception 'A class has at most 200 assignments.' using errcode = 'PT409', hint = 'too-many-assignments';
  end if;
  insert into private.class_assignments (class_id, kind, what, due_on) values (v_class.id, p_kind, p_what, p_due_on);
end;
$$;

-- `renamed`, `name-taken` or `wait`. A taken name is the name of another pupil, whom nobody in the class sees: it can be asked for
-- 20 times in an hour, and is returned, since a raise would take the count back.
drop function public.rename_in_class(uuid, text);
create function public.rename_in_class(p_class_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_pupil constant private.class_pupils := private.own_place(v_user_id, p_class_id);
  -- Locked: two pupils who take each other's names would wait for each other.
  v_class_id constant uuid := (select c.id from private.classes c where c.id = p_class_id for no key update);
  v_name constant text := private.shared_name(p_name);
  v_wait constant integer := public.count_try('class-name:person:' || v_user_id, 20, 3600);
  v_status text := 'renamed';
begin
  if v_wait > 0 then
    v_status := 'wait';
  else
    begin
      update private.class_pupils set name = v_name, name_look = private.name_look(v_name) where id = v_pupil.id and class_id = v_class_id;
      if not found then
        perform private.refuse_class();
      end if;
    exception when unique_violation then
      v_status := 'name-taken';
    end;
  end if;
  return jsonb_build_object('status', v_status, 'wait_seconds', v_wait);
end;
$$;

-- Reports the name that the page of an invitation shows; who has seen it need not join first. A code that is none is no
-- report, and each call is one try of a code. Returns what `class_of_code()` does.
create function public.report_class_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer constant jsonb := public.class_of_code(p_code);
begin
  perform private.report_name(auth.uid(), 'class_name', c.id, c.name)
  from private.classes c
  where c.code = private.read_code(p_code) and v_answer ->> 'status' not in ('wait', 'unknown', 'own');
  return v_answer;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_class(uuid, text), public.rename_in_class(uuid, text),
  public.report_class_invitation(text) from public, anon, service_role;
grant execute on function public.make_class(uuid, text), public.rename_in_class(uuid, text),
  public.report_class_invitation(text) to authenticated;
