import { problemAgain, shuffled, type Random } from 'shared-puzzle-engine';
import type { RoundDeal } from '../round/timed-round';

const TIMES = 3;

/** A round for fun: each question three times, every time in another order, and then it is over. */
export function funRound(questions: readonly string[], random: Random): RoundDeal {
  const order: string[] = [];
  for (let time = 0; time < TIMES; time++) {
    const next = shuffled([...questions], random);
    // Not the same question twice in a row, where there are others.
    if (next.length > 1 && next[0] === order.at(-1)) next.push(...next.splice(0, 1));
    order.push(...next);
  }
  return { purpose: 'fun', draw: (index) => problemAgain(order[index] ?? '', random) };
}
