import type {
  CompletedSession,
  LearningState,
  OpenSession,
  SentAnswer,
  SkillProgress,
} from '@ninefold/contracts';

/** What the learning server computes from answers, for its fake. The contract test holds both to it. */

/** Recognizable round numbers, where they do not follow from the answers. */
export function figuresOf(
  answers: readonly SentAnswer[],
  skills: SkillProgress[],
  learning_level: LearningState['learning_level'],
): CompletedSession {
  const correct = answers.filter((answer) => answer.correct).length;
  return {
    problems_attempted: answers.length,
    problems_correct: correct,
    accuracy: Math.round((100 * correct) / Math.max(1, answers.length)),
    total_time_seconds: 125,
    average_time_per_problem: 12.5,
    xp_earned: 45,
    total_xp: 545,
    current_streak: 2,
    skills,
    learning_level,
  };
}

/** Only a right first attempt without help or support counts as correct, whatever the device says. */
export function helpOf(sent: SentAnswer): Pick<SentAnswer, 'correct' | 'helped' | 'solved'> {
  const { correct, helped, support } = sent;
  const solved = correct || (sent.solved ?? helped);
  const isHelped = helped || (solved && (support != null || !correct));
  return { correct: correct && !isHelped, helped: isHelped, solved };
}

/** Of the last practice, or of a later review that needed a lesson; undefined without one. */
export function lastAnswersOf(sessions: readonly OpenSession[]): LearningState['last_answers'] {
  const last = sessions.findLast(({ kind, answers }) =>
    kind === 'review'
      ? answers.some(({ support }) => support === 'lesson')
      : /^(skill|practice)$/.test(kind) && answers.length > 0,
  );
  return last?.answers.map(({ skill, correct, helped, solved, support = null }) => ({
    skill,
    correct,
    helped,
    ...(solved !== undefined && { solved }),
    support,
  }));
}
