import type { Plan } from '@ninefold/contracts';
import { copy } from './copy';
import styles from './PlanTerms.module.css';
import { renewalDay } from './renewal';

/** Price, renewal and cancellation, to be shown above every button that leads to the checkout. */
export function PlanTerms({ plan }: { plan: Plan }) {
  const { priceDisplay, interval } = plan;
  return (
    <dl className={styles['terms']} aria-label={copy.terms}>
      <dt>{copy.today}</dt>
      <dd translate="no">{priceDisplay}</dd>
      <dt>{copy.renews}</dt>
      <dd>{copy.renewsOn(renewalDay(new Date()), priceDisplay, interval)}</dd>
      <dt>{copy.cancel}</dt>
      <dd>{copy.cancelHow}</dd>
    </dl>
  );
}
