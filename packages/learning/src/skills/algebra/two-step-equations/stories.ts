import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty, Exercise } from '../../../exercise/exercise';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { quotient } from '../../making/write';

export const story: Make = (random, difficulty) => pick(random, [fee, candle, twice])(random, difficulty);

/** A fixed amount and one for each: b + ax = c. */
function fee(random: Random, difficulty: ExerciseDifficulty): Exercise {
  const [name = ''] = people(random, 1);
  const [fixed, each] = [randomInteger(random, 3, 15), randomInteger(random, 2, difficulty > 2 ? 14 : 6)];
  const hours = other(random, 3, 12, each);
  const all = fixed + each * hours;
  return {
    prompt: [
      say(
        `Renting a boat costs ${fixed} dollars plus ${each} dollars for each hour. ${name} pays ${all} dollars. How many hours did ${name} rent it?`,
      ),
    ],
    answer: numberAnswer(hours, [
      [quotient(all, each), `You left out the ${fixed} dollars that are paid once. Subtract them first.`],
      [quotient(all + fixed, each), `The ${fixed} dollars are part of ${all}. Subtract them.`],
      [all - fixed, `This is the money for the hours. Each hour costs ${each}: divide.`],
      ...nearly(hours),
    ]),
    solution: [
      step('Let $x$ be the number of hours.', `${each}x + ${fixed} = ${all}`),
      step(`Subtract ${fixed} from both sides.`, `${each}x = ${all - fixed}`),
      step(`Divide both sides by ${each}.`, `x = ${hours}`),
    ],
  };
}

/** Something gets less: b − ax = c. */
function candle(random: Random): Exercise {
  const perHour = randomInteger(random, 2, 4);
  const hours = other(random, 3, 8, perHour);
  const left = other(random, 3, 12, perHour, hours);
  const start = left + perHour * hours;
  return {
    prompt: [
      say(
        `A candle is ${start} centimeters long. Each hour it gets ${perHour} centimeters shorter. After how many hours is it ${left} centimeters long?`,
      ),
    ],
    answer: numberAnswer(hours, [
      [
        quotient(start + left, perHour),
        `You added. It was ${start} and is ${left} now: the difference has burned away.`,
      ],
      [start - left, `This is how many centimeters have burned. Each hour, ${perHour} burn: divide.`],
      [
        quotient(left, perHour),
        `After that time ${left} more centimeters would be gone. The question is when ${left} are left.`,
      ],
      ...nearly(hours),
    ]),
    solution: [
      step('Let $x$ be the number of hours.', `${start} - ${perHour}x = ${left}`),
      step(`Subtract ${start} from both sides.`, `-${perHour}x = ${left - start}`),
      step(`Divide both sides by $-${perHour}$.`, `x = ${hours}`),
    ],
  };
}

function twice(random: Random): Exercise {
  const [first = '', second = ''] = people(random, 2);
  const times = randomInteger(random, 2, 4);
  const stamps = other(random, 5, 14, times);
  const more = other(random, 2, 9, times, stamps);
  const total = times * stamps + more;
  return {
    prompt: [
      say(
        `${first} has ${total} stamps. That is ${more} more than ${times} times as many as ${second} has. How many stamps does ${second} have?`,
      ),
    ],
    answer: numberAnswer(stamps, [
      [quotient(total + more, times), `${first} has ${more} more, so subtract ${more} from ${total}.`],
      [total - more, `This is ${times} times what ${second} has. Divide by ${times}.`],
      [times * total + more, `You gave ${second} more stamps. ${first} has more.`],
      ...nearly(stamps),
    ]),
    solution: [
      step(`Let $x$ be the number of stamps that ${second} has.`, `${times}x + ${more} = ${total}`),
      step(`Subtract ${more} from both sides.`, `${times}x = ${total - more}`),
      step(`Divide both sides by ${times}.`, `x = ${stamps}`),
    ],
  };
}
