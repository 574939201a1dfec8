import { moveShare, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`First ask: is the new unit smaller or larger? There are more of a smaller unit, so multiply. There are fewer of a larger unit, so divide. For example, 3.4 meters is $3.4 xx 100 = 340$ centimeters.`,
    say`An area has two dimensions, so convert both. A square meter is 100 centimeters wide and 100 centimeters long: $100 xx 100 = 10000$ square centimeters. A volume has three dimensions.`,
    picture({
      kind: 'table',
      text: '1 meter is 100 centimeters. 1 square meter is 100 times 100, so 10000 square centimeters. 1 cubic meter is 100 times 100 times 100, so 1000000 cubic centimeters, or 1000 liters.',
      head: ['One of these', 'is', 'in all'],
      rows: [
        ['1 m', '100 cm', '100 cm'],
        ['1 m²', '100 cm × 100 cm', '10000 cm²'],
        ['1 m³', '100 cm × 100 cm × 100 cm', '1000000 cm³'],
        ['1 liter', '10 cm × 10 cm × 10 cm', '1000 cm³'],
        ['1 hectare', '100 m × 100 m', '10000 m²'],
      ],
    }),
    say`An hour has 60 minutes, not 100. So 2.75 hours is not 2 hours and 75 minutes. A tenth of an hour is 6 minutes, and a quarter is 15: 0.75 hours is 45 minutes.`,
    say`A speed has two units. 18 kilometers per hour is 18000 meters in 3600 seconds: 5 meters per second. Remember this pair, and count how many times 18 or 5 goes into the given speed. Or do it in one step: multiply by 3.6 to go from meters per second to kilometers per hour, and divide by 3.6 to go back.`,
    moveShare({
      question: 'Drag the end of the marked part of an hour. Which decimal is 45 minutes?',
      handle: { name: 'Minutes', from: 3, to: 60, step: 3, start: 30, unit: ' minutes' },
      whole: 60,
      label: 'One hour, 60 minutes',
      name: (place, minutes) => String(place === 0 ? minutes : 60 - minutes),
      says: (minutes) =>
        `$${minutes / 60} xx 60 = ${minutes}$, so ${minutes / 60} hours is ${minutes} minutes.`,
    }),
  ],
  example: {
    prompt: [say`A faucet runs at 15 liters per minute. How many cubic meters is that in 4 hours?`],
    steps: [
      step`Convert the time first: an hour has 60 minutes. | 4 xx 60 = 240`,
      step`In each of these minutes there are 15 liters. | 240 xx 15 = 3600`,
      step`A cubic meter is 1000 liters. It is larger than a liter, so divide. | 3600 -: 1000 = 3.6`,
      step`Check: 15 liters per minute is 900 liters an hour, nearly a cubic meter. In 4 hours that is nearly 4.`,
    ],
  },
};
