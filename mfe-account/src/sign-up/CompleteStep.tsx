import { DEFAULT_FIRST_NAME } from 'shared-contracts';
import { Link, usePlatform } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { copy } from './copy';
import styles from './CompleteStep.module.css';

const { complete: words } = copy;

/** The end of the sign-up without a plan: what the account has, and the one thing to do first. */
export function CompleteStep() {
  const { auth } = usePlatform();
  const isNamed = auth.status === 'in' && auth.profile.firstName !== DEFAULT_FIRST_NAME;
  return (
    <div className={styles['step']}>
      <h2>{words.plan}</h2>
      <ul>
        {words.includes.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>{words.next}</p>
      {/* The onboarding has asked for the name: it is not asked again. */}
      <Link to={`/profile?setup=true${isNamed ? '&step=username' : ''}`} className={buttonClass()}>
        {words.setUp}
      </Link>
    </div>
  );
}
