import {
  AUTH_REFUSALS,
  expectedOutcome,
  outcomeOf,
  refusedCalls,
} from '@ninefold/contracts/backend-contract';
import type { Check } from '../check';
import { mustBe } from '../expectation';
import { REFUSED_CALLS } from '../refused-calls';

/** The refusals that the tests of the pages use. */
export const REFUSAL_CHECKS: readonly Check[] = refusedCalls(AUTH_REFUSALS).map(([name, refusal]) => ({
  name: `a call is refused as pages expect it: ${name}`,
  async run(stage) {
    mustBe(outcomeOf(await REFUSED_CALLS[name](stage), refusal), expectedOutcome(refusal));
  },
}));
