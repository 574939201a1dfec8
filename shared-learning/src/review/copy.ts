/** What a fact card says. */
export const copy = {
  oneFewer: (row: number, times: number) => `This is ${times - 1} times ${row}. Add one more ${row}.`,
  oneMore: (row: number, times: number) => `This is ${times + 1} times ${row}. Take one ${row} away.`,
  addedInstead: (left: number, right: number) => `You added ${left} and ${right}. Here they are multiplied.`,
  carryForgotten: 'The ones make more than 9, so one more ten goes to the tens.',
  carriedTooMuch: 'The ones make no ten here, so nothing goes to the tens.',
  tenTooFew: 'You are ten below. Look at the tens again.',
  tenTooMuch: 'You are ten above. Look at the tens again.',
  close: 'Very close. Work it out in two steps and look at the ones.',
  count: (left: number, right: number) => `${right} times ${left}: see it once more.`,
  split: (number: number, first: number, rest: number) =>
    `${number} is ${first} and ${rest}. Begin with ${first}.`,
  rest: 'Then the rest.',
  together: (first: number, second: number) => `Put ${first} and ${second} together.`,
  fillUp: (number: number, round: number) => `Fill ${number} up to ${round}.`,
  left: (number: number, used: number) => `From ${number}, ${used} is used. Add the other ${number - used}.`,
  ones: 'Add the ones. No new ten comes of it.',
  tensFirst: 'Add the tens first.',
  onesThen: (ones: number) => `Then the ${ones} that is left.`,
} as const;
