import type { GameProgress, ProgressReport } from '@ninefold/contracts';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import { Table } from '../parts/Table';
import { measureOf, titleOf } from './game-figures';
import styles from './GameTimes.module.css';
import { Sparkline } from './Sparkline';

const words = copy.games;

/** Best, typical result and trend of each game. */
export function GameTimes({ report: { games, compared_days } }: { report: ProgressReport }) {
  if (games.length === 0) return <Section title={words.title} lead={words.none} />;
  return (
    <Section title={words.title} lead={words.note(compared_days)}>
      <ul className={styles['games']}>
        {games.map((game) => (
          <Game key={titleOf(game)} game={game} />
        ))}
      </ul>
      <Table
        caption={words.title}
        columns={[words.game, words.played, words.best, words.usual]}
        rows={games.map((game) => {
          const { best, usual } = printed(game);
          return [titleOf(game), copy.number(game.all.played), best, usual];
        })}
      />
    </Section>
  );
}

function Game({ game }: { game: GameProgress }) {
  const measure = measureOf(game);
  const { best, usual } = printed(game);
  const values = game.days.flatMap((day) => measure.usual(day) ?? []);
  const [now, then] = [game.last, game.before].map((figures) => figures && measure.usual(figures));
  const hasTrend = typeof now === 'number' && typeof then === 'number';
  return (
    <li className={styles['game']}>
      <div>
        <h3 className={styles['title']}>{titleOf(game)}</h3>
        <p className={styles['trend']}>{hasTrend ? measure.change(now - then) : words.noTrend}</p>
      </div>
      <Sparkline
        values={values}
        text={words.trendText(
          titleOf(game),
          measure.print(values[0] ?? 0),
          measure.print(values.at(-1) ?? 0),
        )}
      />
      <dl className={styles['figures']}>
        <div>
          <dt>{words.best}</dt>
          <dd translate="no">{best}</dd>
        </div>
        <div>
          <dt>{words.usual}</dt>
          <dd translate="no">{usual}</dd>
        </div>
      </dl>
    </li>
  );
}

/** As text; a dash if every time had hints. */
function printed(game: GameProgress) {
  const { best, usual, print } = measureOf(game);
  const text = (value: number | null) => (value === null ? copy.none : print(value));
  return { best: text(best(game.all)), usual: text(usual(game.all)) };
}
