import { createEvent, fireEvent, screen } from '@testing-library/react';
import { begin } from '../testing/play-round';
import { NOON, renderGames } from '../testing/render-games';

const ONLY_WHOLE = 'Enter a whole number from 0 to 999.';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function openDrill() {
  const view = await renderGames('/addition-drill');
  await screen.findByRole('heading', { name: /Addition Drill/ });
  return view;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
const isAnswered = () => screen.queryByText(/^(?:Correct|Incorrect)$/, { selector: 'p' }) !== null;

function sum(): number {
  const [left, right] = (screen.getByTestId('question').textContent ?? '').split(' + ');
  return Number(left) + Number(right);
}

const inDigits = (zero: string, number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

test.each(['٠', '۰', '०', '০', '๐', '０', '𝟎', '߀', '༠'])('digits from %s on are an answer', async (zero) => {
  const { user } = await openDrill();
  await user.keyboard(`${inDigits(zero, sum())}{Enter}`);
  expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
});

test('invisible characters and spaces around an answer are ignored', async () => {
  const { user } = await openDrill();
  await user.paste(` \u200e${sum()}\u202c\u00a0`);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
});

test.each(['1/2', '1.5', '-3', '−3', '1234', '1 2', '1e2', '٣٫٥', '½', '5²', 'ten', '12%', '+3'])(
  '"%s" is kept, explained and not an answer, typed or pasted',
  async (text) => {
    const { user } = await openDrill();
    await user.keyboard(text);
    expect(field()).toHaveValue(text);
    expect(screen.getByText(ONLY_WHOLE)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(ONLY_WHOLE));
    await user.keyboard('{Enter}');
    expect(isAnswered()).toBe(false);
    // It is selected, so the next digit replaces it.
    await user.paste(text);
    expect(field()).toHaveValue(text);
    await user.keyboard(`{Enter}${sum()}`);
    expect(field()).toHaveValue(String(sum()));
    expect(screen.queryByText(ONLY_WHOLE)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
  },
);

test('an answer is read after the composition of an input method, whose Enter does not submit it', async () => {
  const { user } = await openDrill();
  const text = inDigits('０', sum());
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: text }, isComposing: true });
  expect(field()).toHaveValue(text);
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    const enter = createEvent.keyDown(field(), { key: 'Enter', ...init });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
  }
  fireEvent.compositionEnd(field(), { data: text });
  expect(field()).toHaveValue(text);
  expect(isAnswered()).toBe(false);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
});

test('a typed round explains other texts too', async () => {
  const { user } = await begin({}, '/mental-math-speed?answers=typed');
  await user.keyboard('1/2{Enter}');
  expect(screen.getByText(ONLY_WHOLE)).toBeVisible();
  expect(isAnswered()).toBe(false);
  await user.keyboard('٣{Enter}');
  expect(isAnswered()).toBe(true);
});
