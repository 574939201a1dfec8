import { screen } from '@testing-library/react';
import { heading, openShell } from '../testing/open-shell';

jest.mock('./RemoteFailure', () => {
  throw new Error('Loading the chunk failed');
});

test('without the code that explains failures, a remote that did not load can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openShell('/sum-grid', { network: { '/remotes.json': { status: 500 } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection may have dropped');
  const reports = log.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  // It does not fail in a loop.
  expect(log.mock.calls.length).toBeLessThan(reports + 10);
  await user.click(screen.getByRole('link', { name: 'About' }));
  await heading(/^About/);
});
