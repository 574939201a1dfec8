import { CircleCheck, CircleX, Info } from 'lucide-react';
import { hintSentences, hintText } from 'shared-hints';
import type { Placement } from 'shared-puzzle-engine';
import { copy } from './copy';
import type { Verdict } from './judge';
import styles from './PracticeBoard.module.css';
import { Reasons } from './Reasons';

interface TurnVerdictProps {
  /** About the learner's last digit. */
  verdict: Verdict | undefined;
  /** The digit that was asked for, found or shown. */
  found: Placement | undefined;
  isMarked: boolean;
}

/** What is asked, then what is said of each digit. */
export function TurnVerdict({ verdict, found, isMarked }: TurnVerdictProps) {
  return (
    <div role="status" className={styles['verdict']} data-tone={toneOf(verdict, found)}>
      {found ? (
        <>
          <p className={styles['headline']}>
            {verdict?.kind === 'found' ? (
              <>
                <CircleCheck aria-hidden size={20} />
                {copy.right}
              </>
            ) : (
              copy.shown(found.digit)
            )}
          </p>
          <Reasons sentences={hintSentences(found)} />
        </>
      ) : (
        <Remark verdict={verdict} isMarked={isMarked} />
      )}
    </div>
  );
}

function Remark({ verdict, isMarked }: Pick<TurnVerdictProps, 'verdict' | 'isMarked'>) {
  if (!verdict || verdict.kind === 'found') return <p>{isMarked ? copy.askMarked : copy.ask}</p>;
  if (verdict.kind === 'wrong') {
    return (
      <>
        <p className={styles['headline']}>
          <CircleX aria-hidden size={20} />
          {copy.wrong}
        </p>
        <p>{hintText(verdict.step)}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles['headline']}>
        <Info aria-hidden size={20} />
        {copy[verdict.kind].headline}
      </p>
      <p>{copy[verdict.kind].text}</p>
    </>
  );
}

function toneOf(verdict: Verdict | undefined, found: Placement | undefined) {
  if (found) return verdict?.kind === 'found' ? 'right' : undefined;
  return verdict?.kind === 'wrong' ? 'wrong' : undefined;
}
