import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { digitOf } from './digit-of';
import { TextField } from './fields';

test.each([
  [{ key: 'Enter', keyCode: 13, isComposing: true }, true],
  // Safari ends the composition before the key.
  [{ key: 'Enter', keyCode: 229 }, true],
  [{ key: 'Enter', keyCode: 13 }, false],
  [{ key: 'a', keyCode: 229, isComposing: true }, false],
])('a text field does not submit with the key of an input method: %j', (init, isPrevented) => {
  const onKeyDown = jest.fn();
  render(<TextField label="Name" onKeyDown={onKeyDown} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  const event = createEvent.keyDown(field, init);
  fireEvent(field, event);
  expect(event.defaultPrevented).toBe(isPrevented);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test.each([
  ['٣', '', false, 3],
  ['۷', 'Digit7', false, 7],
  ['３', '', false, 3],
  ['४', 'Numpad4', true, 4],
  ['𝟿', '', false, 9],
  ['٠', '', false, 0],
  ['३४', '', false, 0],
  ['三', '', false, 0],
])('the key %s types a digit of the grid', (key, code, shiftKey, digit) => {
  expect(digitOf({ key, code, shiftKey })).toEqual({ digit, isNote: shiftKey });
});
