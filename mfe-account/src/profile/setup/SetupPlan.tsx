import type { Profile } from '@ninefold/platform';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';

/** The plans come last: completing the set-up is staying free. A saved username ends the sign-up, so there the upgrade has them. */
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
