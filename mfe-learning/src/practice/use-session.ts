import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DatedAnswer, KeptSession, SkillProgress } from '@ninefold/contracts';
import { randomInteger } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { markPlayed } from '../state/close-left';
import { keepSession } from '../state/kept-sessions';
import { exerciseQuery } from '../state/use-exercise';
import { LONGEST_SECONDS } from './config';
import { skillsAfter, withNext, type KeptTask } from './session-flow';

/** An answer in the hands of the person: what was asked, and what they gave. */
export interface Given {
  readonly text: string;
  readonly correct: boolean;
  readonly chosen: boolean;
}

/**
 * A session as it is played: the exercise that is asked, what was answered, and what comes next. Everything is kept on
 * the device at once.
 * @param initial with the exercise that is asked
 * @param skills as they stood with the answers that `initial` has saved
 */
export function useSession(initial: KeptSession, skills: readonly SkillProgress[], userId: string) {
  const device = useDevice();
  const cache = useQueryClient();
  const [session, setSession] = useState(initial);
  const shownAt = useRef(0);

  useEffect(() => keepSession(device, userId, session), [device, userId, session]);

  useEffect(() => markPlayed(initial.id), [initial.id]);

  const { task } = session;
  const asked = task && `${task.skill} ${task.difficulty} ${task.seed}`;
  useEffect(() => {
    if (task) void cache.prefetchQuery(exerciseQuery(task));
  }, [cache, task]);

  return {
    session,
    /** Call it when the exercise is seen: the time runs from then. */
    onShown(shown: string) {
      if (shown === asked) shownAt.current = device.monotonicNow();
    },
    showStep() {
      if (task) setSession({ ...session, task: { ...task, steps_shown: task.steps_shown + 1 } });
    },
    /** Keeps what is typed, so that leaving loses nothing. */
    keepDraft(draft: string) {
      if (task) setSession({ ...session, task: { ...task, draft } });
    },
    /** Writes the answer down and chooses what comes next. */
    answer(
      { skill, difficulty, seed, steps_shown }: KeptTask,
      { text, correct, chosen }: Given,
    ): DatedAnswer {
      const helped = steps_shown > 0;
      const seconds = (device.monotonicNow() - shownAt.current) / 1_000;
      const answer: DatedAnswer = {
        id: device.newId(),
        skill,
        difficulty,
        seed,
        given: text.slice(0, 100),
        correct: correct && !helped,
        chosen,
        helped,
        seconds: Math.round(Math.min(LONGEST_SECONDS, Math.max(0, seconds)) * 10) / 10,
        answered_at: new Date(device.now()).toISOString(),
      };
      const answers = [...session.answers, answer];
      const unrated = answers.filter(({ id }) => !initial.saved.includes(id));
      const standing = skillsAfter(skills, unrated, session.kind);
      setSession(withNext({ ...session, answers }, standing, device.random));
      return answer;
    },
    /** Asks the same kind at once, with other numbers. */
    askAlike({ skill, difficulty }: KeptTask) {
      const seed = randomInteger(device.random, 0, 2 ** 31 - 1);
      setSession({ ...session, finished: false, task: { skill, difficulty, seed, steps_shown: 0 } });
    },
    markSaved(ids: readonly string[]) {
      setSession((current) => ({ ...current, saved: [...new Set([...current.saved, ...ids])] }));
    },
  };
}
