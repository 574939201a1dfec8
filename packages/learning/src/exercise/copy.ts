const length = { mm: 'millimeters', cm: 'centimeters', dm: 'decimeters', m: 'meters', km: 'kilometers' };

export const copy = {
  /** Above a formula with a question mark. */
  findMissing: 'Find the missing value.',
  unfinished: {
    brackets: 'The value is right. Distribute to remove the parentheses.',
    numbers: 'The value is right. Simplify the numbers, so that each term has just one.',
    'like-terms': 'The value is right. Combine like terms.',
    'no-product': 'The value is right, but it is still a sum. Write it as a product.',
    'common-factor': 'The value is right. The terms of one factor still have a common factor: factor it out.',
    'more-factors': 'The value is right. One factor can still be split into two.',
  },
  rounded: 'That is rounded. Enter the exact value.',
  /** Decimals of the value never end. */
  roundedFraction: 'That is rounded. Enter the exact value as a fraction.',
  separators: 'Use a period only as the decimal point and a comma only to separate thousands.',
  /** @param forms ways to write the number that was meant */
  separatorsOf: (forms: readonly string[]) =>
    `Here a period is the decimal point and a comma separates thousands. Enter ${forms.join(' or ')}.`,
  otherUnit: (unit: string) => `Give your answer in ${unit}.`,
  noUnit: 'The question does not ask for this unit. Enter only the number.',
  noUnitOfExpression: 'Enter the expression without a unit.',
  units: {
    length,
    square: (unit: string) => `square ${unit}`,
    cubic: (unit: string) => `cubic ${unit}`,
    per: { h: 'per hour', min: 'per minute', s: 'per second' },
    time: { s: 'seconds', min: 'minutes', h: 'hours', d: 'days', week: 'weeks', year: 'years' },
    other: {
      mL: 'milliliters',
      cL: 'centiliters',
      L: 'liters',
      mg: 'milligrams',
      g: 'grams',
      kg: 'kilograms',
      t: 'tons',
      ha: 'hectares',
      '°': 'degrees',
      '%': 'percent',
      points: 'percentage points',
      $: 'dollars',
      '¢': 'cents',
      in: 'inches',
      ft: 'feet',
      yd: 'yards',
      mi: 'miles',
      mph: 'miles per hour',
      lb: 'pounds',
      oz: 'ounces',
    },
  },
};
