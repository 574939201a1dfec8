import { GAMES, type DashboardSummary } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { Badge, VisuallyHidden } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './RecentResults.module.css';

const SHOWN = 5;
const { columns } = copy.recent;

interface RecentResultsProps {
  results: DashboardSummary['recent_results'];
  grids: DashboardSummary['grids'];
}

export function RecentResults({ results, grids }: RecentResultsProps) {
  return (
    <section className={styles['recent']} aria-labelledby="recent-heading">
      <h2 id="recent-heading">{copy.recent.heading}</h2>
      {results.length === 0 ? (
        <p className={styles['empty']}>{copy.recent.empty}</p>
      ) : (
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{copy.recent.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.game}</th>
              <th scope="col">{columns.day}</th>
              <th scope="col" className={styles['number']}>
                {columns.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, SHOWN).map((result) => {
              const time = result.completion_time_seconds;
              return (
                <tr key={`${result.day_key} ${result.game_type}`}>
                  <th scope="row">{GAMES[result.game_type].title}</th>
                  <td>{copy.recent.day(result.day_key)}</td>
                  <td className={styles['number']}>
                    {grids[result.game_type].games_played > 1 &&
                      time === grids[result.game_type].best_time_seconds && (
                        <Badge tone="good">{copy.recent.best}</Badge>
                      )}
                    {result.time_verified === false && <Badge>{copy.recent.unverified}</Badge>}
                    <span translate="no">{` ${formatClock(time)}`}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
