export const copy = {
  unfinished: {
    brackets: 'The value is right. Multiply out the parentheses.',
    numbers: 'The value is right. Work out the numbers, so that each term has just one.',
    'like-terms': 'The value is right. Combine like terms.',
    'no-product': 'The value is right, but it is still a sum. Write it as a product.',
    'common-factor': 'The value is right. The terms of one factor still have a common factor: factor it out.',
    'more-factors': 'The value is right. One factor can still be split into two.',
  },
};
