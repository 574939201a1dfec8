import { fireEvent, screen } from '@testing-library/react';

/** Sets a field's value directly. Typing fires three events per character, so use it only where typing matters. */
export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
