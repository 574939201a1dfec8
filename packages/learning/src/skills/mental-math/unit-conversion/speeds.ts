import { ask, decimal, numberAnswer, step, wrong, type Make, type Mistakes } from '../builder';

/** As a calculator shows it. */
const rounded = (value: number) => decimal(Math.round(value * 100), 100);

const decimals = (mistakes: Mistakes): Mistakes =>
  mistakes.map(([value, reason]) => [decimal(Number(value)), reason]);

/** With the pair 18 km/h and 5 m/s; at difficulty 5 also with half of it. */
export const toMetersPerSecond: Make = (draw, difficulty) => {
  const halves = difficulty === 5 ? draw.integer(3, 20) : 2 * draw.integer(2, 9);
  const given = 9 * halves;
  const value = 2.5 * halves;
  const times = decimal(halves, 2);
  return {
    prompt: ask(
      draw.pick([
        `Convert ${given} kilometers per hour to meters per second.`,
        `A train travels at ${given} kilometers per hour. How many meters per second is that?`,
        `A motorboat goes ${given} kilometers per hour. How many meters per second is that?`,
      ]),
    ),
    answer: numberAnswer(
      decimal(value),
      'm/s',
      decimals([
        wrong`${given * 3.6} | You multiplied by 3.6. To go from kilometers per hour to meters per second, divide by 3.6.`,
        wrong`${given / 1000} | You divided by 1000. Multiply by 1000 to convert to meters, and then divide by 3600.`,
        wrong`${given * 1000} | This is the speed in meters per hour. An hour has 3600 seconds, so divide.`,
        wrong`${(given * 1000) / 60} | This is the speed in meters per minute. Divide by 60 again.`,
        wrong`${rounded(given / 60)} | You divided by 60. A kilometer has 1000 meters, and an hour has 3600 seconds.`,
        wrong`${value * 10} | Your decimal point is one place off: 18 kilometers per hour is 5 meters per second.`,
        wrong`${value / 10} | Your decimal point is one place off: 18 kilometers per hour is 5 meters per second.`,
      ]),
    ),
    solution: [
      step`18 kilometers per hour is 5 meters per second. | 18000 -: 3600 = 5`,
      step`How many times does 18 go into ${given}? | ${given} -: 18 = ${times}`,
      step`Multiply by 5. | ${times} xx 5 = ${decimal(value)}`,
    ],
  };
};

/** Times 3.6: three times, and six tenths. */
export const toKilometersPerHour: Make = (draw, difficulty) => {
  const given = difficulty === 5 ? draw.integer(6, 48) : 5 * draw.integer(2, 15);
  const value = given * 3.6;
  return {
    prompt: ask(
      draw.pick([
        `Convert ${given} meters per second to kilometers per hour.`,
        `The wind blows at ${given} meters per second. How many kilometers per hour is that?`,
        `A bird flies at ${given} meters per second. How many kilometers per hour is that?`,
      ]),
    ),
    answer: numberAnswer(
      decimal(value),
      'km/h',
      decimals([
        wrong`${rounded(given / 3.6)} | You divided by 3.6. To go from meters per second to kilometers per hour, multiply by 3.6.`,
        wrong`${given / 1000} | This is the speed in kilometers per second. An hour has 3600 seconds, so multiply.`,
        wrong`${given * 1000} | You multiplied by 1000. Multiply by 3600 and divide by 1000 instead.`,
        wrong`${given * 60} | This is the speed in meters per minute. Multiply by 60 again, and divide by 1000.`,
        wrong`${given * 3600} | This is the speed in meters per hour. Divide by 1000 for kilometers.`,
        wrong`${given * 3} | This is 3 times ${given}. Add six tenths of it.`,
        wrong`${given * 36} | Your decimal point is one place off: each meter per second is 3.6 kilometers per hour.`,
        wrong`${given * 0.06} | This is the speed in kilometers per minute. An hour has 60 minutes, so multiply by 60.`,
      ]),
    ),
    solution:
      given % 5 === 0
        ? [
            step`5 meters per second is 18 kilometers per hour. | 5 xx 3600 -: 1000 = 18`,
            step`How many times does 5 go into ${given}? | ${given} -: 5 = ${given / 5}`,
            step`Multiply by 18. | ${given / 5} xx 18 = ${decimal(value)}`,
          ]
        : [
            step`At 1 meter per second, you go 3600 meters in an hour: 3.6 kilometers. | 3600 -: 1000 = 3.6`,
            step`Find 3 times ${given} and six tenths of it. | ${given} xx 3 = ${given * 3}, ${given} xx 0.6 = ${decimal(given * 0.6)}`,
            step`Add both. | ${given * 3} + ${decimal(given * 0.6)} = ${decimal(value)}`,
          ],
  };
};

/** 80 meters per minute is 4.8 kilometers per hour. */
export const perMinute: Make = (draw) => {
  const given = 5 * draw.integer(11, 69);
  const value = given * 0.06;
  if (given % 100 === 0) return perMinute(draw, 3);
  return {
    prompt: ask(
      draw.pick([
        `Convert ${given} meters per minute to kilometers per hour.`,
        `A runner covers ${given} meters per minute. How many kilometers per hour is that?`,
      ]),
    ),
    answer: numberAnswer(
      decimal(value),
      'km/h',
      decimals([
        wrong`${given * 60} | This is the speed in meters per hour. Divide by 1000 for kilometers.`,
        wrong`${given / 1000} | This is the speed in kilometers per minute. An hour has 60 minutes, so multiply by 60.`,
        wrong`${given * 1000} | You multiplied by 1000. Multiply by 60 for an hour, and divide by 1000 for kilometers.`,
        wrong`${given * 3.6} | You used 3.6. That is for meters per second, but this speed is per minute.`,
        wrong`${rounded(given / 60)} | You divided by 60. More meters are covered in an hour than in a minute, so multiply.`,
        wrong`${given * 0.6} | Your decimal point is one place off: a kilometer has 1000 meters.`,
      ]),
    ),
    solution: [
      step`An hour has 60 minutes, so multiply by 60. | ${given} xx 60 = ${given * 60}`,
      step`A kilometer has 1000 meters, so divide by 1000. | ${given * 60} -: 1000 = ${decimal(value)}`,
    ],
  };
};

/** Kilometers per hour, for some seconds, in meters. */
export const inSeconds: Make = (draw) => {
  const fives = draw.integer(2, 8);
  const seconds = draw.other(4, 45, 5, 10, 20, 30, 40);
  const [speed, meters] = [18 * fives, 5 * fives];
  const value = meters * seconds;
  return {
    prompt: ask`${draw.pick(['A car', 'A bus', 'A motorcycle'])} drives at ${speed} kilometers per hour. How many meters does it cover in ${seconds} seconds?`,
    answer: numberAnswer(value, 'm', [
      wrong`${speed * seconds} | You multiplied kilometers per hour by seconds. First convert to meters per second.`,
      wrong`${speed * 1000 * seconds} | You converted only the kilometers. An hour has 3600 seconds, so divide by that too.`,
      wrong`${meters} | This is the distance in one second. Multiply it by ${seconds}.`,
      wrong`${decimal(speed * 3.6 * seconds)} | You multiplied by 3.6. To go from kilometers per hour to meters per second, divide.`,
      wrong`${decimal((speed * 1000 * seconds) / 60)} | You used meters per minute. An hour has 3600 seconds.`,
      wrong`${value * 10} | Your answer has one zero too many: 18 kilometers per hour is 5 meters per second.`,
    ]),
    solution: [
      step`18 kilometers per hour is 5 meters per second. | ${speed} -: 18 = ${fives}`,
      step`So this is the speed in meters per second. | ${fives} xx 5 = ${meters}`,
      step`Each second it covers ${meters} meters. | ${meters} xx ${seconds} = ${value}`,
    ],
  };
};

const FLOWS = [
  ['A faucet runs at', 'minute', 60],
  ['A garden hose runs at', 'minute', 60],
  ['A spring yields', 'second', 3600],
  ['A pump moves', 'second', 3600],
] as const;

/** Liters per minute or second, for some hours, in cubic meters. */
export const flow: Make = (draw) => {
  const [start, time, times] = draw.pick(FLOWS);
  const liters = draw.other(4, 35, 10, 20, 30);
  const hours = draw.integer(2, 6);
  const all = hours * times * liters;
  return {
    prompt: ask`${start} ${liters} liters per ${time}. How many cubic meters is that in ${hours} hours?`,
    answer: numberAnswer(decimal(all, 1000), 'm³', [
      wrong`${all} | This is the amount in liters. A cubic meter is 1000 liters, so divide.`,
      wrong`${decimal(liters * hours, 1000)} | You multiplied by the hours. It is ${liters} liters in each ${time}, and an hour has ${times} ${time}s.`,
      wrong`${decimal(all, 100)} | You divided by 100. A cubic meter is 10 by 10 by 10 liters: 1000.`,
      times === 60
        ? wrong`${decimal(all * 60, 1000)} | You used 3600 for an hour. That is for seconds, but an hour has 60 minutes.`
        : wrong`${decimal(all / 60, 1000)} | You used 60 for an hour. An hour has 60 times 60, or 3600, seconds.`,
      wrong`${decimal(liters * times, 1000)} | This is the amount in one hour. Multiply it by ${hours}.`,
    ]),
    solution: [
      step`An hour has ${times} ${time}s. | ${hours} xx ${times} = ${hours * times}`,
      step`In each ${time} there are ${liters} liters. | ${hours * times} xx ${liters} = ${all}`,
      step`A cubic meter is 1000 liters. | ${all} -: 1000 = ${decimal(all, 1000)}`,
    ],
  };
};
