import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '.';

test('a closed dialog has no content', () => {
  render(
    <Dialog open={false} onClose={() => {}} title="Sure?">
      inside
    </Dialog>,
  );
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
});

test('an open dialog has its title as its name', () => {
  render(
    <Dialog open onClose={() => {}} title="Sure?">
      inside
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveTextContent('inside');
});

test('the title has the first focus, so an extra Enter does not close the dialog', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Sure?">
      <button>Yes</button>
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Sure?' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['closed', false],
  ['removed while it is open', true],
])(
  'a dialog that is %s is closed before it is removed, so the browser restores the focus',
  (_, isRemoved) => {
    const wasInPage = jest.fn<void, [boolean]>();
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    close.mockImplementation(function close(this: HTMLDialogElement) {
      wasInPage(this.isConnected);
    });
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => {}} title="Sure?">
        inside
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    rerender(isRemoved ? <p>something else</p> : dialog(false));
    expect(wasInPage.mock.calls).toEqual([[true]]);
    close.mockRestore();
  },
);

test('the close button, Escape and a click outside call onClose', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(
    <Dialog open onClose={onClose} title="Sure?">
      inside
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.pointerDown(screen.getByText('inside'));
  expect(onClose).toHaveBeenCalledTimes(3);
});
