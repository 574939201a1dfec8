import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Plan, PlanLimits } from '@ninefold/contracts';
import { Alert, Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanCard.module.css';
import { PlanLimitsTable } from './PlanLimitsTable';
import { PlanTerms } from './PlanTerms';
import { Promotion } from './Promotion';

interface PlanCardProps {
  readonly plan: Plan;
  readonly limits: PlanLimits;
  /** What it is praised for, beside what it opens. */
  readonly features: (typeof copy.features)[keyof typeof copy.features];
  /** Words of the button, such as "Upgrade to Elite Access". */
  readonly action: string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  onChoose(): void;
}

/** One plan: what it is, what it costs, how it renews and ends, and the button that chooses it. */
export function PlanCard({ plan, limits, features, action, busy, busyLabel, onChoose }: PlanCardProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <section aria-label={plan.name} className={styles['plan']}>
      <div className={styles['head']}>
        {plan.promotion && <Promotion {...plan.promotion} />}
        <h2>{plan.name}</h2>
        <p>{plan.description}</p>
        <p className={styles['price']}>
          <span className={styles['figure']}>{plan.priceDisplay}</span> {copy.per(plan.interval)}
        </p>
      </div>
      <PlanLimitsTable plan={plan.name} limits={limits} />
      <ul className={styles['features']}>
        {features.map(({ name, is }) => (
          <li key={name}>
            <Check aria-hidden size={18} className={styles['sign']} />
            <span>
              <span>{name}</span>
              <small>{is}</small>
            </span>
          </li>
        ))}
      </ul>
      <PlanTerms plan={plan} />
      {isRefused && <Alert>{copy.comingSoon}</Alert>}
      <Button
        busy={busy ?? false}
        busyLabel={busyLabel ?? action}
        onClick={() => (plan.comingSoon ? setIsRefused(true) : onChoose())}
      >
        {action}
      </Button>
    </section>
  );
}
