import { hintSentences, hintText } from 'shared-hints';
import type { Placement } from 'shared-puzzle-engine';
import { VerdictBox } from '../screen/VerdictBox';
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
  if (found) {
    const isOwn = verdict?.kind === 'found';
    return (
      <VerdictBox
        tone={isOwn ? 'right' : undefined}
        headline={isOwn ? copy.right : copy.shown(found.digit)}
        className={styles['verdict']}
      >
        <Reasons sentences={hintSentences(found)} />
      </VerdictBox>
    );
  }
  if (!verdict || verdict.kind === 'found') {
    return (
      <VerdictBox className={styles['verdict']}>
        <p>{isMarked ? copy.askMarked : copy.ask}</p>
      </VerdictBox>
    );
  }
  const isWrong = verdict.kind === 'wrong';
  const { headline, text } = isWrong
    ? { headline: copy.wrong, text: hintText(verdict.step) }
    : copy[verdict.kind];
  return (
    <VerdictBox tone={isWrong ? 'wrong' : 'note'} headline={headline} className={styles['verdict']}>
      <p>{text}</p>
    </VerdictBox>
  );
}
