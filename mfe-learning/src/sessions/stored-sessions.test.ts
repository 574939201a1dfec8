import type { DatedAnswer } from '@ninefold/contracts';
import { withAnswersOf } from './stored-sessions';

const answer = (id: string, answered_at: string): DatedAnswer => ({
  id,
  skill: 'mean',
  difficulty: 1,
  seed: 7,
  given: '4',
  correct: true,
  chosen: false,
  helped: false,
  seconds: 5,
  answered_at,
});

test("merges an answer from two sources into one, with the device's time", () => {
  const given = answer('a', '2026-11-20T10:00:00.000Z');
  const saved = answer('a', '2026-11-20T10:05:00.000Z');
  const elsewhere = answer('b', '2026-11-20T10:06:00.000Z');
  const here = { answers: [given], saved: [] };
  const onServer = { answers: [saved, elsewhere], saved: ['a', 'b'] };
  expect(withAnswersOf(here, onServer)).toEqual({ answers: [given, elsewhere], saved: ['a', 'b'] });
});
