import { PLAN_KEYS, PLANS } from 'shared-contracts';
import { Button } from 'shared-ui';
import { copy as plansCopy } from '../../plans/copy';
import { PlanCard } from '../../plans/PlanCard';
import { copy } from '../copy';
import type { SignUp } from '../use-sign-up';
import { FreePlan } from './FreePlan';

/** The choice of a person who has an account. Nothing is paid on this page. */
export default function PlanSelectionStep({ go }: Pick<SignUp, 'go'>) {
  return (
    <>
      {PLAN_KEYS.map((tier) => (
        <PlanCard
          key={tier}
          tier={tier}
          action={copy['plan-selection'].choose(PLANS[tier].name)}
          onChoose={() => go({ is: 'plan-chosen' })}
        />
      ))}
      <FreePlan>
        <Button variant="secondary" onClick={() => go({ is: 'free-chosen' })}>
          {plansCopy.free}
        </Button>
      </FreePlan>
    </>
  );
}
