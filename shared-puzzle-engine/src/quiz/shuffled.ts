import { randomInteger, type Random } from '../random';

/** The same items in a random order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = randomInteger(random, 0, last);
    [order[last], order[chosen]] = [order[chosen] as Item, order[last] as Item];
  }
  return order;
}
