import { useState } from 'react';
import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { DRILL_COPY } from './copy';
import { GameBar } from '../screen/GameBar';
import { scoreOf, type Attempt } from '../quiz/answers';
import { useRoundKeeper } from '../quiz/use-quiz-results';
import styles from './AdditionDrill.module.css';
import { DrillPractice } from './DrillPractice';
import { DrillResults } from './DrillResults';

/** `/addition-drill`: twenty sums of two digits, as often as it takes. */
export default function AdditionDrill() {
  const { kept, keep } = useRoundKeeper('addition_drill');
  const [run, setRun] = useState({ number: 0, finished: false });

  function finish(attempts: readonly Attempt[]) {
    const { correct, accuracy } = scoreOf(attempts);
    keep({ score: correct, accuracy, seconds: secondsOf(attempts), answeredBy: 'typing', attempts });
    setRun({ ...run, finished: true });
  }

  return (
    <section className={styles['page']}>
      <GameBar title={DRILL_COPY.title} subtitle={DRILL_COPY.subtitle} timer={null} />
      {run.finished && kept ? (
        <DrillResults record={kept} onAgain={() => setRun({ number: run.number + 1, finished: false })} />
      ) : (
        <>
          <DrillPractice key={run.number} isRepeat={run.number > 0} onFinish={finish} />
          <Link to="/" className={buttonClass('quiet')}>
            {DRILL_COPY.exit}
          </Link>
        </>
      )}
    </section>
  );
}

/** The time that the player thought; that in which verdicts were shown is not theirs. */
function secondsOf(attempts: readonly Attempt[]): number {
  const total = attempts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return Math.max(1, Math.round(total / 1000));
}
