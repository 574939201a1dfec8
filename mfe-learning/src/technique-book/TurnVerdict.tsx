import type { Placement } from 'shared-puzzle-engine';
import type { Elements } from '@ninefold/ui';
import { VerdictBox } from '../screen/VerdictBox';
import { copy } from './copy';
import type { Verdict } from './judge';
import styles from './PracticeGrid.module.css';

interface TurnVerdictProps {
  /** About the last digit. */
  verdict: Verdict | undefined;
  /** The digit of the answer, found or shown. */
  found: Placement | undefined;
  isMarked: boolean;
  /** Reasons for the digit, or its consequences. */
  reasons: Elements;
}

/** The question, then feedback on each digit, announced because the question was there before. */
export function TurnVerdict(props: TurnVerdictProps) {
  return (
    <div role="status">
      <Turn {...props} />
    </div>
  );
}

function Turn({ verdict, found, isMarked, reasons }: TurnVerdictProps) {
  if (found) {
    const isOwn = verdict?.kind === 'found';
    return (
      <VerdictBox
        tone={isOwn ? 'right' : undefined}
        headline={isOwn ? copy.right : copy.shown(found.digit)}
        className={styles['verdict']}
      >
        {reasons}
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
  if (verdict.kind === 'wrong') {
    return (
      <VerdictBox tone="wrong" headline={copy.wrong} className={styles['verdict']}>
        {reasons}
      </VerdictBox>
    );
  }
  const { headline, text } = copy[verdict.kind];
  return (
    <VerdictBox tone="note" headline={headline} className={styles['verdict']}>
      <p>{text}</p>
    </VerdictBox>
  );
}
