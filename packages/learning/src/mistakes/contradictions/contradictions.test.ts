import type { Answer, Exercise } from '../../exercise/exercise';
import { contradictionOf } from '.';

const exercise = (prompt: string, answer: Partial<Answer> & Pick<Answer, 'kind'>): Exercise => ({
  prompt: prompt
    .split(' | ')
    .map((part) =>
      part.startsWith('[') ? { kind: 'math', math: part.slice(1, -1) } : { kind: 'text', text: part },
    ),
  answer: { mistakes: [], ...answer } as Answer,
  solution: [],
});
const number = (prompt: string, value: string) => exercise(prompt, { kind: 'number', value });

it.each([
  [
    'a wrong solution, by putting it in',
    number('Find $x$. | [3x + 5 = 20]', '5'),
    '7',
    'Substitute $x = 7$ into $3x + 5 = 20$. The left side is $3 xx 7 + 5 = 26$, but the right side is $20$.',
  ],
  [
    'a wrong expression, by a value of the letter',
    exercise('Multiply out. | [3(x + 4)]', { kind: 'expression', value: '3x + 12', form: 'simplified' }),
    '3x + 4',
    'Equal expressions have equal values. But for $x = 2$, $3(x + 4)$ is 18 and $3x + 4$ is 10.',
  ],
  [
    'a wrong slope, by walking along the line',
    number('Find the slope of the line through $(2, 8)$ and $(4, 4)$.', '-2'),
    '2',
    'Start at $(2, 8)$. From $x = 2$ to $x = 4$, a slope of $2$ changes $y$ by $2 xx 2 = 4$. So you reach $(4, 12)$, not $(4, 4)$.',
  ],
  [
    'a sum that is smaller than a part',
    number('Work it out. | [1/2 + 1/3]', '5/6'),
    '2/5',
    'A sum of positive numbers is larger than each of them. But 2/5 is not larger than 1/2.',
  ],
  [
    'a wrong quotient, by multiplying back',
    number('Work it out. | [72 -: 8]', '9'),
    '8',
    'Check by multiplying back. $8 xx 8 = 64$, not 72.',
  ],
  [
    'a product of the wrong size, by rounding',
    number('Work it out. | [26 xx 9]', '234'),
    '2340',
    'Round the factors up. Even $30 xx 9 = 270$ is less than 2,340.',
  ],
  [
    'a product of the right size, by its last digit',
    number('Work it out. | [26 xx 9]', '234'),
    '251',
    'Compare the last digits. $6 xx 9 = 54$, so $26 xx 9$ ends in 4. But 251 ends in 1.',
  ],
  [
    'a mean outside of the data',
    number('Ann counts birds: 8, 4, 12. Find the mean.', '8'),
    '24',
    'All of the data are between 4 and 12, so the mean must be too. But 24 is not in that range.',
  ],
  [
    'a probability above 1',
    number('A bag holds 6 white and 5 red balls. How likely is it that the ball is white?', '6/11'),
    '6/5',
    'A probability is between 0 and 1. Your answer, $1.2$, is outside that range.',
  ],
])('refutes %s', (_, asked, given, expected) => {
  expect(contradictionOf(asked, given)).toBe(expected);
});

it.each([
  ['30 -: 3 xx 5', '50', '2'],
  ['98 xx 19 + 98', '1960', '1764'],
  ['7 + 4 xx (7 - 2)^2', '107', '275'],
  ['20 - 5 - 3', '12', '18'],
])('does not split the calculation %s', (math, value, wrong) => {
  expect(contradictionOf(number(`Work it out. | [${math}]`, value), wrong)).toBeNull();
});

it('does not give the answer away by rounding that changes nothing', () => {
  expect(contradictionOf(number('Work it out. | [30 xx 4]', '120'), '110')).toBeNull();
  expect(contradictionOf(number('Work it out. | [7 xx 8]', '56'), '54')).toBeNull();
});

it('knows no range of data that the question corrects', () => {
  const asked = number('Find the median: 31, 33, 25, 30, 23. Then Noor notices that 33 should be 58.', '30');
  expect(contradictionOf(asked, '33.4')).toBeNull();
});

it('squares the wrong root', () => {
  expect(contradictionOf(number('Work it out. | [sqrt(49)]', '7'), '24.5')).toBe(
    'Check by squaring. $24.5^2 = 600.25$, not 49.',
  );
});

it('says nothing where it has no check, and nothing against the right answer', () => {
  expect(contradictionOf(number('How many are left?', '5'), '6')).toBeNull();
  expect(contradictionOf(number('Find the value for $x = 5$. | [40 - 7x]', '5'), '38')).toBeNull();
  expect(contradictionOf(number('Find $x$. | [3x + 5 = 20]', '5'), '5')).toBeNull();
});
