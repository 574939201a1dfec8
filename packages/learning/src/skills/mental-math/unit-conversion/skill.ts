import {
  ask,
  decimal,
  defineSkill,
  nearly,
  numberAnswer,
  pairAnswer,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';
import { flow, inSeconds, perMinute, toKilometersPerHour, toMetersPerSecond } from './speeds';
import {
  CENTIMETER,
  converted,
  CUBIC_CENTIMETER,
  CUBIC_METER,
  CUBIC_METER_TO_LITERS,
  HECTARE,
  KILOGRAM,
  KILOMETER,
  KILOMETER_TO_HECTARES,
  LITER,
  LITER_TO_ML,
  METER,
  METER_TO_MM,
  SQUARE_CENTIMETER,
  SQUARE_KILOMETER,
  SQUARE_METER,
} from './units';

const SPANS = [
  ['hours', 'minutes', 'min', 'A train ride takes'],
  ['hours', 'minutes', 'min', 'A movie lasts'],
  ['minutes', 'seconds', 's', 'A song lasts'],
] as const;

/** 2 hours 35 minutes is 155 minutes; the same with minutes and seconds. */
const together: Make = (draw) => {
  const [large, small, sign, start] = draw.pick(SPANS);
  const count = draw.integer(2, 6);
  const over = draw.other(12, 55, 20, 30, 40, 50);
  const value = count * 60 + over;
  const span = `${count} ${large} ${over} ${small}`;
  return {
    prompt: draw.chance(0.5)
      ? ask`Convert ${span} to ${small}.`
      : ask`${start} ${span}. How many ${small} is that?`,
    answer: numberAnswer(value, sign, [
      wrong`${count * 100 + over} | You used 100 ${small}. There are 60, so find $${count} xx 60 = ${count * 60}$.`,
      wrong`${60 + over} | You used 60 ${small} only once. There are ${count} times 60.`,
      wrong`${count * 60} | You left out the ${over} ${small}. Add them too.`,
      wrong`${count + over} | You did not convert the ${large}. Each one is 60 ${small}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Each of the ${count} ${large} is 60 ${small}. | ${count} xx 60 = ${count * 60}`,
      step`Add the ${over} ${small}. | ${count * 60} + ${over} = ${value}`,
    ],
  };
};

/** 155 minutes is 2 hours 35 minutes. */
const apart: Make = (draw) => {
  const hours = draw.integer(1, 6);
  const over = draw.other(12, 55, 20, 30, 40, 50);
  const all = hours * 60 + over;
  const text = draw.pick([
    `Convert ${all} minutes to hours and minutes.`,
    `A flight takes ${all} minutes. How many hours and minutes is that?`,
    `A hike took ${all} minutes. How many hours and minutes is that?`,
  ]);
  return {
    prompt: ask(text),
    answer: pairAnswer({ h: hours, min: over }, [
      wrong`${Math.floor(all / 100)}, ${all % 100} | You used 100 minutes for an hour. An hour has 60 minutes.`,
      wrong`${hours}, ${Math.round((over * 100) / 60)} | You divided ${all} by 60 and read the decimals as minutes. Subtract instead: $${all} - ${hours * 60}$.`,
      wrong`${hours}, ${60 - over} | This is what is missing to the next hour. Find what is left over: $${all} - ${hours * 60}$.`,
      wrong`${hours}, ${over + 10} | The hours are right, but the minutes are not. Subtract ${hours * 60} from ${all} again.`,
      wrong`${hours + 1}, ${over} | You have too many hours. ${hours + 1} hours is already ${hours * 60 + 60} minutes.`,
    ]),
    solution: [
      step`How many times does 60 go into ${all}? | ${hours} xx 60 = ${hours * 60}`,
      step`What is left is the minutes. | ${all} - ${hours * 60} = ${over}`,
    ],
  };
};

/** A part of an hour: 45 minutes by quarters, 24 by tenths. */
function partStep(minutes: number) {
  const part = decimal(minutes, 60);
  const [name, size] = minutes % 15 === 0 ? ['quarter', 15] : ['tenth', 6];
  const count = decimal(minutes, size);
  return step`A ${name} of an hour is ${size} minutes. ${part} is ${count === '1' ? 'one' : count} of them. | ${count} xx ${size} = ${minutes}`;
}

/** 2.75 hours is 165 minutes. At difficulty 2 the part is a quarter or some tenths. */
const hoursToMinutes: Make = (draw, difficulty) => {
  const hours = draw.integer(1, 7);
  const over =
    difficulty === 2 ? draw.pick([6, 12, 15, 18, 24, 30, 36, 42, 45, 48, 54]) : 3 * draw.integer(1, 19);
  const amount = decimal(hours * 60 + over, 60);
  const part = decimal(over, 60);
  const digits = Number(part.slice(2).padEnd(2, '0'));
  const value = hours * 60 + over;
  return {
    prompt: ask(
      draw.pick([
        `Convert ${amount} hours to minutes.`,
        `A battery lasts ${amount} hours. How many minutes is that?`,
        `A drive takes ${amount} hours. How many minutes is that?`,
      ]),
    ),
    answer: numberAnswer(value, 'min', [
      wrong`${decimal(Number(amount) * 100)} | You used 100 minutes for an hour. An hour has 60 minutes.`,
      wrong`${hours * 60 + digits} | You read ${part} of an hour as ${digits} minutes. Find ${part} of 60 minutes instead.`,
      wrong`${over} | This is only the part after the decimal point. Add the ${hours} whole ${hours === 1 ? 'hour' : 'hours'} too.`,
      wrong`${hours * 60} | You left out the part after the decimal point. Find ${part} of 60 minutes and add it.`,
      ...nearly(value),
    ]),
    solution: [
      step`Convert the whole hours first. | ${hours} xx 60 = ${hours * 60}`,
      partStep(over),
      step`Add both. | ${hours * 60} + ${over} = ${value}`,
    ],
  };
};

/** 105 minutes is 1.75 hours. */
const minutesToHours: Make = (draw) => {
  const hours = draw.integer(1, 5);
  const over = 3 * draw.integer(1, 19);
  const all = hours * 60 + over;
  const value = decimal(all, 60);
  const part = decimal(over, 60);
  return {
    prompt: ask(
      draw.pick([
        `Convert ${all} minutes to hours. Write a decimal.`,
        `A concert lasts ${all} minutes. How many hours is that? Write a decimal.`,
        `Someone works ${all} minutes and is paid by the hour. How many hours is that? Write a decimal.`,
      ]),
    ),
    answer: numberAnswer(value, 'h', [
      wrong`${hours}.${String(over).padStart(2, '0')} | You wrote hours and minutes with a decimal point between them. Divide the ${over} minutes by 60.`,
      wrong`${decimal(all, 100)} | You divided by 100. An hour has 60 minutes.`,
      wrong`${part} | This is only the part of an hour that is left over. Add the whole ${hours === 1 ? 'hour' : 'hours'} too.`,
      wrong`${decimal(all, 6)} | Your decimal point is one place off. Divide by 60, not by 6.`,
      wrong`${all * 60} | You multiplied. An hour is longer than a minute, so there are fewer hours, so divide.`,
    ]),
    solution: [
      step`How many times does 60 go into ${all}? | ${all} = ${hours} xx 60 + ${over}`,
      over % 15 === 0
        ? step`A quarter of an hour is 15 minutes. Count the quarters, and multiply by 0.25. | ${over / 15} xx 0.25 = ${part}`
        : step`A tenth of an hour is 6 minutes. | ${over} -: 6 = ${decimal(over, 6)}, ${decimal(over, 6)} xx 0.1 = ${part}`,
      step`Add both. | ${hours} + ${part} = ${value}`,
    ],
  };
};

/** Meters three times, then liters. */
const pool: Make = (draw) => {
  const [long, wide] = [draw.integer(8, 25), draw.integer(3, 7)];
  const deep = draw.pick([1.2, 1.5, 1.8, 2.5]);
  const [thing, floor] = [draw.pick(['pool', 'pond', 'water tank']), long * wide];
  const cubic = floor * deep;
  return {
    prompt: ask`A ${thing} is ${long} meters long, ${wide} meters wide and ${deep} meters deep. How many liters does it hold?`,
    answer: numberAnswer(decimal(cubic * 1000), 'L', [
      wrong`${decimal(cubic)} | This is the volume in cubic meters. Each one is 1000 liters.`,
      wrong`${decimal(cubic * 100)} | You used 100 liters. A cubic meter is 10 by 10 by 10 liters: 1000.`,
      wrong`${floor * 1000} | You left out the depth. Multiply by ${deep} too.`,
      wrong`${decimal(cubic * 1000000)} | This is the volume in cubic centimeters. A liter is 1000 of them, so divide.`,
      wrong`${decimal((long + wide + deep) * 1000)} | You added the sides. A volume is length times width times depth.`,
    ]),
    solution: [
      step`Find the area of the floor, in square meters. | ${long} xx ${wide} = ${floor}`,
      step`Multiply by the depth to find the volume, in cubic meters. | ${floor} xx ${deep} = ${decimal(cubic)}`,
      step`A cubic meter is 1000 liters, so multiply. | ${decimal(cubic)} xx 1000 = ${decimal(cubic * 1000)}`,
    ],
  };
};

/** Kilometers by meters, in hectares. */
const strip: Make = (draw) => {
  const tenths = draw.other(11, 49, 20, 30, 40);
  const wide = 10 * draw.integer(2, 9);
  const long = decimal(tenths, 10);
  const [meters, area] = [tenths * 100, tenths * 100 * wide];
  return {
    prompt: ask`${draw.pick(['A strip of forest', 'A park along a river', 'A field'])} is ${long} kilometers long and ${wide} meters wide. How many hectares is that?`,
    answer: numberAnswer(decimal(area, 10000), 'ha', [
      wrong`${area} | This is the area in square meters. A hectare is 10000 of them, so divide.`,
      wrong`${decimal(area, 1000)} | You multiplied kilometers by meters. First convert both to meters.`,
      wrong`${decimal(area, 100)} | You divided by 100. A hectare is 100 meters by 100 meters: 10000 square meters.`,
      wrong`${decimal(area, 100000)} | You divided by ten times too much. 1 kilometer is 1000 meters, and 1 hectare is 10000 square meters.`,
      wrong`${decimal(area, 1000000)} | This is the area in square kilometers. Each one is 100 hectares, so multiply.`,
    ]),
    solution: [
      step`Use the same unit for both sides: convert to meters. | ${long} xx 1000 = ${meters}`,
      step`Find the area in square meters. | ${meters} xx ${wide} = ${area}`,
      step`A hectare is 100 by 100 meters, or 10000 square meters, so divide. | ${area} -: 10000 = ${decimal(area, 10000)}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [converted([METER, KILOMETER, CENTIMETER, KILOGRAM], 1), together],
  2: [converted([METER, KILOMETER, METER_TO_MM, LITER_TO_ML], 2), apart, hoursToMinutes],
  3: [
    converted([SQUARE_METER, SQUARE_CENTIMETER, HECTARE], 1),
    converted([CUBIC_METER_TO_LITERS, LITER], 2),
    hoursToMinutes,
    minutesToHours,
    perMinute,
  ],
  4: [
    converted([SQUARE_METER, KILOMETER_TO_HECTARES, SQUARE_KILOMETER], 2),
    converted([CUBIC_METER, CUBIC_CENTIMETER, CUBIC_METER_TO_LITERS], 3),
    toMetersPerSecond,
    toKilometersPerHour,
    pool,
  ],
  5: [toMetersPerSecond, toKilometersPerHour, strip, inSeconds, flow],
});
