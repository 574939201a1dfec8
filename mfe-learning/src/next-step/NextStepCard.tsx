import type { LearningState } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass, Card, VisuallyHidden } from '@ninefold/ui';
import { beginLink } from './begin-session';
import { copy } from './copy';
import { addressOfStep } from './next-step';
import styles from './NextStepCard.module.css';
import { sessionAddress } from './session-address';
import { wordsOf } from './step-words';
import { useNextStep } from './use-next-step';

const words = copy.next;

interface NextStepCardProps {
  state: LearningState;
  /** Whether to offer newcomers a placement. */
  offersPlacement?: boolean;
}

/** The suggested next step. */
export function NextStepCard({ state, offersPlacement = true }: NextStepCardProps) {
  const step = useNextStep()(state);
  const { title, lead, action, place } = wordsOf(step);
  const startsSession =
    step.kind === 'mix' || step.kind === 'prerequisite' || (step.kind === 'skill' && !step.isNew);
  const begin = beginLink(startsSession ? state : undefined);
  return (
    <Card className={styles['card']}>
      <div className={styles['words']}>
        <p className={styles['label']}>
          {words.label}
          {place && <Badge tone="accent">{place}</Badge>}
        </p>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['lead']}>{lead}</p>
        {begin.cost !== null && <p className={styles['lead']}>{begin.cost}</p>}
      </div>
      <Link to={addressOfStep(step)} state={begin.state} className={buttonClass('primary', styles['action'])}>
        <span>{action}</span>
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Link>
      {step.kind === 'begin' && offersPlacement && <PlacementOffer />}
    </Card>
  );
}

function PlacementOffer() {
  return (
    <div className={styles['offer']}>
      <p>
        <strong>{copy.placement.title}</strong> {copy.placement.lead}
      </p>
      <Link to={sessionAddress({ kind: 'placement', skill: null })} className={buttonClass('secondary')}>
        {copy.placement.action}
      </Link>
    </div>
  );
}
