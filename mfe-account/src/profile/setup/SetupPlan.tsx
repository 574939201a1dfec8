import type { Profile } from '@ninefold/platform';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';

/**
 * A link to the plans at the end of the setup; completing it means staying on the free plan. A saved username completes
 * the sign-up, so such profiles are sent to the upgrade page.
 */
export function SetupPlan({ profile }: { profile: Profile }) {
  if (profile.isSubscribed) return null;
  return (
    <p>
      {copy.setup.plan}{' '}
      <TextLink to={profile.username ? '/upgrade' : '/signup?step=plan_selection'}>
        {copy.setup.plans}
      </TextLink>
    </p>
  );
}
