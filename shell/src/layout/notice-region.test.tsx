import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from '@ninefold/platform/testing';
import { createNotices } from '../platform/create-notices';
import { NoticeRegion } from './NoticeRegion';

test('a notice that cannot be shown costs nothing but itself', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const notices = createNotices();
  render(
    <MemoryRouter>
      <h1>the page</h1>
      <NoticeRegion notices={notices} />
    </MemoryRouter>,
  );
  act(() => notices.show({ text: 'not a string' } as unknown as string));
  expect(screen.getByRole('heading', { name: 'the page' })).toBeVisible();
  act(() => notices.show('Saved.'));
  expect(screen.getByText('Saved.')).toBeVisible();
});
