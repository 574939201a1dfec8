export const copy = {
  oneFewer: (row: number) => `You counted one ${row} too few. Add one more ${row}.`,
  oneMore: (row: number) => `You counted one ${row} too many. Subtract one ${row}.`,
  addedInstead: (left: number, right: number) => `You added ${left} and ${right}. Multiply them instead.`,
  carryForgotten: 'You left out the carry. The ones add up to more than 9, so carry one ten to the tens.',
  carriedTooMuch: 'You carried a ten. The ones add up to less than 10, so there is nothing to carry.',
  tenTooFew: 'Your answer is too small. Look at the tens again.',
  tenTooMuch: 'Your answer is too large. Look at the tens again.',
  close: 'Your answer is close. Calculate it in two steps, and look at the ones.',
  count: (left: number, right: number) => `${right} times ${left}: see it again.`,
  split: (number: number, first: number, rest: number) =>
    `${number} is ${first} plus ${rest}. Start with ${first}.`,
  rest: 'Then multiply the rest.',
  together: (first: number, second: number) => `Add ${first} and ${second}.`,
  fillUp: (number: number, round: number) => `Bring ${number} up to ${round}.`,
  left: (number: number, used: number) =>
    `You have used ${used} of ${number}. Add the other ${number - used}.`,
  ones: 'Add the ones. There is nothing to carry.',
  tensFirst: 'Add the tens first.',
  onesThen: (ones: number) => `Then add the ${ones} that is left.`,
  addedNotTaken: (left: number, right: number) =>
    `You added ${left} and ${right}. Subtract ${right} instead.`,
  borrowForgotten: 'You left out the borrowing. There are too few ones, so break up a ten.',
  borrowedTooMuch: 'You borrowed a ten. There are enough ones, so do not borrow.',
  onesTurned: 'You subtracted the smaller ones from the larger ones. Break up a ten first.',
  downTo: (number: number, round: number) => `Go from ${number} down to ${round}.`,
  fromTen: (ones: number) => `Break up a ten: 10 minus ${ones} is ${10 - ones}.`,
  restAway: (used: number, number: number) =>
    `You have taken away ${used} of ${number}. Take away the other ${number - used}.`,
  onesAway: 'Take the ones away. There are enough of them.',
  tensAway: (tens: number) => `Take away ${tens} first.`,
  onesAwayThen: (ones: number) => `Then take away the ${ones} that is left.`,
  howOften: (number: number, total: number) => `Which number times ${number} makes ${total}?`,
  so: 'So this is the answer.',
  oneTooFew: (number: number, total: number) =>
    `Your answer is too small. There is room for one more ${number} in ${total}.`,
  oneTooMany: (number: number, total: number) =>
    `Your answer is too large. It is one ${number} more than ${total} contains.`,
  takenNotShared: (left: number, right: number) =>
    `You subtracted ${right} from ${left}. Divide ${left} by ${right} instead.`,
} as const;
