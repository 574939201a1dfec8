export { checkAnswer, readNumber, type Verdict } from './exercise/check-answer';
export type { Answer, ChoiceAnswer, ExpressionAnswer, NumberAnswer, PairAnswer } from './exercise/exercise';
export { DIFFICULTIES, type Difficulty, type Exercise, type KnownMistake } from './exercise/exercise';
export type * from './exercise/drawing';
export type { Block, Step, Text } from './exercise/text';
export { LEARNING_PATHS, type LearningPath, type Lesson, type Skill, type SkillEntry } from './skills/skill';
export { findSkill, SKILLS } from './skills/skill-map';
export { chanceOf, MASTERY_LEVELS, masteryOf, NEW_SKILL, rated } from './mastery/mastery';
export type { MasteryLevel, Rated, SkillState } from './mastery/mastery';
