-- Classes: a teacher, who may be any account, and pupils under names that they chose for this class. They know of each other
-- what the functions return, and no account, username or address.
select set_config('lock_timeout', '2s', true);

create table private.classes (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Null: nobody can join.
  code text unique,
  created_at timestamptz not null default now()
);
create index classes_by_teacher on private.classes (teacher_id);

-- A pupil's place in a class. Who leaves loses the row, and with it everything that the teacher saw.
create table private.class_pupils (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Names that look alike are one.
  name_look text not null,
  joined_at timestamptz not null default now(),
  constraint class_pupils_once unique (user_id, class_id),
  constraint class_pupils_by_look unique (class_id, name_look)
);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['classes', 'class_pupils'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
  end loop;
end;
$$;

create function private.name_look(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select coalesce(nullif(private.username_skeleton(
    regexp_replace(private.latin_look(p_name), '[[:space:][:punct:]]+', '', 'g')), ''), p_name);
$$;

-- One answer for a class that does not exist and for one of somebody else.
create function private.refuse_class() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This is not your class.' using errcode = '42501', hint = 'not-your-class';
end;
$$;

-- The caller's own class. With the lock, no two calls count its pupils at once.
create function private.lock_own_class(p_user_id uuid, p_class_id uuid) returns private.classes
language plpgsql set search_path = '' as $$
declare
  v_class private.classes;
begin
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = p_user_id for update;
  if not found then
    perform private.refuse_class();
  end if;
  return v_class;
end;
$$;

-- The caller's place in a class.
create function private.own_place(p_user_id uuid, p_class_id uuid) returns private.class_pupils
language plpgsql stable set search_path = '' as $$
declare
  v_pupil private.class_pupils;
begin
  select p.* into v_pupil from private.class_pupils p where p.user_id = p_user_id and p.class_id = p_class_id;
  if not found then
    perform private.refuse_class();
  end if;
  return v_pupil;
end;
$$;

create function public.make_class(p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_id uuid;
begin
  if (select count(*) from private.classes c where c.teacher_id = v_user_id) >= 20 then
    raise exception 'You have 20 classes. Delete one to make another.' using errcode = 'PT409', hint = 'too-many-classes';
  end if;
  insert into private.classes (teacher_id, name, code)
  values (v_user_id, private.shared_name(p_name), private.new_code()) returning id into v_id;
  return jsonb_build_object('id', v_id);
end;
$$;

create function public.rename_class(p_class_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  update private.classes set name = private.shared_name(p_name) where id = v_class.id;
end;
$$;

-- A new code, or none: the one of before opens nothing any more.
create function public.renew_class_code(p_class_id uuid, p_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  update private.classes set code = case when p_open then private.new_code() end where id = v_class.id
  returning * into v_class;
  return jsonb_build_object('code', v_class.code);
end;
$$;

create function public.delete_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class constant private.classes := private.lock_own_class(private.lock_player(), p_class_id);
begin
  delete from private.classes where id = v_class.id;
end;
$$;

-- The pupil knows the code, so it is renewed.
create function public.remove_pupil(p_pupil_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_class private.classes;
begin
  v_class := private.lock_own_class(v_user_id,
    (select p.class_id from private.class_pupils p where p.id = p_pupil_id));
  delete from private.class_pupils where id = p_pupil_id;
  update private.classes set code = private.new_code() where id = v_class.id and code is not null;
end;
$$;

create function public.leave_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pupil constant private.class_pupils := private.own_place(private.lock_player(), p_class_id);
begin
  delete from private.class_pupils where id = v_pupil.id;
end;
$$;

create function public.rename_in_class(p_class_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pupil constant private.class_pupils := private.own_place(private.lock_player(), p_class_id);
  v_name constant text := private.shared_name(p_name);
begin
  update private.class_pupils set name = v_name, name_look = private.name_look(v_name) where id = v_pupil.id;
exception when unique_violation then
  raise exception 'Somebody in this class has this name.' using errcode = '23505', hint = 'name-taken';
end;
$$;

-- What becomes of the caller with this code: `open`, `unknown`, `joined` before, `own` class, `full`, `too-many` classes, `wait`.
-- A wrong code is returned, not raised, so that the try stays counted.
create function private.place_by_code(p_user_id uuid, p_code text, out status text, out class private.classes, out wait_seconds integer)
language plpgsql set search_path = '' as $$
begin
  wait_seconds := private.count_code_try(p_user_id);
  if wait_seconds > 0 then
    status := 'wait';
    return;
  end if;
  -- Of many who join at once each counts those before it.
  select c.* into class from private.classes c where c.code = private.read_code(p_code) for update;
  if not found then
    perform private.note_wrong_code(p_user_id, 'class');
    status := 'unknown';
    return;
  end if;
  status := case
    when class.teacher_id = p_user_id then 'own'
    when exists (select from private.class_pupils p where p.user_id = p_user_id and p.class_id = class.id) then 'joined'
    when (select count(*) from private.class_pupils p where p.user_id = p_user_id) >= 20 then 'too-many'
    when (select count(*) from private.class_pupils p where p.class_id = class.id) >= 60 then 'full'
    else 'open' end;
end;
$$;

-- Before somebody joins: which class it is.
create function public.class_of_code(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_place constant record := private.place_by_code(private.lock_player(), p_code);
begin
  return jsonb_build_object('status', v_place.status, 'name', (v_place.class).name,
    'class_id', case when v_place.status in ('joined', 'own') then (v_place.class).id end,
    'wait_seconds', v_place.wait_seconds);
end;
$$;

create function public.join_class(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  -- Before the code: a refusal takes the count of a try with it, and must not say whether the code is right.
  v_name constant text := private.shared_name(p_name);
  v_place record;
  v_status text;
begin
  v_place := private.place_by_code(v_user_id, p_code);
  v_status := v_place.status;
  if v_status = 'open' then
    insert into private.class_pupils (class_id, user_id, name, name_look)
    values ((v_place.class).id, v_user_id, v_name, private.name_look(v_name))
    on conflict on constraint class_pupils_by_look do nothing;
    v_status := case when found then 'joined' else 'name-taken' end;
  end if;
  return jsonb_build_object('status', v_status, 'name', (v_place.class).name,
    'class_id', case when v_status in ('joined', 'own') then (v_place.class).id end,
    'wait_seconds', v_place.wait_seconds);
end;
$$;

revoke execute on all functions in schema private from public;
do $$
declare
  v_function text;
begin
  foreach v_function in array array['make_class(text)', 'rename_class(uuid, text)', 'renew_class_code(uuid, boolean)',
    'delete_class(uuid)', 'remove_pupil(uuid)', 'leave_class(uuid)', 'rename_in_class(uuid, text)', 'class_of_code(text)',
    'join_class(text, text)'] loop
    execute format('revoke execute on function public.%s from public, anon, service_role', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
  end loop;
end;
$$;
