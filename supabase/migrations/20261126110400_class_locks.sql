-- In which order the rows of classes, and of names that are reported, are locked: the profile, its classes in the order of
-- their ids, the places in them, the reports. Whoever took them in another order could wait for one who waited for them.
-- A name of a sheet of friends is locked as that of a class.
select set_config('lock_timeout', '2s', true);

-- Before an account goes with its classes and its places in those of others, these classes are locked. Of two teachers who
-- attend each other's class, one waits for the other.
create function private.lock_classes_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.classes c
  where c.teacher_id = old.id or c.id in (select p.class_id from private.class_pupils p where p.user_id = old.id)
  order by c.id for update;
  return old;
end;
$$;
create trigger lock_classes_of_profile before delete on public.profiles
  for each row execute function private.lock_classes_of_profile();

-- The row that has a name, and what is deleted with it: a deletion takes the row before the reports of its name.
create function private.lock_named(p_kind text, p_subject_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  case p_kind
    when 'username' then
      perform from public.profiles p where p.id = p_subject_id for update;
    when 'sheet_name' then
      perform from private.friends_sheets s where s.id = p_subject_id for update;
    when 'class_name' then
      perform from private.classes c where c.id = p_subject_id for update;
    when 'pupil_name' then
      -- The pupil too: while they save answers, a place whose name changes would not be counted.
      perform from public.profiles p
      where p.id = (select m.user_id from private.class_pupils m where m.id = p_subject_id) for update;
      perform from private.classes c
      where c.id = (select m.class_id from private.class_pupils m where m.id = p_subject_id) for update;
      perform from private.class_pupils m where m.id = p_subject_id for update;
    -- No name of another kind is reported.
    else null;
  end case;
end;
$$;

-- As before. What has the name stays until the report is kept, and a deletion that waited for it takes the report too: none is left
-- of what is gone. Both profiles are locked for a reader, so that two people can report each other.
create or replace function private.report_name(p_user_id uuid, p_kind text, p_subject_id uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.profiles p where p.id = p_user_id for key share;
  case p_kind
    when 'username' then
      perform from public.profiles p where p.id = p_subject_id for key share;
    when 'sheet_name' then
      perform from private.friends_sheets s where s.id = p_subject_id for key share;
    when 'class_name' then
      perform from private.classes c where c.id = p_subject_id for key share;
    when 'pupil_name' then
      perform from private.class_pupils m where m.id = p_subject_id for key share;
  end case;
  if not found then
    return;
  end if;
  if public.count_try('report:person:' || p_user_id, 20, 86400) > 0 then
    raise exception 'You reported many names today. Please write to us.' using errcode = 'PT429', hint = 'too-many-reports';
  end if;
  insert into private.name_reports (reported_by, kind, subject_id, name) values (p_user_id, p_kind, p_subject_id, p_name)
  on conflict on constraint name_reports_once do update set settled_at = null, reported_at = now()
    where name_reports.settled_at is not null;
end;
$$;

-- As before, but the name is locked before its reports, as a deletion locks them.
create or replace function public.settle_reported_name(p_kind text, p_subject_id uuid, p_name text, p_remove boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_named(p_kind, p_subject_id);
  update private.name_reports set settled_at = now()
  where kind = p_kind and subject_id = p_subject_id and name = p_name and settled_at is null;
  if not found then
    raise exception 'There is no open report of this name.' using errcode = '22023', hint = 'unknown-report';
  end if;
  if p_remove then
    execute format('select private.%I($1, $2)', 'remove_' || p_kind) using p_subject_id, p_name;
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
