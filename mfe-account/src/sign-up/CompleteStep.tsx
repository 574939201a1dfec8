import { useEffect } from 'react';
import { DEFAULT_FIRST_NAME, SIGN_UP_REDIRECT_MS } from '@ninefold/contracts';
import { Link, useNavigate, usePlatform } from '@ninefold/platform';
import { Alert, buttonClass } from '@ninefold/ui';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import styles from './CompleteStep.module.css';

const { complete: words } = copy;

/** The end of the sign-up: what the account has, and what comes next. */
export function CompleteStep() {
  const { entitlements } = usePlatform();
  return entitlements.isSubscribed ? <WithPlan /> : <WithoutPlan />;
}

/** The start page follows by itself. */
function WithPlan() {
  const { entitlements } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => {
    const leave = setTimeout(() => void navigate('/', { replace: true }), SIGN_UP_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [navigate]);
  return (
    <div className={styles['step']}>
      <Alert tone="success" title={words.subscribed(planName(entitlements))}>
        {words.opens}
      </Alert>
      <Link to="/" replace className={buttonClass()}>
        {words.start}
      </Link>
    </div>
  );
}

/** The one thing to do first. */
function WithoutPlan() {
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
