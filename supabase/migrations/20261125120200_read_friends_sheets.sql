-- What members read of each other, and the only road to it: names as they are shown everywhere, which of today's puzzles are
-- solved, how many were on each of seven days, and the streak.

-- The caller's sheets, in the order in which they joined.
create function public.friends_sheets() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_games constant text[] := array(select g.game_type from public.games g where g.kind = 'grid');
  v_today constant date := private.day_key_at(now());
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', mine.is_owner, 'members', o.members, 'played_today', o.played)
      order by mine.joined_at, s.id), '[]')
    from private.sheet_members mine
    join private.friends_sheets s on s.id = mine.sheet_id
    cross join lateral (
      select count(*) as members, count(*) filter (where exists (
        select from public.daily_grid_results r
        where r.user_id = m.user_id and r.game_type = any (v_games) and r.challenge_date = v_today)) as played
      from private.sheet_members m where m.sheet_id = s.id) o
    where mine.user_id = v_user_id);
end;
$$;

-- One sheet. The time of a puzzle of today is there for those who have solved it themselves, and where the server measured it
-- and a person can be so quick; nobody is compared by a time that only a device knows. A puzzle that was solved after its day
-- counts here as little as for the streak.
--
-- Members stand in the order in which they are shown: the caller, who solved most today, the name. The code is the owner's:
-- a new one must not reach those who were given the old one.
create function public.friends_sheet(p_sheet_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_place constant private.sheet_members := private.sheet_place(v_user_id, p_sheet_id);
  v_today constant date := private.day_key_at(now());
  v_games constant text[] := array(select g.game_type from public.games g where g.kind = 'grid');
  v_open constant jsonb := (
    select jsonb_object_agg(g.game_type, jsonb_build_object('solved', false, 'seconds', null)) from unnest(v_games) g (game_type));
  v_solved constant text[] := array(
    select r.game_type from public.daily_grid_results r
    where r.user_id = v_user_id and r.game_type = any (v_games) and r.challenge_date = v_today);
begin
  return public.day_at(now()) || (
    select jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', v_place.is_owner,
      'code', case when v_place.is_owner then s.code end,
      'members', (
        select jsonb_agg(jsonb_build_object(
          'id', m.id,
          'is_you', m.id = v_place.id,
          'is_owner', m.is_owner,
          'player', private.shown_player(m.user_id),
          'today', v_open || d.today,
          'week', d.week,
          'streak', private.current_streak(m.user_id))
          order by m.id <> v_place.id, d.solved_today desc, p.username)
        from private.sheet_members m
        join public.profiles p on p.id = m.user_id
        cross join lateral (
          select
            count(*) filter (where r.challenge_date = v_today) as solved_today,
            coalesce(jsonb_object_agg(r.game_type, jsonb_build_object(
              'solved', true,
              'seconds', case when r.game_type = any (v_solved) and r.time_verified
                and private.is_human_time(r.completion_time_seconds) then r.completion_time_seconds end))
              filter (where r.challenge_date = v_today), '{}') as today,
            -- The oldest day first, today last.
            jsonb_build_array(
              count(*) filter (where r.challenge_date = v_today - 6), count(*) filter (where r.challenge_date = v_today - 5),
              count(*) filter (where r.challenge_date = v_today - 4), count(*) filter (where r.challenge_date = v_today - 3),
              count(*) filter (where r.challenge_date = v_today - 2), count(*) filter (where r.challenge_date = v_today - 1),
              count(*) filter (where r.challenge_date = v_today)) as week
          from public.daily_grid_results r
          where r.user_id = m.user_id and r.game_type = any (v_games)
            and r.challenge_date between v_today - 6 and v_today and r.xp_earned > 0) d
        where m.sheet_id = s.id))
    from private.friends_sheets s where s.id = p_sheet_id);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.friends_sheets(), public.friends_sheet(uuid) from public, anon, service_role;
grant execute on function public.friends_sheets(), public.friends_sheet(uuid) to authenticated;
