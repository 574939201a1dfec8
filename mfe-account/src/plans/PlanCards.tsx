import { Check } from 'lucide-react';
import { useState } from 'react';
import { PLAN_KEYS, PLAN_LIMITS, PLANS, type Plan, type PlanKey, type PlanLimits } from '@ninefold/contracts';
import { Alert, Button, type Elements } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanCards.module.css';
import { PlanLimitsTable } from './PlanLimitsTable';
import { PlanTerms } from './PlanTerms';
import { Promotion } from './Promotion';

interface PlanCardsProps {
  /** The label of a plan's button, such as "Upgrade to Elite Access". */
  action(plan: string): string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** Fields above the button of each plan. */
  readonly children?: Elements;
  onChoose(tier: PlanKey): void;
}

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

interface PlanCardProps {
  readonly plan: Plan;
  readonly limits: PlanLimits;
  /** Selling points in addition to the limits. */
  readonly features: (typeof copy.features)[keyof typeof copy.features];
  /** The label of the button, such as "Upgrade to Elite Access". */
  readonly action: string;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly children?: Elements;
  onChoose(): void;
}

/** One plan with its price, limits and terms, and the button that chooses it. */
export function PlanCard(props: PlanCardProps) {
  const { plan, limits, features, action, busy, busyLabel, children, onChoose } = props;
  const [isRefused, setIsRefused] = useState(false);
  const choice = (
    <>
      {children}
      {isRefused && <Alert>{copy.comingSoon}</Alert>}
      <Button
        type={children ? 'submit' : 'button'}
        busy={busy ?? false}
        busyLabel={busyLabel ?? action}
        onClick={() => (plan.comingSoon ? setIsRefused(true) : onChoose())}
      >
        {action}
      </Button>
    </>
  );

  return (
    <section aria-label={plan.name} className={styles['plan']}>
      <div className={styles['head']}>
        {plan.promotion && <Promotion {...plan.promotion} />}
        <h2>{plan.name}</h2>
        <p>{plan.description}</p>
        <p className={styles['price']}>
          <span translate="no" className={styles['figure']}>
            {plan.priceDisplay}
          </span>{' '}
          <span>{copy.per(plan.interval)}</span>
        </p>
      </div>
      <PlanLimitsTable plan={plan.name} limits={limits} />
      <ul className={styles['features']}>
        {features.map(({ name, explanation }) => (
          <li key={name}>
            <Check aria-hidden size={18} className={styles['icon']} />
            <span>
              <span>{name}</span>
              <small>{explanation}</small>
            </span>
          </li>
        ))}
      </ul>
      <PlanTerms plan={plan} />
      {children ? (
        // Enter in a field clicks the button.
        <form noValidate className={styles['choice']} onSubmit={(event) => event.preventDefault()}>
          {choice}
        </form>
      ) : (
        choice
      )}
    </section>
  );
}
