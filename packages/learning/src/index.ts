export { completionOf, type Completion } from './completion/completion';
export { checkAnswer } from './exercise/check-answer';
export { firstHintOf, openedSolution } from './exercise/opened-solution';
export { chooseOptions } from './exercise/choose-options';
export type {
  Answer,
  ChoiceAnswer,
  ExpressionAnswer,
  NumberAnswer,
  PairAnswer,
  Verdict,
} from './exercise/exercise';
export { DIFFICULTIES, type ExerciseDifficulty, type Exercise, type KnownMistake } from './exercise/exercise';
export type * from './exercise/drawing';
export { mathParts } from './exercise/math-parts';
export { withThousands } from './exercise/written-amounts';
export type { Block, Step, Text } from './exercise/text';
export { nameOf as unitName } from './exercise/units';
export { LEARNING_PATHS, LEVELS_OF_PATH, pathOf } from './skills/skill';
export type { LearningPath, Lesson, LessonBlock, Skill, SkillEntry } from './skills/skill';
export { valueNear, type Explore, type Handle, type HandlePlace } from './skills/explore';
export type { SkillOnMap } from './skills/skill';
export { findSkill, SKILLS } from './skills/skill-map';
export {
  isProficient,
  MASTERY_LEVELS,
  masteryOf,
  NEEDED,
  NEW_SKILL,
  progressAfter,
  rated,
} from './mastery/mastery';
export type { MasteryLevel, Rated, RatedAnswer, SkillState } from './mastery/mastery';
export { reasonsFor, type LevelReasons } from './mastery/next-level';
export { chooseNext } from './session/choose-next';
export { reviewLength } from './session/choose-review';
export { reviewQuestion } from './session/review-question';
export { hasPassedTestOut, testOutOf } from './session/choose-test-out';
export { currentLevel, placedIn, placedStart, type Standing } from './session/open-skills';
export { stepIn, stepOfSkill, type PathStep } from './session/steps';
export { questionsOf, withNewQuestion } from './session/new-question';
export { questionOf } from './session/question';
export { SESSION_LENGTH } from './session/session';
export { DETOUR } from './session/choose-detour';
export { lessonsShown, MAX_LESSONS, mayRetry, supportAfter, wasMissed } from './session/support';
export type { NextExercise, Reason, SessionState } from './session/session';
export { MAX_PLACEMENT_LENGTH, levelToAsk, placementOf } from './placement/placement';
export { loadMistakes, mistakeLabel, type NamedMistake } from './mistakes/mistake-name';
export { loadRefutation, type Refutation, type WrongAttempt } from './mistakes/refutation';
export { cardName, factOfQuestion, readCardName, withCurrentName } from './review/card-name';
export type { CardSubject, FactSubject, SkillSubject } from './review/card-name';
export { cardOfMiss, exerciseOfFact, isFactSkill, skillOf } from './review/fact-skill';
export { loadExercise, type NamedExercise } from './review/load-exercise';
export {
  editionOf,
  makeWorksheet,
  makeWorksheetPair,
  MAX_WORKSHEETS,
  WORKSHEET_LENGTH,
  WORKSHEET_VERSIONS,
  type WorksheetVersion,
} from './worksheet/worksheet';
export { afterReview, dueCards, newReviewCard, recallOf } from './review/review-card';
export type { ReviewedAnswer } from './review/grade';
