-- The day of the archive that a practice puzzle is of.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

alter table public.game_sessions add column archive_day date;
-- Rows from before are not read: in them it is null.
alter table public.game_sessions
  add constraint game_sessions_archive_is_practice check (archive_day is null or practice) not valid;

alter type private.result add attribute archive_day date;
