import type { LearningState } from '@ninefold/contracts';
import { findSkill } from 'shared-learning';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass, Card, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import { nextStepOf, type NextStep } from './next-step';
import styles from './NextStepCard.module.css';
import { sessionAddress } from './session-address';

const words = copy.next;

interface NextStepCardProps {
  state: LearningState;
  /** Whether somebody new is offered to find their level. */
  offersPlacement?: boolean;
}

/** The one thing to do next, larger than anything else on the screen. */
export function NextStepCard({ state, offersPlacement = true }: NextStepCardProps) {
  const step = nextStepOf(state);
  const { title, lead, action, to, level } = wordsOf(step);
  return (
    <Card className={styles['card']}>
      <div className={styles['words']}>
        <p className={styles['label']}>
          {words.label}
          {level && <Badge tone="accent">{level}</Badge>}
        </p>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <Link to={to} className={buttonClass('primary', styles['action'])}>
        {action}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
      {step.kind === 'begin' && offersPlacement && <PlacementOffer />}
    </Card>
  );
}

function wordsOf(step: NextStep) {
  switch (step.kind) {
    case 'resume': {
      const { session } = step;
      return {
        title: words.resume(copy.session(session, findSkill(session.skill ?? '')?.title)),
        lead: words.resumeLead(session.answers.length),
        action: words.resumeAction,
        to: sessionAddress(session),
        level: null,
      };
    }
    case 'begin':
    case 'skill': {
      const { title, summary, level, id } = step.skill;
      const isNew = step.kind === 'begin' || step.isNew;
      const heading = step.kind === 'begin' ? words.begin : isNew ? words.start : words.goOn;
      return {
        title: heading(title),
        lead: summary,
        action: isNew ? words.startAction : words.goOnAction,
        to: isNew ? `/learn/${id}` : sessionAddress({ kind: 'skill', skill: id }),
        level,
      };
    }
    case 'mix':
      return { title: words.mix, lead: words.mixLead, action: words.mixAction, to: '/practice', level: null };
  }
}

function PlacementOffer() {
  return (
    <div className={styles['offer']}>
      <p>
        <strong>{copy.placement.title}</strong> {copy.placement.lead}
      </p>
      <Link
        to={sessionAddress({ kind: 'placement', skill: null })}
        className={buttonClass('secondary', styles['offerAction'])}
      >
        {copy.placement.action}
      </Link>
    </div>
  );
}
