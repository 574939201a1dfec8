import { useSearchParams } from 'shared-platform';
import { GameBar } from '../screen/GameBar';
import { MENTAL_MATH_COPY } from './copy';
import { scoreOf } from '../quiz/answers';
import { useRoundKeeper } from '../quiz/use-quiz-results';
import { ROUND_MS, TITLE } from './config';
import styles from '../quiz/TimedRound.module.css';
import { Places } from '../quiz/Places';
import { RoundIdle } from '../quiz/RoundIdle';
import { RoundResults } from '../quiz/RoundResults';
import { RoundTimer } from '../quiz/RoundTimer';
import { RunningQuestion } from '../quiz/RunningQuestion';
import { useSpeedRound } from '../quiz/use-timed-round';

/** `/mental-math-speed`: as many problems as a minute holds. `?answers=typed` asks for numbers instead of choices. */
export default function MentalMath() {
  const [query, setQuery] = useSearchParams();
  const answeredBy = query.get('answers') === 'typed' ? 'typing' : 'choosing';
  const { best, kept, keep } = useRoundKeeper('mental_math_speed');
  const { running, abandoned, start } = useSpeedRound((attempts) => {
    const { correct, accuracy } = scoreOf(attempts);
    keep({ score: correct, accuracy, seconds: ROUND_MS / 1000, answeredBy, attempts });
  });

  return (
    <section className={styles['page']}>
      <GameBar
        title={TITLE}
        // On a phone the clock needs its room.
        subtitle={!running && MENTAL_MATH_COPY[answeredBy]}
        timer={running && <RoundTimer secondsLeft={running.secondsLeft} />}
      />
      {running ? (
        <RunningQuestion running={running} answeredBy={answeredBy} />
      ) : (
        <>
          {kept ? (
            <RoundResults record={kept} onAgain={start} />
          ) : (
            <RoundIdle
              best={best}
              abandoned={abandoned}
              answeredBy={answeredBy}
              onAnsweredBy={(mode) =>
                setQuery(mode === 'typing' ? { answers: 'typed' } : {}, { replace: true })
              }
              onStart={start}
            />
          )}
          <Places />
        </>
      )}
    </section>
  );
}
