import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredSession, LearningState } from '@ninefold/contracts';
import { hintOf } from '@ninefold/contracts/rpc';
import { findSkill, pathOf, SKILLS, testOutOf } from '@ninefold/learning';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { useBeginning } from '../next-step/begin-session';
import { copy as stepCopy } from '../next-step/copy';
import { assumingLevels } from '../next-step/next-step';
import { NextStepCard } from '../next-step/NextStepCard';
import { PlacedPaths } from '../next-step/PlacedPaths';
import { useStudyPreferences } from '../next-step/study-preferences';
import { Screen, ScreenSkeleton } from '../screen/Screen';
import { readReviewQueue, startSession } from '../sessions/calls';
import { ReviewOffer } from '../sessions/ReviewOffer';
import { KINDS } from './config';
import { copy } from './copy';
import { LessonLink } from './LessonLink';
import type { SessionRequest } from './request';
import { newSession } from './session-flow';
import styles from './StartScreen.module.css';

const words = copy.start;

interface StartScreenProps {
  request: SessionRequest;
  state: LearningState;
  /** It replaces the clicked element. */
  takesFocus: boolean;
  onStart: (session: StoredSession) => void;
  /** The server has counted more sessions, or has fewer cards, than this page. */
  onLimit: () => void;
}

/**
 * Starts the session. If people need to know something first, such as what a test measures or that the session counts, this
 * page explains it, and a button starts the session.
 */
export function StartScreen({ request, state, takesFocus, onStart, onLimit }: StartScreenProps) {
  const { auth, supabase, isOpen, reportError } = usePlatform();
  const preferences = useStudyPreferences();
  const isGuest = auth.status !== 'in';
  const device = useDevice();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // One id for all attempts, so that a lost response does not start a second session.
  const [id] = useState(device.newId);
  const session = newSession(id, request, assumingLevels(state, preferences));
  const limit = KINDS[request.kind].isCounted ? state.sessions_limit : null;
  const isOver = limit !== null && state.sessions_today >= limit;
  const isPlacement = request.kind === 'placement';
  const isEmpty = request.kind === 'review' && state.reviews_due === 0;

  const start = useMutation({
    mutationKey: ['start'],
    mutationFn: async () => {
      if (isGuest) return [];
      const client = await supabase();
      const due = request.kind === 'review' ? await readReviewQueue({ client, reportError }) : [];
      await startSession(client, session);
      return due;
    },
    onSuccess: (due) => onStart({ ...session, due }),
    onError: (error) => {
      const hint = hintOf(error);
      if (hint === NOTHING_DUE || (hint === OVER_LIMIT && limit !== null)) onLimit();
    },
  });

  const { isFirst, isCostKnown } = useBeginning();
  const [isDirect] = useState(() => {
    const mayStart = KINDS[request.kind].startsDirectly && !isEmpty && !isOver;
    return mayStart && isFirst && (limit === null || isCostKnown);
  });
  const startDirectly = useEffectEvent(() => start.mutate());
  useEffect(() => {
    if (isDirect) startDirectly();
  }, [isDirect]);
  if (isDirect && !start.isError) return <ScreenSkeleton />;

  const failure = start.isError ? failureText(start.error, request.kind, limit) : null;

  return (
    <Screen>
      <Card className={styles['card']}>
        <h1 ref={heading} tabIndex={-1}>
          {stepCopy.session(session, findSkill(request.skill ?? '')?.title)}
        </h1>
        <p className={styles['lead']}>{isEmpty ? words.nothingDue : leadOf(session)}</p>
        {request.skill !== null && (
          <p>
            <LessonLink skill={request.skill} />
          </p>
        )}
        {isPlacement && <PlacedPaths state={state} here={pathOf(session.level_id)} />}
        {limit !== null && <p>{isOver ? words.none(limit) : stepCopy.cost(state.sessions_today, limit)}</p>}
        {isPlacement && state.sessions_limit !== null && <p>{words.notCounted}</p>}
        {isOver && <ReviewOffer due={state.reviews_due} />}
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <div className={styles['actions']}>
          {!isEmpty && (
            <Button
              className={styles['start']}
              disabled={isOver}
              busy={start.isPending || start.isSuccess}
              busyLabel={words.starting}
              onClick={() => start.mutate()}
            >
              {isOver ? words.limitReached : words.action}
            </Button>
          )}
          <Link to="/learn" className={buttonClass('quiet')}>
            {isPlacement ? copy.skip : words.lessons}
          </Link>
          {isOver && isOpen('/upgrade') && <Link to="/upgrade">{words.plans}</Link>}
        </div>
      </Card>
      {isEmpty && <NextStepCard state={state} />}
    </Screen>
  );
}

function leadOf({ kind, level_id: level }: StoredSession): string {
  if (kind !== 'test_out') return words.leads[kind];
  const { length, needed } = testOutOf(level, SKILLS);
  return words.testOutLead(length, needed);
}

const OVER_LIMIT = 'daily-session-limit';
const NOTHING_DUE = 'nothing-due';

function failureText(error: Error, kind: SessionRequest['kind'], limit: number | null): string | null {
  const hint = hintOf(error);
  // The refetched page explains it.
  if (hint === NOTHING_DUE || (hint === OVER_LIMIT && limit !== null)) return null;
  if (hint === OVER_LIMIT) return kind === 'placement' ? words.placedToday : words.enoughToday;
  return hint === null ? words.failed : words.refused;
}
