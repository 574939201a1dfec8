import { Check } from 'lucide-react';
import { useState } from 'react';
import { PLANS, type Plan, type PlanKey } from '@ninefold/contracts';
import { Alert, Badge, Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanCard.module.css';
import {
  countEliteUpgrades,
  grantsGamesAccess,
  grantsLearningAccess,
  isComingSoon,
  isElitePromotionActive,
} from './plan-rules';
import { PlanTerms } from './PlanTerms';

interface PlanCardProps {
  readonly tier: PlanKey;
  readonly plan?: Plan;
  /** Words of the button, such as "Upgrade to Elite Access". */
  readonly action: string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  onChoose(): void;
}

/** One plan: what it is, what it costs, how it renews and ends, and the button that chooses it. */
export function PlanCard({ tier, plan = PLANS[tier], action, busy, busyLabel, onChoose }: PlanCardProps) {
  const [isRefused, setIsRefused] = useState(false);
  const upgrades = countEliteUpgrades();
  const features = [
    ...(grantsGamesAccess(tier) ? [copy.games] : []),
    ...(grantsLearningAccess() ? [copy.learning] : []),
    ...plan.features,
  ];
  return (
    <section aria-label={plan.name} className={styles['plan']}>
      <div className={styles['head']}>
        {isElitePromotionActive() && <Badge tone="accent">{copy.badge}</Badge>}
        <h2>{plan.name}</h2>
        <p>{plan.description}</p>
        <p className={styles['price']}>
          <span className={styles['figure']}>{plan.priceDisplay}</span> {copy.per(plan.interval)}
        </p>
        {upgrades > 0 && <p>{copy.upgrades(upgrades)}</p>}
      </div>
      <ul className={styles['features']}>
        {features.map((feature) => (
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
        onClick={() => (isComingSoon(plan) ? setIsRefused(true) : onChoose())}
      >
        {action}
      </Button>
    </section>
  );
}
