import { useEffect, useRef } from 'react';
import { GUEST, type StoredSession } from '@ninefold/contracts';
import { lessonsShown, MAX_LESSONS } from '@ninefold/learning';
import { Card } from '@ninefold/ui';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import { useDevice } from '@ninefold/web/storage';
import { NextStepCard } from '../../next-step/NextStepCard';
import { stuckStepOf } from '../../next-step/stuck-step';
import { Screen } from '../../screen/Screen';
import { guestState } from '../../sessions/guest-state';
import { useStoredSessions } from '../../sessions/stored-sessions';
import { copy as practiceCopy } from '../copy';
import { Figures } from '../results/Figures';
import { MissedExercises } from '../results/MissedExercises';
import { SkillChanges } from '../results/SkillChanges';
import { AccountOffer } from './AccountOffer';
import { copy } from './copy';
import styles from './Guest.module.css';
import { StillOpen } from './StillOpen';

/** Results computed on this device, then the benefits of an account. */
export function GuestResults({ session }: { session: StoredSession }) {
  const { now } = useDevice();
  useWarnBeforeLoss();
  const stored = useStoredSessions().of(GUEST);
  const state = guestState(stored, now());
  const asked = new Set(session.answers.map(({ skill }) => skill));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {practiceCopy.results.titles[session.kind]}
      </h1>
      {lessonsShown(session.answers).length >= MAX_LESSONS && <p>{practiceCopy.results.endedEarlyAsGuest}</p>}
      <Figures session={session} completed={undefined} state={state} />
      <SkillChanges
        before={session.before}
        completed={{ skills: state.skills.filter(({ skill }) => asked.has(skill)) }}
      />
      {stuckStepOf(state) && <NextStepCard state={state} />}
      <Card className={styles['card']}>
        <h2>{copy.after.title}</h2>
        <p className={styles['lead']}>{useOnDevice(copy.after.lead)}</p>
        <AccountOffer backTo="/learn" />
      </Card>
      <MissedExercises answers={session.answers} />
      <StillOpen />
    </Screen>
  );
}
