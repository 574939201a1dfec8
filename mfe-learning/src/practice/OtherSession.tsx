import { useMutation } from '@tanstack/react-query';
import type { StoredSession } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { copy as stepCopy } from '../next-step/copy';
import { sessionAddress } from '../next-step/session-address';
import { Screen } from '../screen/Screen';
import { useStoredSessions } from '../sessions/stored-sessions';
import { endEarly } from '../sessions/send-session';
import { copy } from './copy';
import styles from './StartScreen.module.css';

const words = copy.other;

interface OtherSessionProps {
  session: StoredSession;
  userId: string;
}

/** Offers to continue another open session, or to end it with its answers. */
export function OtherSession({ session, userId }: OtherSessionProps) {
  const { supabase, announceSaved, reportError } = usePlatform();
  const { now } = useDevice();
  const sessions = useStoredSessions();
  const end = useMutation({
    mutationKey: ['end of a session'],
    mutationFn: async () =>
      endEarly({ client: await supabase(), sessions, userId, reportError, now }, session),
    // Reads the learning state again.
    onSuccess: () => announceSaved([{ kind: 'learning' }]),
  });

  const title = stepCopy.session(session, findSkill(session.skill ?? '')?.title);
  return (
    <Screen>
      <Card className={styles['card']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead(title, session.answers.length)}</p>
        {end.isError && <Alert tone="error">{words.failed}</Alert>}
        <div className={styles['actions']}>
          <Link to={sessionAddress(session)} className={buttonClass('primary', styles['start'])}>
            {words.resume}
          </Link>
          <Button
            variant="secondary"
            busy={end.isPending || end.isSuccess}
            busyLabel={words.ending}
            onClick={() => end.mutate()}
          >
            {words.end}
          </Button>
        </div>
      </Card>
    </Screen>
  );
}
