/** What is said of an expression that has the right value and is not yet in the form that was asked for. */
export const copy = {
  unfinished: {
    brackets: 'The value is right. Multiply the brackets out.',
    numbers: 'The value is right. Work out the numbers, so that each term has one.',
    'like-terms': 'The value is right. Put like terms together.',
    'no-product': 'The value is right, but it is still a sum. Write it as a product.',
    'common-factor': 'The value is right. All terms in a bracket still share a factor: take it out.',
    'more-factors': 'The value is right. One bracket can still be split into two.',
  },
};
