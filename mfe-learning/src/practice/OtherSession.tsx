import { useState } from 'react';
import type { KeptSession } from '@ninefold/contracts';
import { findSkill } from 'shared-learning';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { useDevice } from '../device/device';
import { copy as stepCopy } from '../next-step/copy';
import { sessionAddress } from '../next-step/session-address';
import { Screen } from '../screen/Screen';
import { finishSession } from '../state/send-session';
import { copy } from './copy';
import styles from './StartScreen.module.css';

const words = copy.other;

interface OtherSessionProps {
  /** The one that is open. */
  session: KeptSession;
  userId: string;
  onEnded: () => void;
}

/** Another session was left open. It is continued, or ended with what it has: nothing that was done is lost. */
export function OtherSession({ session, userId, onEnded }: OtherSessionProps) {
  const { supabase, announceSaved, reportError } = usePlatform();
  const device = useDevice();
  const [isEnding, setEnding] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function end() {
    setEnding(true);
    setFailed(false);
    try {
      await finishSession({ client: await supabase(), device, userId, reportError }, session);
      announceSaved();
      onEnded();
    } catch (error) {
      reportError(error, 'learning: end of a session');
      setFailed(true);
      setEnding(false);
    }
  }

  const title = stepCopy.session(session, findSkill(session.skill ?? '')?.title);
  return (
    <Screen>
      <Card className={styles['card']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead(title, session.answers.length)}</p>
        {hasFailed && <Alert tone="error">{words.failed}</Alert>}
        <div className={styles['actions']}>
          <Link to={sessionAddress(session)} className={buttonClass('primary', styles['start'])}>
            {words.resume}
          </Link>
          <Button variant="secondary" busy={isEnding} busyLabel={words.ending} onClick={() => void end()}>
            {words.end}
          </Button>
        </div>
      </Card>
    </Screen>
  );
}
