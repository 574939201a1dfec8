import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog, useFocusFallback } from '.';

/** A button that disappears when it is clicked. */
function Once({ label }: { label: string }) {
  const [isThere, setThere] = useState(true);
  return isThere && <button onClick={() => setThere(false)}>{label}</button>;
}

function Page() {
  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={page}>
      <h1>Friends</h1>
      <h2 tabIndex={-1}>Members</h2>
      <Once label="Join" />
      <button onClick={() => setOpen(true)}>Options</button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Options of the page">
          <Once label="Make a code" />
        </Dialog>
      )}
    </div>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the page title receives the focus of a removed control, even if it is not focusable', async () => {
  render(<Page />);
  await press('Join');
  expect(screen.getByRole('heading', { name: 'Friends' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Friends' })).toHaveAttribute('tabindex', '-1');
});

test('the title of an open dialog receives it instead', async () => {
  render(<Page />);
  await press('Options');
  await press('Make a code');
  expect(screen.getByRole('heading', { name: 'Options of the page' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Friends' })).not.toHaveAttribute('tabindex');
});
