import { Button } from '@ninefold/ui';
import { copy as plansCopy } from '../../plans/copy';
import { PlanCards } from '../../plans/PlanCards';
import { copy } from '../copy';
import type { SignUp } from '../use-sign-up';
import { FreePlan } from './FreePlan';

/** The choice of plan for a person with an account. Nothing is paid here. */
export default function PlanSelectionStep({ go }: Pick<SignUp, 'go'>) {
  return (
    <>
      <PlanCards
        action={copy['plan-selection'].choose}
        onChoose={(tier) => go({ type: 'plan-chosen', tier })}
      />
      <FreePlan>
        <Button variant="secondary" onClick={() => go({ type: 'free-chosen' })}>
          {plansCopy.free}
        </Button>
      </FreePlan>
    </>
  );
}
