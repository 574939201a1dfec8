import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { begin, open, pass, question, solutionOf } from '../testing/play-round';
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

test('an answer is never cut, however much is pasted around or behind it', async () => {
  const { user } = await openDrill();
  await user.paste(`${sum()}${' '.repeat(30)}7`);
  await user.keyboard('{Enter}');
  expect(isAnswered()).toBe(false);
  await user.paste(`${' '.repeat(30)}${sum()}`);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
});

test.each(['1/2', '1.5', '-3', '−3', '1234', '1 2', '1e2', '٣٫٥', '½', '5²', 'ten', '十', '12%', '+3'])(
  '"%s" is kept, explained and not an answer, typed or pasted',
  async (text) => {
    const { user } = await openDrill();
    await user.keyboard(text);
    expect(field()).toHaveValue(text);
    expect(screen.getByText(ONLY_WHOLE)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(ONLY_WHOLE));
    await user.keyboard('{Enter}');
    expect(isAnswered()).toBe(false);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(ONLY_WHOLE));
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

test('a digit of the pad replaces an answer that could not be read, like a typed one', async () => {
  const { user } = await openDrill();
  const pad = within(screen.getByRole('group', { name: 'Digits' }));
  async function press(...names: readonly string[]) {
    for (const name of names) await user.click(pad.getByRole('button', { name }));
  }
  await press('1', '2', '3', '4');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText(ONLY_WHOLE)).toBeVisible();
  await press('5');
  expect(field()).toHaveValue('5');
  await press('6', '7', '8');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await press('Delete the last digit');
  expect(field()).toHaveValue('');
  await press(...String(sum()));
  expect(screen.queryByText(ONLY_WHOLE)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Correct', { selector: 'p' })).toBeVisible();
  // The field is locked until the next question.
  await press('1', 'Delete the last digit');
  expect(field()).toHaveValue(String(sum()));
});

test('the pad types at the caret', async () => {
  const { user } = await openDrill();
  const pad = within(screen.getByRole('group', { name: 'Digits' }));
  await user.keyboard('𝟎12{ArrowLeft}{ArrowLeft}');
  await user.click(pad.getByRole('button', { name: '3' }));
  expect(field()).toHaveValue('𝟎312');
  await user.click(pad.getByRole('button', { name: 'Delete the last digit' }));
  await user.click(pad.getByRole('button', { name: 'Delete the last digit' }));
  expect(field()).toHaveValue('12');
});

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

describe('in a round, answers', () => {
  test('are chosen before the round and stored in the URL', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /Type the answer/ }));
    expect(screen.getByTestId('address')).toHaveTextContent('/mental-math-speed?answers=typed');
  });

  test('are submitted with Enter, which clears and focuses the field for the next question', async () => {
    const { user } = await begin({}, '/mental-math-speed?answers=typed');
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(question() ?? ''));
    await user.keyboard(`${solutionOf(question())}{Enter}`);
    expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
    await user.keyboard('7');
    await pass(1);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  test('must be numbers', async () => {
    const { user } = await begin({}, '/mental-math-speed?answers=typed');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Type a number first.')).toBeInTheDocument();
    await user.keyboard('abc{Enter}');
    expect(screen.getByText('Enter a whole number from 0 to 999.')).toBeInTheDocument();
  });

  test('that are not whole numbers are explained and not counted', async () => {
    const { user } = await begin({}, '/mental-math-speed?answers=typed');
    await user.keyboard('1/2{Enter}');
    expect(screen.getByText(ONLY_WHOLE)).toBeVisible();
    expect(isAnswered()).toBe(false);
    await user.keyboard('٣{Enter}');
    expect(isAnswered()).toBe(true);
  });
});
