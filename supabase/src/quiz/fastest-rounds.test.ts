import { ANSWERED_BY, type Answer, type AnsweredBy } from '@ninefold/contracts';
import { newPlayer } from '../testing/players';
import { save } from '../testing/results';
import { playedRound } from '../testing/rounds';

/** The least thinking time of an answer that a person can give. */
const leastOf = (answeredBy: AnsweredBy, { answer }: Answer) =>
  300 + 80 * (answeredBy === 'typing' ? String(answer).length + 1 : 1);

test.each(ANSWERED_BY)(
  'a round answered by %s counts if a person can be that fast on average',
  async (answered_by) => {
    const { client } = await newPlayer();
    for (const faster of [1, 0]) {
      const round = await playedRound(client, 9, 1, { answered_by });
      const answers = round.answers?.map((answer) => ({
        ...answer,
        milliseconds: leastOf(answered_by, answer) - faster,
      }));
      expect(await save(client, { ...round, answers })).toMatchObject({
        status: 'saved',
        standing: { verified: faster === 0, personal_best: faster === 0 ? 9 : null },
      });
    }
  },
);
