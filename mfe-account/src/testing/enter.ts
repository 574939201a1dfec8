import { fireEvent, screen } from '@testing-library/react';

/** Puts a value into a field at once. Typing takes three events a letter: a test types where the typing matters. */
export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
