import { usePlatform } from '@ninefold/platform';
import { Screen, ScreenSkeleton } from '../screen/Screen';
import { copy } from './copy';
import Progress from './Progress';

/** `/progress`. The shell requires sign-in. */
export default function ProgressPage() {
  const { auth } = usePlatform();
  if (auth.status !== 'in') return <ScreenSkeleton />;
  return (
    <Screen>
      <h1>{copy.title}</h1>
      <Progress userId={auth.user.id} />
    </Screen>
  );
}
