-- What a class is to do, and reports of names in it.
select set_config('lock_timeout', '2s', true);

create table private.class_assignments (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  kind text not null check (kind in ('skill', 'placement', 'technique', 'sheet')),
  -- The name of a skill or a technique, the first level of a path, the day key of a sheet.
  what text not null,
  due_on date not null,
  assigned_at timestamptz not null default now(),
  constraint class_assignments_once unique (class_id, kind, what, due_on)
);

alter table private.class_assignments enable row level security;
alter table private.class_assignments force row level security;

-- The same assignment twice is one.
create function public.assign_to_class(p_class_id uuid, p_kind text, p_what text, p_due_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
  v_today constant date := private.day_key_at(now());
begin
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
  insert into private.class_assignments (class_id, kind, what, due_on) values (v_class.id, p_kind, p_what, p_due_on)
  on conflict on constraint class_assignments_once do nothing;
end;
$$;

create function public.unassign(p_assignment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  perform private.lock_own_class(v_user_id,
    (select a.class_id from private.class_assignments a where a.id = p_assignment_id));
  delete from private.class_assignments where id = p_assignment_id;
end;
$$;

-- A pupil reports the name of their class, a teacher the name of a pupil. The id is that of the class or of the place in it.
create function public.report_name_in_class(p_kind text, p_subject_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_name text;
begin
  if p_kind = 'class_name' then
    select c.name into v_name from private.classes c
    where c.id = p_subject_id
      and exists (select from private.class_pupils p where p.class_id = c.id and p.user_id = v_user_id);
  elsif p_kind = 'pupil_name' then
    select p.name into v_name from private.class_pupils p join private.classes c on c.id = p.class_id
    where p.id = p_subject_id and c.teacher_id = v_user_id;
  end if;
  if v_name is null then
    perform private.refuse_class();
  end if;
  perform private.report_name(v_user_id, p_kind, p_subject_id, v_name);
end;
$$;

create function private.remove_class_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.classes set name = 'Class' where id = p_subject_id and name = p_name;
$$;

create function private.remove_pupil_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.class_pupils p set name = n.name, name_look = private.name_look(n.name)
  from (select 'Pupil ' || substr(private.new_code(), 1, 6) as name) n
  where p.id = p_subject_id and p.name = p_name;
$$;

-- With a class or a place in it, the reports of its name go.
create trigger forget_name_reports after delete on private.classes
  for each row execute function private.forget_name_reports();
create trigger forget_name_reports after delete on private.class_pupils
  for each row execute function private.forget_name_reports();

revoke execute on all functions in schema private from public;
revoke execute on function public.assign_to_class(uuid, text, text, date), public.unassign(uuid),
  public.report_name_in_class(text, uuid) from public, anon, service_role;
grant execute on function public.assign_to_class(uuid, text, text, date), public.unassign(uuid),
  public.report_name_in_class(text, uuid) to authenticated;
