import { useEffect } from 'react';
import { SIGN_UP_REDIRECT_MS } from '@ninefold/contracts';
import { Link, Navigate, useLocation, useNavigate, usePlatform } from '@ninefold/platform';
import { Alert, buttonClass } from '@ninefold/ui';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import styles from './CompleteStep.module.css';

const { complete: words } = copy;

/** The end of the sign-up: shows the plan that was bought, or continues with the profile setup. */
export function CompleteStep() {
  const { entitlements } = usePlatform();
  const { state } = useLocation();
  return entitlements.isSubscribed ? (
    <WithPlan />
  ) : (
    // The state names the page that the person wanted before the sign-up.
    <Navigate to="/profile?setup=true" state={state} replace />
  );
}

/** Redirects to Today after a moment, or to the profile setup while there is no profile yet. */
function WithPlan() {
  const { auth, entitlements } = usePlatform();
  const hasProfile = auth.status === 'in' && auth.profile.username;
  const navigate = useNavigate();
  useEffect(() => {
    const leave = setTimeout(() => void navigate('/', { replace: true }), SIGN_UP_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [navigate]);
  return (
    <div className={styles['step']}>
      <Alert tone="success" title={words.subscribed(planName(entitlements))}>
        {hasProfile ? words.opens : words.setUp}
      </Alert>
      <Link to="/" replace className={buttonClass()}>
        {hasProfile ? words.start : words.goOn}
      </Link>
    </div>
  );
}
