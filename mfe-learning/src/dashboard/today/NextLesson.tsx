import { useEffect } from 'react';
import { nextStepOf } from '../../next-step/next-step';
import { wordsOf, type StepWords } from '../../next-step/step-words';
import type { Wishes } from '../../next-step/wishes';
import { useLearningState } from '../../sessions/use-learning-state';

interface NextLessonProps {
  userId: string;
  wishes: Partial<Wishes>;
  onKnown(words: StepWords): void;
}

/** Tells the sheet what the next step of learning is. It knows all skills, so its code comes after the first picture. */
export default function NextLesson({ userId, wishes, onKnown }: NextLessonProps) {
  const { data: state } = useLearningState(userId);
  useEffect(() => {
    if (state) onKnown(wordsOf(nextStepOf(state, wishes)));
  }, [state, wishes, onKnown]);
  return null;
}
