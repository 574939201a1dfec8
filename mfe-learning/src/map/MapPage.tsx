import { GUEST, type LearningState } from '@ninefold/contracts';
import { Link, useLocation, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { useOnDevice } from '@ninefold/web/on-device';
import { PATHS } from '../mastery/paths';
import { NextStepCard } from '../next-step/NextStepCard';
import { sessionAddress } from '../next-step/session-address';
import { useNextStep } from '../next-step/use-next-step';
import { Screen, ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';
import styles from './MapPage.module.css';
import { PathSection } from './PathSection';

/** `/learn`: the next step and the map of skills. */
export default function MapPage() {
  const learner = useLearner();
  return learner === null ? <ScreenSkeleton /> : <Loaded key={learner} learner={learner} />;
}

function Loaded({ learner }: { learner: string }) {
  const { data, isFetching, refetch } = useLearningState(learner);
  if (data) return <SkillMap state={data} isGuest={learner === GUEST} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

function SkillMap({ state, isGuest }: { state: LearningState; isGuest: boolean }) {
  const { isOpen } = usePlatform();
  const step = useNextStep()(state);
  const current = 'skill' in step ? step.skill.level : state.learning_level;
  return (
    <Screen>
      <header>
        <h1>{copy.title}</h1>
        <p className={styles['lead']}>{isGuest ? copy.guest.lead : copy.lead}</p>
        {isGuest && <GuestNote />}
      </header>
      <NextStepCard state={state} offersPlacement={!isGuest} />
      {state.reviews_due > 0 && (
        <div>
          <Link to={sessionAddress({ kind: 'review', skill: null })} className={buttonClass('secondary')}>
            {copy.review(state.reviews_due, state.sessions_limit !== null)}
          </Link>
        </div>
      )}
      {PATHS.map((path) => (
        <PathSection key={path.id} path={path} state={state} current={current} isGuest={isGuest} />
      ))}
      <section className={styles['book']}>
        <h2>{copy.book.title}</h2>
        <p className={styles['lead']}>{copy.book.lead}</p>
        <Link to="/learn/techniques" className={styles['bookLink']}>
          {copy.book.open}
        </Link>
      </section>
      {!isGuest && isOpen('/classes') && (
        <section className={styles['book']}>
          <h2>{copy.classes.title}</h2>
          <p className={styles['lead']}>{copy.classes.lead}</p>
          <Link to="/classes" className={styles['bookLink']}>
            {copy.classes.open}
          </Link>
        </section>
      )}
    </Screen>
  );
}

function GuestNote() {
  const from = useLocation();
  return (
    <p className={styles['guest']}>
      <span>{useOnDevice(copy.guest.kept)}</span>{' '}
      <Link to="/signup" state={{ from }}>
        {copy.guest.join}
      </Link>
    </p>
  );
}
