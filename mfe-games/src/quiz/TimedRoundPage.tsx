import { useState } from 'react';
import { GAMES, type Answer } from '@ninefold/contracts';
import { Link, usePlatform, useSearchParams } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { buttonClass } from '@ninefold/ui';
import { GameBar } from '../screen/GameBar';
import { HUB_PATH } from '../screen/paths';
import { copy } from '../round/copy';
import { FunResults } from './FunResults';
import { funRound } from './fun-round';
import { RoundIdle, type RoundWords } from './RoundIdle';
import { RoundResults } from './RoundResults';
import { RoundPage } from '../round/RoundPage';
import { RoundTimer } from '../round/RoundTimer';
import { RunningQuestion } from '../round/RunningQuestion';
import styles from './TimedRoundPage.module.css';
import { useQuizResults } from './use-quiz-results';
import { useStartRound } from './use-start-round';
import { useTimedRound, type TimedRoundConfig } from '../round/use-timed-round';

export interface TimedRoundPageProps {
  config: TimedRoundConfig;
  words: RoundWords;
}

/** A timed round: before it, during it and after it. `?answers=typed` asks for numbers instead of choices. */
export function TimedRoundPage({ config, words }: TimedRoundPageProps) {
  const [query, setQuery] = useSearchParams();
  const answeredBy = query.get('answers') === 'typed' ? 'typing' : 'choosing';
  const { best, last, add } = useQuizResults({ kind: 'timed_round', game_type: config.game }, answeredBy);
  /** The answers of the last round, when it was for fun. */
  const [fun, setFun] = useState<readonly Answer[] | null>(null);
  const { random } = useDevice();
  const { running, abandoned, start } = useTimedRound(config, (answers, { purpose, ticket }) => {
    setFun(purpose === 'fun' ? answers : null);
    if (purpose !== 'fun') add({ answers, seconds: config.seconds, ticket });
  });
  const { begin, starting } = useStartRound(config, answeredBy, start);
  const { title } = GAMES[config.game];

  return (
    <RoundPage>
      <GameBar
        title={title}
        // On a phone the clock needs the space.
        subtitle={!running && copy.round[answeredBy]}
        timer={
          running && <RoundTimer secondsLeft={running.secondsLeft} warningSeconds={config.warningSeconds} />
        }
      />
      {running ? (
        <RunningQuestion running={running} config={config} answeredBy={answeredBy} />
      ) : (
        <>
          {fun ? (
            <FunResults answers={fun} starting={starting} onAgain={begin} />
          ) : last ? (
            <RoundResults
              stored={last}
              starting={starting}
              onAgain={begin}
              onPlayAgain={(questions) => start(funRound(questions, random))}
            />
          ) : (
            <RoundIdle
              seconds={config.seconds}
              words={words}
              best={best}
              abandoned={abandoned}
              answeredBy={answeredBy}
              onAnsweredBy={(mode) => {
                // The server was asked for a round of the chosen kind.
                if (!starting) setQuery(mode === 'typing' ? { answers: 'typed' } : {}, { replace: true });
              }}
              starting={starting}
              onStart={begin}
            />
          )}
          <RoundLinks />
        </>
      )}
    </RoundPage>
  );
}

/** Where to go from here. */
function RoundLinks() {
  const { auth } = usePlatform();
  const { links, dashboard, landing, hub } = copy.round;
  return (
    <nav aria-label={links} className={styles['links']}>
      <Link to="/" className={buttonClass('quiet')}>
        {auth.status === 'out' ? landing : dashboard}
      </Link>
      <Link to={HUB_PATH} className={buttonClass('quiet')}>
        {hub}
      </Link>
    </nav>
  );
}
