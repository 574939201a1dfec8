import { PLAN_KEYS, PLAN_LIMITS, PLANS, type PlanKey } from '@ninefold/contracts';
import { copy } from './copy';
import { PlanCard } from './PlanCard';

interface PlanCardsProps {
  /** Words of a plan's button, such as "Upgrade to Elite Access". */
  action(plan: string): string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  onChoose(tier: PlanKey): void;
}

/** Every plan on sale. */
export function PlanCards({ action, onChoose, ...rest }: PlanCardsProps) {
  return PLAN_KEYS.map((tier) => (
    <PlanCard
      key={tier}
      plan={PLANS[tier]}
      limits={PLAN_LIMITS[tier]}
      features={copy.features[tier]}
      action={action(PLANS[tier].name)}
      onChoose={() => onChoose(tier)}
      {...rest}
    />
  ));
}
