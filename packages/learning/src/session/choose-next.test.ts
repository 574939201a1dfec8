import type { LearningSessionKind } from '@ninefold/contracts';
import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { MAX_PLACEMENT_LENGTH } from '../placement/placement';
import { newReviewCard } from '../review/review-card';
import { MAP, outcomes, play, RUNS, seeds, sessionOf } from '../testing/played-session';
import { answered } from '../testing/answered';
import { chooseNext } from './choose-next';
import { SESSION_LENGTH, type SessionAnswer } from './session';

const kinds = fc.constantFrom<LearningSessionKind>('skill', 'practice', 'placement', 'test_out', 'review');

const NOW = new Date('2030-01-01T12:00:00Z');
const CARDS = ['skill:b1-1', 'skill:b1-1:1f0c9a2e', 'skill:b1-3', 'fact:7x8', 'fact:27+48', 'unreadable'];
const due = CARDS.map((card) => newReviewCard(card, NOW, 4));

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
  it('asks each card once, does not ask a skill twice in a row, and skips unknown cards', () => {
    const { chosen } = play(sessionOf('review', { due }), [true, false], 1);
    expect(chosen.map(({ card, skill, difficulty }) => [card, skill, difficulty])).toEqual([
      ['skill:b1-1', 'b1-1', 4],
      ['skill:b1-3', 'b1-3', 4],
      ['skill:b1-1:1f0c9a2e', 'b1-1', 4],
      ['fact:7x8', 'fact-products', 1],
      ['fact:27+48', 'fact-sums', 3],
    ]);
  });

  it('leaves the cards of a skill whose lesson was just shown for another review', () => {
    const answers = [
      { ...answered('b1-1', 4, false, false, 1), card: 'skill:b1-1', support: 'lesson' as const },
    ];
    const next = chooseNext(sessionOf('review', { due, answers }), seededRandom(1), MAP);
    expect(next?.card).toBe('skill:b1-3');
    const { chosen } = play(sessionOf('review', { due, answers }), [true], 1);
    expect(chosen.map(({ skill }) => skill)).not.toContain('b1-1');
  });

  it('asks exercises with fresh numbers, and facts with the same ones', () => {
    const seedsOf = (seed: number) =>
      play(sessionOf('review', { due }), [true], seed).chosen.map((one) => one.seed);
    const [first, second] = [seedsOf(1), seedsOf(2)];
    expect(first.map((seed, at) => seed === second[at])).toEqual([false, false, false, true, true]);
  });

  it('has at most ten exercises, even after misses', () => {
    const many = Array.from({ length: 14 }, (_, at) => newReviewCard(`skill:b1-${at}`, NOW, 2));
    const { chosen } = play(sessionOf('review', { due: many }), [false], 1);
    expect(chosen.map(({ card }) => card)).toEqual(many.slice(0, 10).map(({ card }) => card));
  });
});
