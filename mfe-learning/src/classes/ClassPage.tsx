import { GUEST, type Owner } from '@ninefold/contracts';
import { Link, useLocation, useTitle } from '@ninefold/platform';
import { Alert, buttonClass } from '@ninefold/ui';
import { FocusFallback } from '@ninefold/web/social';
import { Screen, ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import { isNotYours, readOverview, readOwn } from './calls';
import { copy } from './copy';
import { StudentPage } from './pupil/StudentPage';
import { TeacherPage } from './teacher/TeacherPage';
import { useClassData, useMyClasses } from './use-classes';

/** `/classes/:id`: the teacher's or the student's page of a class. */
export default function ClassPage() {
  const learner = useLearner();
  const id = useLocation().pathname.split('/')[2] ?? '';
  if (learner === null || learner === GUEST) return <ScreenSkeleton />;
  return (
    <FocusFallback>
      <Loaded key={`${learner} ${id}`} userId={learner} id={id} />
    </FocusFallback>
  );
}

function Loaded({ userId, id }: { userId: Owner; id: string }) {
  const { data, isFetching, refetch } = useMyClasses(userId);
  if (data?.teaching.some((one) => one.id === id)) return <Teaching id={id} />;
  if (data?.attending.some((one) => one.id === id)) return <Attending id={id} />;
  if (isFetching) return <ScreenSkeleton />;
  if (data) return <NotHere />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

function Teaching({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useClassData(['taught', id], (caller) =>
    readOverview(caller, id),
  );
  useTitle(data?.name ?? copy.title);
  if (isNotYours(error)) return <NotHere />;
  if (data) return <TeacherPage overview={data} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

function Attending({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useClassData(['attended', id], (caller) =>
    readOwn(caller, id),
  );
  useTitle(data?.name ?? copy.title);
  if (isNotYours(error)) return <NotHere />;
  if (data) return <StudentPage own={data} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

/** Deleted classes, removed students and other people's classes look the same. */
function NotHere() {
  return (
    <Screen>
      <h1>{copy.title}</h1>
      <Alert tone="info">{copy.notHere}</Alert>
      <div>
        <Link to="/classes" className={buttonClass()}>
          {copy.toClasses}
        </Link>
      </div>
    </Screen>
  );
}
