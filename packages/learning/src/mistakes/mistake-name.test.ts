import { checkAnswer } from '../exercise/check-answer';
import { loadMistakes, mistakeLabel } from './mistake-name';

it('is the same for any numbers and for any text after the first sentence', () => {
  const label = mistakeLabel('You went 5 the wrong way. From $-3$ go to the left.');
  expect(label).toMatch(/^[0-9a-f]{8}$/);
  expect(mistakeLabel('You went 12 the wrong way. From $4$ go to the right.')).toBe(label);
  expect(mistakeLabel('You went the wrong way.')).not.toBe(label);
  expect(mistakeLabel('Almost: $2.5$ too much.')).toBe(mistakeLabel('Almost: 3 too much. Look again.'));
});

it('resolves to words and an example, and a made-up label to nothing', async () => {
  const sign = mistakeLabel('The size is right, but the sign is not.');
  const found = await loadMistakes('negative-numbers', new Set([sign, 'deadbeef']));
  expect([...found.keys()]).toEqual([sign]);
  expect(found.get(sign)).toMatchObject({ name: 'The size is right, but the sign is not.' });
  const { exercise, mistake } = found.get(sign)!;
  expect(checkAnswer(exercise.answer, mistake.given)).toMatchObject({
    kind: 'wrong',
    reason: expect.stringContaining('the sign is not') as string,
  });
  expect(await loadMistakes('no-such-skill', new Set([sign]))).toEqual(new Map());
});
