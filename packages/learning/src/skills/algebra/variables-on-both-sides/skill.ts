import {
  ask,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  quotient,
  solved,
  step,
  sum,
  wrong,
  type Make,
  type Mistakes,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** From ax + b = cx + d to x. Subtracts the smaller x-term, so that a positive one is left. */
function gathered(a: number, b: number, c: number, d: number): Step[] {
  const onLeft = a > c;
  const [more, fewer] = onLeft ? [a, c] : [c, a];
  const left = more - fewer;
  const [stays, goes] = onLeft ? [d, b] : [b, d];
  const take = (number: number, what: string) =>
    number > 0 ? `Subtract $${what}$ from both sides.` : `Add $${what}$ to both sides.`;
  const line = (withX: string, plain: string) => (onLeft ? `${withX} = ${plain}` : `${plain} = ${withX}`);
  return [
    step`${take(fewer, sum([Math.abs(fewer), 'x']))} | ${line(sum([left, 'x'], [goes, '']), String(stays))}`,
    step`${take(goes, String(Math.abs(goes)))} | ${line(sum([left, 'x']), String(stays - goes))}`,
    ...(left === 1 ? [] : [step`Divide both sides by ${left}. | x = ${quotient(stays - goes, left)}`]),
  ];
}

/** Mistakes in these steps. */
function gatheringMistakes(a: number, b: number, c: number, d: number): Mistakes {
  const all: [number, number, string][] = [
    [
      d - b,
      a + c,
      `You combined the terms with $x$ as if they were on one side. Subtract $${sum([c, 'x'])}$ from both sides.`,
    ],
    [d + b, a - c, `You kept the sign of $${b}$. To undo it, ${b > 0 ? 'subtract it' : 'add it'}.`],
    [d - b, a, `You left out $${sum([c, 'x'])}$ on the right side. Subtract it from both sides.`],
    [d - b, 1, `This is $${sum([a - c, 'x'])}$. Divide it by $${a - c}$.`],
  ];
  return all
    .filter(([, under]) => under !== 0)
    .map(([over, under, reason]) => [quotient(over, under), reason]);
}

const OFFERS = [
  ['taxi', 'kilometer', 'kilometers'],
  ['climbing gym', 'hour', 'hours'],
  ['print shop', 'poster', 'posters'],
] as const;

/** Two offers: when are they equal? */
const offers: Make = (draw, difficulty) => {
  const [shop, one, many] = draw.pick(OFFERS);
  const dear = draw.integer(5, 6 + difficulty);
  const cheap = dear - draw.integer(2, 3);
  const x = draw.other(3, 4 + 2 * difficulty, dear, cheap);
  const low = draw.other(2, 12, dear, cheap);
  const high = low + (dear - cheap) * x;
  return {
    prompt: ask`One ${shop} charges ${low} dollars plus ${dear} dollars for each ${one}. Another charges ${high} dollars plus ${cheap} dollars for each ${one}. For how many ${many} do both cost the same?`,
    answer: numberAnswer(x, [
      wrong`${quotient(high - low, dear + cheap)} | You added the prices for each ${one}. Subtract them: one total grows faster by the difference.`,
      wrong`${quotient(high + low, dear - cheap)} | You added the fixed prices. Subtract them to find the difference that must be made up.`,
      wrong`${high - low} | This is how much less the first costs at the start. Each ${one} makes up ${dear - cheap}, so divide.`,
      wrong`${dear * x + low} | This is what both cost then. The question is for how many ${many}.`,
      ...nearly(x),
    ]),
    solution: [
      step`Let $x$ be the number of ${many}. Both cost the same. | ${dear}x + ${low} = ${cheap}x + ${high}`,
      step`Subtract $${cheap}x$ and ${low} from both sides. | ${dear - cheap}x = ${high - low}`,
      step`Divide both sides by ${dear - cheap}. | x = ${x}`,
      {
        text: 'The table shows where the prices are equal.',
        show: picture({
          kind: 'table',
          text: `A table of both prices for ${x - 1}, ${x} and ${x + 1} ${many}. They are equal for ${x}.`,
          head: [many, 'first', 'second'],
          rows: [x - 1, x, x + 1].map((number) =>
            [number, dear * number + low, cheap * number + high].map(String),
          ),
        }),
      },
    ],
  };
};

/** The same number changed in two ways. */
const riddle: Make = (draw) => {
  const [name = ''] = draw.people(1);
  const fewer = draw.integer(2, 5);
  const more = fewer + draw.integer(2, 4);
  const x = draw.other(2, 9, fewer, more);
  const added = draw.integer(2, 12);
  const other = (more - fewer) * x + added;
  return {
    prompt: ask`${name} thinks of a number. Multiplying it by ${more} and adding ${added} gives the same result as multiplying it by ${fewer} and adding ${other}. What is the number?`,
    answer: numberAnswer(x, [...gatheringMistakes(more, added, fewer, other), ...nearly(x)]),
    solution: [
      step`Let $x$ be the number. | ${more}x + ${added} = ${fewer}x + ${other}`,
      ...gathered(more, added, fewer, other),
    ],
  };
};

/** a(x + b) = cx + d. */
const oneBracket: Make = (draw, difficulty) => {
  const a = draw.integer(2, 7) * (difficulty > 3 && draw.chance(0.5) ? -1 : 1);
  const c = draw.other(-6, 9, -1, 0, 1, a, a + 1, a - 1);
  const [b, x] = [draw.signed(2, 8), draw.signed(2, 9)];
  const d = a * (x + b) - c * x;
  if (Math.abs(d) < 2 || Math.abs(d) > 60) return oneBracket(draw, difficulty);
  return solved(`${a}(${sum([1, 'x'], [b, ''])}) = ${sum([c, 'x'], [d, ''])}`, {
    x,
    mistakes: [
      wrong`${quotient(d - b, a - c)} | You multiplied only $x$ by $${a}$. Multiply $${b}$ too.`,
      ...gatheringMistakes(a, a * b, c, d),
    ],
    solution: [
      step`Distribute. | ${sum([a, 'x'], [a * b, ''])} = ${sum([c, 'x'], [d, ''])}`,
      ...gathered(a, a * b, c, d),
      step`Check: substitute $${x}$. Both sides are $${a * (x + b)}$.`,
    ],
  });
};

/** a(bx + c) − dx = e(x + f) */
const bothBrackets: Make = (draw) => {
  const [a, e] = [draw.integer(2, 5), draw.signed(2, 6)];
  const [b, d] = [draw.integer(2, 4), draw.integer(2, 9)];
  const [c, x] = [draw.signed(2, 7), draw.signed(2, 9)];
  const right = a * (b * x + c) - d * x;
  const f = right / e - x;
  const onLeft = a * b - d;
  const isSmall = Number.isInteger(f) && Math.abs(f) > 1 && Math.abs(f) < 20;
  const differs = Math.abs(onLeft - e) > 1 && onLeft + 2 * d !== e;
  if (!isSmall || !differs || Math.abs(onLeft) < 2) return bothBrackets(draw, 5);
  const line = `${a}(${sum([b, 'x'], [c, ''])}) - ${d}x = ${e}(${sum([1, 'x'], [f, ''])})`;
  return solved(line, {
    x,
    mistakes: [
      wrong`${quotient(f - c, onLeft - e)} | You multiplied only the first term in each set of parentheses. The factor multiplies every term.`,
      wrong`${quotient(e * f - a * c, onLeft + 2 * d - e)} | You added $${d}x$ on the left side. Subtract it instead.`,
      ...gatheringMistakes(onLeft, a * c, e, e * f),
    ],
    solution: [
      step`Distribute. | ${sum([a * b, 'x'], [a * c, ''], [-d, 'x'])} = ${sum([e, 'x'], [e * f, ''])}`,
      step`Combine like terms on the left. | ${sum([onLeft, 'x'], [a * c, ''])} = ${sum([e, 'x'], [e * f, ''])}`,
      ...gathered(onLeft, a * c, e, e * f),
      step`Check: substitute $${x}$. Both sides are $${right}$.`,
    ],
  });
};

/** ax + b = cx + d with whole numbers: easy has positive ones and more x on the left. */
const plain: Make = (draw, difficulty) => {
  const c = draw.integer(2, 6);
  const a = difficulty === 1 ? c + draw.integer(2, 5) : draw.other(-5, 9, -1, 0, 1, c, c + 1, c - 1);
  const x = difficulty < 3 ? draw.other(2, 9, a) : draw.signed(2, 9);
  const b = difficulty === 1 ? draw.integer(2, 12) : draw.signed(2, 15);
  const d = (a - c) * x + b;
  if (d === 0 || d === b) return plain(draw, difficulty);
  return solved(`${sum([a, 'x'], [b, ''])} = ${sum([c, 'x'], [d, ''])}`, {
    x,
    mistakes: gatheringMistakes(a, b, c, d),
    solution: [
      ...gathered(a, b, c, d),
      step`Check: the left side is $${sum([a * x, ''], [b, ''])} = ${a * x + b}$, the right side is $${sum([c * x, ''], [d, ''])} = ${c * x + d}$.`,
    ],
  });
};

export const skill = defineSkill(lesson, {
  1: [plain, riddle, offers],
  2: [plain, plain, offers],
  3: [plain, oneBracket],
  4: [oneBracket, oneBracket, offers],
  5: [bothBrackets],
});
