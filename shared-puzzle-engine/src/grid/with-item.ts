/** A copy with another item in one place. Chrome 109 lacks `Array.prototype.with`. */
export const withItem = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((each, place) => (place === index ? item : each));
