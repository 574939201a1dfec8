-- 200 practice grids, and 200 timed rounds and drills: more than three hours of rounds without a pause. What is over stays on
-- the device and is saved on another day.
create or replace function private.results_per_day() returns integer
language sql immutable set search_path = '' as $$
  select 200;
$$;

revoke execute on all functions in schema private from public;
