import type { LearningSessionKind } from '@ninefold/contracts';
import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { MAX_PLACEMENT_LENGTH } from '../placement/placement';
import { newReviewCard } from '../review/review-card';
import { MAP, outcomes, play, RUNS, seeds, sessionOf } from '../testing/played-session';
import { answered } from '../testing/answered';
import { chooseNext } from './choose-next';
import { SESSION_LENGTH, type SessionAnswer } from './session';

const kinds = fc.constantFrom<LearningSessionKind>('skill', 'practice', 'placement', 'test_out', 'review');

const CARDS = ['skill:b1-1:2:7', 'skill:b1-3:4:9', 'fact:7x8', 'fact:27+48', 'unreadable'];
const due = CARDS.map((card) => newReviewCard(card, new Date('2030-01-01T12:00:00Z')));

it('never repeats an exercise, and ends', () => {
  fc.assert(
    fc.property(kinds, outcomes, seeds, (kind, solved, seed) => {
      const { chosen } = play(sessionOf(kind, { due }), solved, seed);
      const names = chosen.map(({ skill, difficulty, seed }) => `${skill} ${difficulty} ${seed}`);
      expect(new Set(names).size).toBe(names.length);
      expect(chosen.length).toBeGreaterThan(0);
      expect(chosen.length).toBeLessThanOrEqual(kind === 'placement' ? MAX_PLACEMENT_LENGTH : SESSION_LENGTH);
    }),
    RUNS,
  );
});

it('is deterministic', () => {
  fc.assert(
    fc.property(kinds, outcomes, seeds, (kind, solved, seed) => {
      const first = play(sessionOf(kind, { due }), solved, seed).chosen;
      expect(play(sessionOf(kind, { due }), solved, seed).chosen).toEqual(first);
    }),
    { numRuns: 10 },
  );
});

describe('A session about one skill', () => {
  it('asks only this skill, harder while it is solved and never harder after a miss', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        const { chosen } = play(sessionOf('skill'), solved, seed);
        for (const [place, { skill, difficulty }] of chosen.entries()) {
          expect(skill).toBe('b1-2');
          const before = chosen[place - 1];
          if (before && !solved[place - 1]) expect(difficulty).toBeLessThanOrEqual(before.difficulty);
        }
      }),
      RUNS,
    );
    const { chosen } = play(sessionOf('skill'), [true], 1);
    expect(chosen.at(-1)!.difficulty).toBe(5);
  });
});

describe('After the lesson of a skill', () => {
  const miss = (skill: string, seed: number, over: Partial<SessionAnswer> = {}): SessionAnswer => ({
    ...answered(skill, 2, false, false, seed),
    ...over,
  });
  const lesson = miss('b1-2', 1, { support: 'lesson' });
  const nextAfter = (answers: readonly SessionAnswer[], kind: LearningSessionKind = 'skill', level = 'B1') =>
    chooseNext({ ...sessionOf(kind, { answers }), level: level as 'B1' }, seededRandom(1), MAP);

  it('two exercises are about something else, and then the skill starts over', () => {
    const detour = nextAfter([lesson])!;
    expect(detour).toMatchObject({ skill: 'b1-1', why: 'prerequisite', difficulty: 1 });
    const first = miss(detour.skill, 2);
    expect(nextAfter([lesson, first])).toMatchObject({ skill: detour.skill });
    expect(nextAfter([lesson, first, miss(detour.skill, 3)])).toMatchObject({
      skill: 'b1-2',
      difficulty: 1,
      why: 'missed',
    });
  });

  it('a skill without prerequisites gives way to another one that does not build on it', () => {
    const answers = [miss('b1-1', 1, { support: 'lesson' })];
    const state = { ...sessionOf('skill', { answers }), skill: 'b1-1' };
    const next = chooseNext(state, seededRandom(1), MAP);
    if (next) expect(MAP.find(({ id }) => id === next.skill)!.needs).toEqual([]);
  });

  it('mixed practice lets the skill rest', () => {
    fc.assert(
      fc.property(outcomes, seeds, (solved, seed) => {
        const answers = [miss('b1-1', 1, { support: 'lesson' })];
        const { chosen } = play(sessionOf('practice', { answers }), solved, seed);
        expect(chosen.map(({ skill }) => skill)).not.toContain('b1-1');
      }),
      RUNS,
    );
  });

  it.each<LearningSessionKind>(['skill', 'practice', 'review'])('a second one ends %s', (kind) => {
    expect(nextAfter([lesson, miss('b1-1', 2), { ...lesson, seed: 3 }], kind)).toBeNull();
  });
});

describe('A test-out', () => {
  it('asks about every skill of the level', () => {
    const { chosen } = play(sessionOf('test_out'), [true], 1);
    const skills = MAP.filter(({ level }) => level === 'B1').map(({ id }) => id);
    expect(chosen).toHaveLength(10);
    expect([...new Set(chosen.map(({ skill }) => skill))].sort()).toEqual(skills.sort());
  });

  it('is longer for a level with many skills', () => {
    const map = Array.from({ length: 12 }, (_, index) => ({
      ...MAP[0]!,
      id: `b1-${index}`,
      level: 'B1' as const,
    }));
    expect(play(sessionOf('test_out'), [true], 1, map).chosen).toHaveLength(12);
  });

  it('ends as soon as it cannot be passed', () => {
    expect(play(sessionOf('test_out'), [false], 1).chosen).toHaveLength(8);
  });
});

describe('A review', () => {
  it('asks each due card once, and skips unknown ones', () => {
    const { chosen } = play(sessionOf('review', { due }), [true], 1);
    const asked = chosen.map(({ skill, difficulty, seed }): [string, ExerciseDifficulty, number] => [
      skill,
      difficulty,
      seed,
    ]);
    expect(asked).toEqual([
      ['b1-1', 2, 7],
      ['b1-3', 4, 9],
      ['fact-products', 1, 7008],
      ['fact-sums', 3, 27048],
    ]);
  });

  it('repeats a missed skill with other numbers', () => {
    const { chosen } = play(sessionOf('review', { due }), [false, true, true, true, true], 1);
    const again = chosen.filter(({ why }) => why === 'missed');
    expect(again).toEqual([expect.objectContaining({ skill: 'b1-1', difficulty: 1 })]);
    expect(again[0]!.seed).not.toBe(7);
  });
});
