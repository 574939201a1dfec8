/** Plain queries over all rows, with the id of a class as their parameter: what its counters must be. */

/** The students by name, with the states of all assignments but techniques, which are stored nowhere else. */
export const PLAIN_WORK = `
  select p.name, coalesce(json_agg(case a.kind
    when 'skill' then case
      when (
        select case a.done_when when 'right' then max(f.correct) >= a.right_needed
          else sum(case when f.lessons >= 2 then 10 else s.problems_attempted end) >= 10 end
        from public.learning_sessions s, lateral (
          select count(*) filter (where r.correct and r.support is null and r.skill = s.skill) as correct,
            count(*) filter (where r.support = 'lesson') as lessons
          from public.learning_answers r where r.session_id = s.id and r.position <= 10) f
        where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
          and s.kind = 'skill' and s.completed_at is not null and not s.by_guest) then 'done'
      when exists (
        select from public.learning_sessions s
        where s.user_id = p.user_id and s.skill = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
          and s.kind = 'skill' and not s.by_guest) then 'started'
      else 'open' end
    when 'placement' then coalesce((
      select case when bool_or(s.placed_level is not null) then 'done' else 'started' end
      from public.learning_sessions s
      where s.user_id = p.user_id and s.level_id = a.what and s.started_at >= greatest(a.assigned_at, p.joined_at)
        and s.kind = 'placement' having count(*) > 0), 'open')
    else (
      select case
        when count(r.completed_at) = count(*) then 'done'
        when count(r.completed_at) + count(t.started_at) > 0 then 'started'
        else 'open' end
      from public.games g
      left join public.daily_grid_results r on r.user_id = p.user_id and r.game_type = g.game_type
        and r.challenge_date = a.due_on and r.completed_at >= p.joined_at
      left join public.daily_attempts t on t.user_id = p.user_id and t.game_type = g.game_type
        and t.day_key = a.due_on and t.started_at >= p.joined_at
      where g.kind = 'grid') end order by a.due_on, a.assigned_at, a.id) filter (where a.id is not null), '[]') as work
  from private.class_students p left join private.class_assignments a on a.class_id = p.class_id and a.kind <> 'technique'
  where p.class_id = $1 group by p.id, p.name order by lower(p.name)`;

/** The answers to each skill since joining. */
export const PLAIN_SKILLS = `
  select p.name, a.skill, count(*)::integer as answers, (count(*) filter (where a.correct))::integer as correct
  from private.class_students p
  join public.learning_sessions s on s.user_id = p.user_id and s.started_at >= p.joined_at
    and s.kind <> 'placement' and not s.by_guest
  join public.learning_answers a on a.session_id = s.id and a.skill !~ '^fact-'
  where p.class_id = $1 group by p.name, a.skill order by p.name, a.skill`;
