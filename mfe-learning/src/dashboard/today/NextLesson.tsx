import { useEffect } from 'react';
import { nextStepOf } from '../../next-step/next-step';
import { wordsOf, type StepWords } from '../../next-step/step-words';
import type { StudyPreferences } from '../../next-step/study-preferences';
import { useLearningState } from '../../sessions/use-learning-state';

interface NextLessonProps {
  userId: string;
  preferences: Partial<StudyPreferences>;
  onKnown(words: StepWords): void;
}

/** Reports the next lesson to Today. Loaded after the first paint, because it contains all skills. */
export default function NextLesson({ userId, preferences, onKnown }: NextLessonProps) {
  const { data: state } = useLearningState(userId);
  useEffect(() => {
    if (state) onKnown(wordsOf(nextStepOf(state, preferences)));
  }, [state, preferences, onKnown]);
  return null;
}
