import type { DatedAnswer, DueCard, StoredSession } from '@ninefold/contracts';
import { newReviewCard } from '@ninefold/learning';
import { withCurrentCards } from './older-review';
import { reviewCardsOf } from './review-cards-of';

const NOW = new Date('2026-11-29T12:00:00Z');
const [ONE, OTHER] = ['1f0c9a2e', 'a0b1c2d3'] as const;

let seeds = 0;

/** A missed exercise about the mean, with changes. */
function answer(change: Partial<DatedAnswer> = {}): DatedAnswer {
  seeds += 1;
  return {
    ...{ id: crypto.randomUUID(), skill: 'mean', difficulty: 2, seed: seeds, given: '4', seconds: 5 },
    ...{ correct: false, chosen: false, helped: false, answered_at: NOW.toISOString(), ...change },
  };
}

function sessionOf(kind: StoredSession['kind'], answers: DatedAnswer[], due: DueCard[] = []): StoredSession {
  return {
    ...{ id: crypto.randomUUID(), kind, level_id: 'B1', skill: null, answers, due, saved: [] },
    ...{ task: null, finished: true, placed_level: null, before: [] },
  };
}

const due = (name: string) => newReviewCard(name, new Date('2026-11-20T12:00:00Z'), 3);
const right = { correct: true };
const changed = (session: StoredSession) =>
  reviewCardsOf(session, NOW).map(({ card, missed, difficulty, memory }) => [
    card,
    missed,
    difficulty,
    memory.reps,
  ]);

test('misses in practice are one card per skill and mistake, as hard as the last miss', () => {
  const answers = [
    answer({ mistake: ONE, difficulty: 4 }),
    answer(),
    answer({ mistake: ONE, difficulty: 3 }),
    answer({ mistake: OTHER }),
    answer({ skill: 'median', mistake: ONE }),
    answer(right),
  ];
  expect(changed(sessionOf('practice', answers))).toEqual([
    [`skill:mean:${ONE}`, true, 3, 1],
    ['skill:mean', true, 2, 1],
    [`skill:mean:${OTHER}`, true, 2, 1],
    [`skill:median:${ONE}`, true, 2, 1],
  ]);
});

test.each<StoredSession['kind']>(['placement', 'test_out'])('a %s leaves no cards', (kind) => {
  expect(changed(sessionOf(kind, [answer()]))).toEqual([]);
});

describe('a review', () => {
  const [skill, mistake] = ['skill:mean', `skill:mean:${ONE}`] as const;

  test('rates each card by its first answer, also where two cards share a skill', () => {
    const answers = [
      answer({ card: mistake, ...right }),
      answer({ card: skill, difficulty: 1 }),
      answer({ card: mistake }),
      answer(right),
    ];
    expect(changed(sessionOf('review', answers, [due(skill), due(mistake)]))).toEqual([
      [skill, true, 1, 2],
      [mistake, false, 3, 2],
    ]);
  });

  test('adds a card for another known mistake, but none for an unknown one', () => {
    const answers = [answer({ card: mistake, mistake: OTHER }), answer(), answer({ skill: 'median' })];
    expect(changed(sessionOf('review', answers, [due(mistake)]))).toEqual([
      [mistake, true, 2, 2],
      [`skill:mean:${OTHER}`, true, 2, 1],
      ['skill:median', true, 2, 1],
    ]);
  });

  test('that an earlier build stored rates its cards, which become one per skill', () => {
    const cards = ['skill:mean:3:815', 'fact:7x8', 'skill:mean:2:816'].map((card) => ({
      ...due(card),
      difficulty: undefined,
    }));
    const answers = [
      answer({ seed: 815, ...right }),
      answer({ skill: 'fact-products', seed: 7008, ...right }),
      answer({ seed: 816 }),
    ];
    expect(changed(withCurrentCards(sessionOf('review', answers, cards)))).toEqual([
      [skill, false, 3, 2],
      ['fact:7x8', false, null, 2],
    ]);
    const task = { skill: 'mean', difficulty: 3, seed: 815, steps_shown: 0, why: 'due' } as const;
    const open = withCurrentCards({ ...sessionOf('review', [], cards), task });
    expect(open.task?.card).toBe(skill);
    expect(open.due.map(({ card }) => card)).toEqual([skill, 'fact:7x8']);
  });
});
