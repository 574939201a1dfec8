import { LEARNING_LEVELS, MASTERY_LEVELS, type SkillProgress } from '@ninefold/contracts';
import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { progressAfter } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { answered } from '../testing/answered';
import { MAP, outcomes, play, RUNS, seeds, sessionOf } from '../testing/played-session';
import { chooseNext } from './choose-next';
import { assumedKnown, isOpen } from './open-skills';
import { SESSION_LENGTH } from './session';

const STATISTICS = MAP.filter(({ path }) => path === 'statistics');
const OF_B1 = MAP.filter(({ level }) => level === 'B1').map(({ id }) => id);

function progressOf(skill: string, over: Partial<SkillProgress>): SkillProgress {
  const level = MASTERY_LEVELS[Math.min(3, over.evidence_count ?? 0)]!;
  return {
    skill,
    answers: 12,
    recent: [],
    evidence_count: 0,
    days_since_correct: 1,
    days_since_evidence: 1,
    level,
    ...over,
  };
}

describe('Mixed practice', () => {
  it('asks only skills that are open, none above the level', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        const random = seededRandom(seed);
        let state = sessionOf('practice');
        for (const correct of solved) {
          const next = chooseNext(state, random, MAP);
          if (!next) break;
          const skill = MAP.find(({ id }) => id === next.skill)!;
          const progress = new Map(state.skills.map((one) => [one.skill, one]));
          expect(isOpen(skill, assumedKnown({ level: 'B1' }, STATISTICS, progress), MAP, progress)).toBe(
            true,
          );
          expect(skill.level).toBe('B1');
          const answer = answered(next.skill, next.difficulty, correct, false, next.seed);
          state = {
            ...state,
            skills: progressAfter(state.skills, [answer], 'practice'),
            answers: [...state.answers, answer],
          };
        }
      }),
      RUNS,
    );
  });

  it('repeats an early miss later in the session, not harder', () => {
    fc.assert(
      fc.property(seeds, fc.nat(3), (seed, missedAt) => {
        const solved = Array.from({ length: 20 }, (_, index) => index !== missedAt);
        const { chosen } = play(sessionOf('practice'), solved, seed);
        const missed = chosen[missedAt]!;
        const back = chosen.slice(missedAt + 1).find(({ skill }) => skill === missed.skill);
        expect(back).toMatchObject({ why: 'missed', difficulty: Math.max(1, missed.difficulty - 1) });
      }),
      RUNS,
    );
  });

  it('does not grow with its misses', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        expect(play(sessionOf('practice'), solved, seed).chosen).toHaveLength(SESSION_LENGTH);
      }),
      RUNS,
    );
  });

  it('alternates between skills while several are open', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        const { chosen } = play(sessionOf('practice'), solved, seed);
        expect(new Set(chosen.map(({ skill }) => skill)).size).toBeGreaterThan(1);
      }),
      RUNS,
    );
  });

  it('reaches every skill even if the first ones cannot be learned yet', () => {
    const map = OF_B1.map((id): SkillOnMap => ({ id, path: 'statistics', level: 'B1', needs: [] }));
    const asked = new Set<string>();
    let skills: readonly SkillProgress[] = [];
    for (let day = 0; day < 80; day++) {
      const { chosen, state } = play(sessionOf('practice', { skills }), [false], day, map);
      for (const { skill } of chosen) asked.add(skill);
      skills = state.skills;
    }
    expect([...asked].sort()).toEqual([...OF_B1].sort());
  });

  it('goes on after three correct answers in a row, and comes back to the skill on another day', () => {
    const [first = '', ...others] = OF_B1;
    const chosenAfter = (days_since_correct: number) => {
      const confirmed = progressOf(first, { recent: [13, 14, 15], evidence_count: 1, days_since_correct });
      const skills = [confirmed, ...others.map((id) => progressOf(id, {}))];
      return play(sessionOf('practice', { skills }), [true], 1).chosen.map(({ skill }) => skill);
    };
    expect(chosenAfter(0)).not.toContain(first);
    expect(chosenAfter(1)).toContain(first);
  });

  it('starts at the skill of the placement, and comes to the ones before it at the end', () => {
    const start = OF_B1[4]!;
    const { chosen } = play(sessionOf('practice', { start }), [true], 1);
    expect(chosen.map(({ skill }) => OF_B1.indexOf(skill)).filter((place) => place < 4)).toEqual([]);
    const skills = OF_B1.slice(4).map((id) => progressOf(id, { evidence_count: 2, days_since_correct: 0 }));
    const later = play(sessionOf('practice', { start, skills }), [true], 1).chosen;
    expect(later.some(({ skill }) => OF_B1.indexOf(skill) < 4)).toBe(true);
  });

  it('repeats skills that were not used for long, including lower levels of the path', () => {
    const old = progressOf('b1-1', { evidence_count: 1, days_since_correct: 30 });
    const elsewhere = progressOf('a1-1', { evidence_count: 1, days_since_correct: 30 });
    const strong = MAP.filter(({ level }) => level === 'B2').map(({ id }) =>
      progressOf(id, { evidence_count: 3 }),
    );
    const state = sessionOf('practice', { level: 'B2', skills: [elsewhere, old, ...strong] });
    const { chosen } = play(state, [true], 1);
    expect(chosen).toContainEqual(expect.objectContaining({ skill: 'b1-1', why: 'due' }));
    expect(chosen.map(({ skill }) => skill)).not.toContain('a1-1');
  });

  it('repeats mastered skills after a week, before the level is done', () => {
    const [first = '', ...others] = OF_B1;
    const chosenAfter = (days: number) => {
      const mastered = progressOf(first, { evidence_count: 3, days_since_correct: days });
      const skills = [mastered, ...others.map((id) => progressOf(id, { evidence_count: 0 }))];
      return play(sessionOf('practice', { skills }), [true], 1).chosen.filter(({ skill }) => skill === first);
    };
    expect(chosenAfter(7)).toMatchObject([{ difficulty: 5, why: 'due' }]);
    expect(chosenAfter(6)).toEqual([]);
  });

  it('asks a proficient skill on another day, for mastery', () => {
    const [first = '', ...others] = OF_B1;
    const chosenWith = (days: number) => {
      const proficient = progressOf(first, { evidence_count: 2, days_since_correct: days });
      const skills = [proficient, ...others.map((id) => progressOf(id, { evidence_count: 0 }))];
      return play(sessionOf('practice', { skills }), [true], 1).chosen.filter(({ skill }) => skill === first);
    };
    expect(chosenWith(1)).toMatchObject([{ difficulty: 5 }]);
    expect(chosenWith(0)).toEqual([]);
  });

  it('asks for evidence after a solved exercise', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        const { chosen } = play(sessionOf('practice'), solved, seed);
        for (const [place, { skill, difficulty, why }] of chosen.entries()) {
          const before = chosen.slice(0, place).findLastIndex((one) => one.skill === skill);
          if (before < 0 || !solved[before]) continue;
          expect(why).not.toBe('missed');
          expect(difficulty).toBeGreaterThanOrEqual(3);
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['once, and three weeks ago', { evidence_count: 1, days_since_correct: 25 }],
    ['twice, and ten weeks ago', { evidence_count: 2, days_since_correct: 70 }],
  ])('has exercises of every level after the level below is known: %s', (_, forgotten) => {
    for (const level of LEARNING_LEVELS) {
      const skills = SKILLS.filter((skill) => skill.level < level).map(({ id }) => ({
        ...progressOf(id, forgotten),
        level: 'attempted' as const,
      }));
      const { chosen } = play({ ...sessionOf('practice', { skills }), level }, [true], 1, SKILLS);
      expect(chosen).toHaveLength(SESSION_LENGTH);
    }
  });

  it('prefers the skill that was not used for longest', () => {
    const skills = OF_B1.map((id, index) =>
      progressOf(id, { evidence_count: 3, days_since_correct: index % 5 }),
    );
    const { chosen } = play(sessionOf('practice', { skills }), [true], 1);
    const days = chosen.map(({ skill }) => skills.find((one) => one.skill === skill)!.days_since_correct);
    expect(days.slice(0, 6)).toEqual([...days.slice(0, 6)].sort((a, b) => b! - a!));
  });

  it('asks harder exercises after correct answers in a row, and the hardest once a skill is proficient', () => {
    const difficultyWith = (over: Partial<SkillProgress>) => {
      const skills = OF_B1.map((id) => progressOf(id, over));
      return chooseNext(sessionOf('practice', { skills }), seededRandom(1), MAP)?.difficulty;
    };
    const after = (recent: number[]) => difficultyWith({ recent });
    expect([[], [13, 0], [0, 13], [13, 14], [13, 14, 15]].map(after)).toEqual([2, 2, 4, 5, 5]);
    expect([2, 3].map((evidence_count) => difficultyWith({ evidence_count, recent: [0] }))).toEqual([5, 5]);
    expect(chooseNext(sessionOf('practice'), seededRandom(1), MAP)?.difficulty).toBe(1);
  });
});
