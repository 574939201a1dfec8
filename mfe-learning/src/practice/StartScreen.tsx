import { useState } from 'react';
import type { KeptSession, LearningState } from '@ninefold/contracts';
import { findSkill } from 'shared-learning';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { useDevice } from '../device/device';
import { copy as stepCopy } from '../next-step/copy';
import { Screen } from '../screen/Screen';
import { LearningError, readReviewQueue, startSession } from '../state/learning-calls';
import { KINDS } from './config';
import { copy } from './copy';
import type { SessionRequest } from './request';
import { newSession } from './session-flow';
import styles from './StartScreen.module.css';

const words = copy.start;

interface StartScreenProps {
  request: SessionRequest;
  state: LearningState;
  onStart: (session: KeptSession) => void;
  /** The server counts more sessions than this page knows of. */
  onLimit: () => void;
}

/** What comes, and what it costs of the day's sessions, before anything is counted. */
export function StartScreen({ request, state, onStart, onLimit }: StartScreenProps) {
  const { supabase, isOpen, reportError } = usePlatform();
  const device = useDevice();
  // One id for all tries: a start that the server saw and the device did not is the same session.
  const [id] = useState(device.newId);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const session = newSession(id, request, state);
  const limit = KINDS[request.kind].isCounted ? state.sessions_limit : null;
  const isOver = limit !== null && state.sessions_today >= limit;
  const isEmpty = request.kind === 'review' && state.reviews_due === 0;

  async function start() {
    setStarting(true);
    setFailure(null);
    try {
      const client = await supabase();
      const due = request.kind === 'review' ? await readReviewQueue({ client, reportError }) : [];
      await startSession(client, session);
      onStart({ ...session, due });
    } catch (error) {
      reportError(error, 'learning: start');
      setStarting(false);
      const hint = error instanceof LearningError ? error.hint : null;
      if (hint === 'daily-session-limit' && limit !== null) onLimit();
      else if (hint === 'daily-session-limit') setFailure(words.placedToday);
      else setFailure(hint === null ? words.failed : words.refused);
    }
  }

  return (
    <Screen>
      <Card className={styles['card']}>
        <h1>{stepCopy.session(session, findSkill(request.skill ?? '')?.title)}</h1>
        <p className={styles['lead']}>{isEmpty ? words.nothingDue : words.leads[request.kind]}</p>
        {limit !== null && <p>{isOver ? words.none(limit) : words.counted(state.sessions_today, limit)}</p>}
        {!KINDS[request.kind].isCounted && !isEmpty && state.sessions_limit !== null && (
          <p>{words.notCounted}</p>
        )}
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <div className={styles['actions']}>
          {!isEmpty && (
            <Button
              className={styles['start']}
              disabled={isOver}
              busy={isStarting}
              busyLabel={words.starting}
              onClick={() => void start()}
            >
              {isOver ? words.limitReached : words.action}
            </Button>
          )}
          <Link to="/learn" className={buttonClass(isEmpty ? 'primary' : 'quiet')}>
            {words.lessons}
          </Link>
          {isOver && isOpen('/upgrade') && <Link to="/upgrade">{words.plans}</Link>}
        </div>
      </Card>
    </Screen>
  );
}
