import type { Exercise, Verdict } from '@ninefold/learning';
import { rightAnswerText } from '../math/answer-text';
import { givenText } from '../math/given-text';
import { joinSentences } from '../speech/join-sentences';
import { spokenPlain } from '../speech/spoken-plain';
import { spokenText } from '../speech/spoken-text';
import { completedText, type CompletedAnswer } from './answer/completed-answer';
import { copy } from './copy';
import { milestoneText, type Milestone } from './milestone';

interface AnnouncedVerdict {
  headline: string;
  exercise: Exercise;
  verdict: Verdict;
  given: string;
  completed: CompletedAnswer | null;
  milestone: Milestone | null;
}

/** The feedback on an answer in words: verdict, reason, and both answers after a miss. */
export function spokenVerdict(feedback: AnnouncedVerdict): string {
  const { headline, exercise, verdict, given, completed, milestone } = feedback;
  const { answer } = exercise;
  const sentences = [headline];
  if (completed) sentences.push(completedText(completed));
  if (milestone) sentences.push(milestoneText(milestone));
  if (verdict.kind === 'wrong') {
    sentences.push(spokenText(verdict.reason ?? ''));
    const typed = answer.kind === 'choice' ? '' : givenText(answer, given);
    if (typed !== '') sentences.push(`${copy.feedback.given} ${spokenPlain(typed)}`);
    sentences.push(`${copy.feedback.right} ${spokenText(rightAnswerText(answer))}`);
  }
  return joinSentences(sentences);
}
