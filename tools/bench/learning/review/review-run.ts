import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { progressAfter } from '../../../../packages/learning/src/mastery/mastery';
import { chooseNext } from '../../../../packages/learning/src/session/choose-next';
import { currentLevel } from '../../../../packages/learning/src/session/open-skills';
import { LEARNING_PATHS, type SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { answered } from '../../../../packages/learning/src/testing/answered';
import { aDayLater } from '../learning-run';
import type { ForgettingLearner } from './forgetting';
import type { Schedule } from './schedules';

export const DAYS = 60;
const CHOSEN_SHARE = 0.2;
/** Known mistakes of a skill that one person makes. */
const MISTAKES = ['00000001', '00000002', '00000003'];
/** The share of known mistakes that are the person's own one of this skill. */
const OWN_SHARE = 0.7;

export interface ReviewRun {
  /** Cards after the first evening. */
  readonly firstEvening: number;
  /** Shown as due on the last day, before its reviews. */
  readonly shown: number;
  /** Due on the last day, shown or waiting. */
  readonly due: number;
  readonly cards: number;
  /** Reviews answered in all. */
  readonly reviews: number;
  /** Of the skills that were ever missed: recalled on the day after the last one. */
  readonly missed: number;
  readonly recalled: number;
}

export interface Habits {
  /** Cards that the product shows on a day. */
  readonly shownPerDay: number;
  /** Reviews that the learner does on a day at most. */
  readonly reviewsPerDay: number;
  /** Days of practice; afterwards the learner only reviews. */
  readonly practiceDays: number;
}

/** One learner reviews and then practices each path, every evening. */
export function reviewRun(
  learner: ForgettingLearner,
  map: readonly SkillOnMap[],
  schedule: Schedule,
  { shownPerDay, reviewsPerDay, practiceDays }: Habits,
  random: Random,
): ReviewRun {
  let progress: SkillProgress[] = [];
  let [firstEvening, shown, due, reviews, seed] = [0, 0, 0, 0, 0];
  const missed = new Set<string>();

  function ask({ skill, difficulty }: Pick<LearningAnswer, 'skill'> & { difficulty: 1 | 2 | 3 | 4 | 5 }) {
    const chosen = random() < CHOSEN_SHARE;
    const given = learner.answer({ skill, difficulty, guess: chosen ? 0.25 : 0 });
    const answer = answered(skill, difficulty, given.correct, chosen, (seed += 1));
    const mistake = given.correct || !given.isKnownMistake ? null : mistakeIn(skill);
    if (!given.correct) missed.add(skill);
    return { answer, mistake };
  }

  function mistakeIn(skill: string): string {
    const own = skill.length % MISTAKES.length;
    return MISTAKES[random() < OWN_SHARE ? own : Math.floor(random() * MISTAKES.length)]!;
  }

  for (let day = 0; day < DAYS; day++) {
    const all = schedule.due(day);
    const today = all.slice(0, shownPerDay);
    [due, shown] = [all.length, today.length];
    for (const review of today.slice(0, reviewsPerDay)) {
      const { answer, mistake } = ask(review);
      schedule.rate(review.card, answer, day);
      if (mistake !== null) schedule.add({ ...review, mistake, seed }, day);
      progress = progressAfter(progress, [answer], 'review');
      reviews += 1;
    }
    for (const path of day < practiceDays ? LEARNING_PATHS : []) {
      const level = currentLevel(path, { placed_levels: [], placed_skills: [], skills: progress }, map);
      const answers: LearningAnswer[] = [];
      for (;;) {
        const state = { kind: 'practice' as const, level, skill: null, skills: progress, answers };
        const next = chooseNext(state, random, map);
        if (!next) break;
        const { answer, mistake } = ask(next);
        answers.push(answer);
        progress = progressAfter(progress, [answer], 'practice');
        if (!answer.correct) schedule.add({ ...next, mistake, seed }, day);
      }
    }
    if (day === 0) firstEvening = schedule.size();
    learner.sleep();
    progress = progress.map(aDayLater);
  }
  const recalled = [...missed].reduce((sum, skill) => sum + learner.recallOf(skill), 0);
  return { firstEvening, shown, due, cards: schedule.size(), reviews, missed: missed.size, recalled };
}
