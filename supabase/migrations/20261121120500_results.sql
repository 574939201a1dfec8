-- Everything that a player finished is saved by one function, each result once and by itself. The device makes the id
-- of a result. Every refusal is an error with a sentence, and with a stable name in `hint`.

create type private.result as (
  id uuid,
  -- The player whom the device believes to be signed in; null when it does not say.
  user_id uuid,
  -- Played before signing in.
  by_guest boolean,
  kind text,
  game_type text,
  completion_time_seconds integer,
  finished_at text,
  -- Of a daily.
  day_key date,
  -- Of grids: nine cells row by row; 0 is an empty cell.
  grid integer[],
  givens integer[],
  hints_used integer,
  -- Of timed rounds and drills.
  score integer,
  accuracy integer,
  answered_by text,
  answers jsonb
);

-- One sentence for a result that cannot be read and for one whose id another account has: the response does not show
-- that the id exists.
create function private.refuse_unreadable() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
end;
$$;

create function private.read_result(p_element jsonb) returns private.result
language plpgsql immutable set search_path = '' as $$
declare
  v_result private.result;
begin
  begin
    v_result := jsonb_populate_record(null::private.result, p_element);
  exception when data_exception then
    v_result := null;
  end;
  if v_result.id is null then
    perform private.refuse_unreadable();
  end if;
  -- Reading takes a null of JSON for a field that is absent.
  v_result.answers := p_element -> 'answers';
  return v_result;
end;
$$;

-- When a result was finished, as far as the device can be believed: within the last 30 days. Otherwise now.
create function private.finished_at(p_claimed text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if p_claimed::timestamptz between now() - interval '30 days' and now() then
    return p_claimed::timestamptz;
  end if;
  return now();
exception when data_exception then
  return now();
end;
$$;

create function private.require_nine_digits(p_grid integer[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if array_ndims(p_grid) = 1 and array_length(p_grid, 1) = 9 and array_lower(p_grid, 1) = 1
     and (select count(distinct d) from unnest(p_grid) d where d between 1 and 9) = 9 then
    return;
  end if;
  raise exception 'A finished grid has each of the digits 1 to 9 once.'
    using errcode = '22023', hint = 'malformed-grid';
end;
$$;

create function private.results_per_day() returns integer
language sql immutable set search_path = '' as $$
  select 500;
$$;

-- One account cannot fill the table. Practice has a limit of its own, and timed rounds and drills have one together.
-- Counting stops at the limit.
create function private.require_room_today(p_user_id uuid, p_practice boolean) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from (
        select from public.game_sessions s join public.games g on g.game_type = s.game_type
        where s.user_id = p_user_id and s.saved_at >= private.day_begins_at(private.day_key_at(now()))
          and s.practice = p_practice and (s.practice or g.kind <> 'grid')
        limit private.results_per_day()) saved) >= private.results_per_day() then
    raise exception 'There are too many results for one day. More can be saved tomorrow.'
      using errcode = 'PT429', hint = 'too-many-results';
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
