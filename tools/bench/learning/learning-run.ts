import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../packages/learning/src/exercise/exercise';
import { progressAfter } from '../../../packages/learning/src/mastery/mastery';
import { chooseNext } from '../../../packages/learning/src/session/choose-next';
import type { SkillOnMap } from '../../../packages/learning/src/skills/skill';
import { answered } from '../../../packages/learning/src/testing/answered';
import type { Learner } from './learners/learner';

/** The most exercises of a run. A learner who needs them all has not mastered the level. */
const MOST = 1_000;
const CHOSEN_SHARE = 0.2;
/** Exercises after which the displayed mastery is compared with the true one. */
const SEEN_AFTER = 60;

export interface Seen {
  /** As the product shows them. */
  readonly skills: readonly SkillProgress[];
  readonly answers: readonly LearningAnswer[];
  readonly today: readonly LearningAnswer[];
  /** The truth, which no product knows. */
  hasMastered(skill: string): boolean;
}

export interface Asking {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  /** Of its skill, not to be asked (`NextExercise.avoided_kind`). */
  readonly avoided_kind?: number;
}

/** Says what comes next, by what it can see. null: enough for today. */
export type Chooser = (seen: Seen) => Asking | null;
export type MakeChooser = (
  skills: readonly SkillOnMap[],
  map: readonly SkillOnMap[],
  random: Random,
) => Chooser;

/** Mixed practice as a learner gets it. */
export const adaptive: MakeChooser = ([first], map, random) => {
  const { level } = first!;
  return ({ skills, today }) =>
    chooseNext({ kind: 'practice', level, skill: null, skills, answers: today }, random, map);
};

export interface LearningRun {
  /** Exercises until every skill of the level was mastered at the same time, by the learner's true state. */
  readonly exercises: number;
  readonly correct: number;
  /** false: they were not enough. */
  readonly isMastered: boolean;
  /** Of what is mastered after `SEEN_AFTER` exercises, the share shown as such, or as proficient. null: nothing is. */
  readonly seen: Readonly<Record<'mastered' | 'proficient', number | null>>;
  /** Skills shown as mastered at the ends of days, and those of them that are not. */
  readonly shown: number;
  readonly shownWrongly: number;
}

/** Draws the kind of question of an exercise. Another difficulty is asked if this one has no other kind than the avoided one. */
export type KindOf = (
  exercise: Asking,
  random: Random,
) => { readonly kind: number; readonly difficulty: ExerciseDifficulty };

/** Follows a run. */
export interface Watcher {
  answered(answer: LearningAnswer, progress: readonly SkillProgress[], day: number): void;
  /** The displayed levels at the end of a day, before the skills were mastered. */
  dayEnded(progress: readonly SkillProgress[], hasMastered: (skill: string) => boolean): void;
}

interface Setting {
  readonly skills: readonly SkillOnMap[];
  readonly choose: Chooser;
  readonly kindOf: KindOf;
  readonly random: Random;
  readonly watcher?: Watcher | undefined;
}

/** One learner practices skills until all are mastered. A fifth of the answers is chosen from four options. */
export function learningRun(
  learner: Learner,
  { skills, choose, kindOf, random, watcher }: Setting,
): LearningRun {
  let progress: SkillProgress[] = [];
  let answers: LearningAnswer[] = [];
  let today: LearningAnswer[] = [];
  let end: Pick<LearningRun, 'exercises' | 'correct'> | null = null;
  let seen: LearningRun['seen'] = { mastered: null, proficient: null };
  let [correct, shown, shownWrongly, day] = [0, 0, 0, 0];
  const shownAs = (...levels: SkillProgress['level'][]) =>
    progress.filter(({ level }) => levels.includes(level)).map(({ skill }) => skill);

  while ((!end || answers.length < SEEN_AFTER) && answers.length < MOST) {
    const next = choose({
      skills: progress,
      answers,
      today,
      hasMastered: learner.hasMastered,
    });
    if (!next) {
      if (today.length === 0) throw new Error('The chooser gives nothing to do.');
      const mastered = shownAs('mastered');
      shown += mastered.length;
      shownWrongly += mastered.filter((skill) => !learner.hasMastered(skill)).length;
      watcher?.dayEnded(progress, learner.hasMastered);
      learner.sleep();
      day += 1;
      progress = progress.map(aDayLater);
      today = [];
      continue;
    }
    const { skill } = next;
    const { kind, difficulty } = kindOf(next, random);
    const chosen = random() < CHOSEN_SHARE;
    const given = learner.answer({ skill, difficulty, guess: chosen ? 0.25 : 0 });
    if (given.correct) correct += 1;
    const answer = {
      ...answered(skill, difficulty, given.correct, chosen, answers.length + 1),
      question_kind: kind,
    };
    [answers, today] = [
      [...answers, answer],
      [...today, answer],
    ];
    progress = progressAfter(progress, [answer], 'practice');
    watcher?.answered(answer, progress, day);
    if (!end && skills.every(({ id }) => learner.hasMastered(id)))
      end = { exercises: answers.length, correct };
    if (answers.length === SEEN_AFTER) {
      const truly = skills.filter(({ id }) => learner.hasMastered(id));
      seen = {
        mastered: shareIn(shownAs('mastered'), truly),
        proficient: shareIn(shownAs('mastered', 'proficient'), truly),
      };
    }
  }
  return {
    ...(end ?? { exercises: answers.length, correct }),
    isMastered: end !== null,
    seen,
    shown,
    shownWrongly,
  };
}

function shareIn(shown: readonly string[], skills: readonly SkillOnMap[]): number | null {
  return skills.length > 0 ? skills.filter(({ id }) => shown.includes(id)).length / skills.length : null;
}

export function aDayLater(progress: SkillProgress): SkillProgress {
  const later = (days: number | null) => (days === null ? null : days + 1);
  const { days_since_correct, days_since_evidence } = progress;
  return {
    ...progress,
    days_since_correct: later(days_since_correct),
    days_since_evidence: later(days_since_evidence),
  };
}
