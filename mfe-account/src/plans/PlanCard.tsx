import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '@ninefold/contracts';
import { Alert, Badge, Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanCard.module.css';
import { PlanTerms } from './PlanTerms';

interface PlanCardProps {
  readonly plan: Plan;
  /** What it is praised for, beside what it allows. */
  readonly features: readonly string[];
  /** Words of the button, such as "Upgrade to Elite Access". */
  readonly action: string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  onChoose(): void;
}

/** One plan: what it is, what it costs, how it renews and ends, and the button that chooses it. */
export function PlanCard({ plan, features, action, busy, busyLabel, onChoose }: PlanCardProps) {
  const [isRefused, setIsRefused] = useState(false);
  const listed = [copy.games(plan.entitlements.practiceHints), ...features];
  return (
    <section aria-label={plan.name} className={styles['plan']}>
      <div className={styles['head']}>
        {plan.popular && <Badge tone="accent">{copy.badge}</Badge>}
        <h2>{plan.name}</h2>
        <p>{plan.description}</p>
        <p className={styles['price']}>
          <span className={styles['figure']}>{plan.priceDisplay}</span> {copy.per(plan.interval)}
        </p>
      </div>
      <ul className={styles['features']}>
        {listed.map((feature) => (
          <li key={feature}>
            <Check aria-hidden size={18} className={styles['sign']} />
            {feature}
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
