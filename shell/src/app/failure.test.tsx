import { screen } from '@testing-library/react';
import { heading, openShell } from '../testing/open-shell';

test('an uncaught error shows a page with a next action', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  // An invalid response, in data that the header shows.
  openShell('/about', { profile: { username: 7 as unknown as string } });
  expect(await heading('Something went wrong')).toBeVisible();
  expect(screen.getByText(/saved results are kept/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('[shell]', expect.any(TypeError));
});
