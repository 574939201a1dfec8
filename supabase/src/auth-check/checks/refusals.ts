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
    const expected = expectedOutcome(refusal);
    const got = outcomeOf(await REFUSED_CALLS[name](stage), refusal);
    // The hook of hosted Supabase that locks an account cannot set a code.
    const hasNoCode = refusal === AUTH_REFUSALS.tooManySignIns && typeof got === 'object' && !got.code;
    mustBe(got, hasNoCode ? { ...expected, code: got.code } : expected);
    return hasNoCode ? 'without a code, as hosted Supabase does' : undefined;
  },
}));
