import { useState } from 'react';
import { GAMES, type Answer } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { useQuizResults } from './use-quiz-results';
import { RoundPage } from '../round/RoundPage';
import { GameBar } from '../screen/GameBar';
import { copy } from './drill-copy';
import { DrillPractice } from './DrillPractice';
import { DrillResults } from './DrillResults';

/** `/addition-drill`: twenty sums of two digits, as often as the player likes. */
export default function AdditionDrill() {
  const { last, add } = useQuizResults({ kind: 'drill', game_type: 'addition_drill' }, 'typing');
  const [run, setRun] = useState({ number: 0, finished: false });

  function finish(answers: readonly Answer[]) {
    add({ answers, seconds: secondsOf(answers) });
    setRun({ ...run, finished: true });
  }

  return (
    <RoundPage isNarrow>
      <GameBar title={GAMES.addition_drill.title} subtitle={copy.subtitle} timer={null} />
      {run.finished && last ? (
        <DrillResults stored={last} onAgain={() => setRun({ number: run.number + 1, finished: false })} />
      ) : (
        <>
          <DrillPractice key={run.number} onFinish={finish} />
          <Link to="/" className={buttonClass('quiet')}>
            {copy.exit}
          </Link>
        </>
      )}
    </RoundPage>
  );
}

/** The time in which the player was thinking; verdicts are shown outside of it. */
function secondsOf(answers: readonly Answer[]): number {
  const total = answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return Math.max(1, Math.round(total / 1000));
}
