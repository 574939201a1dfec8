import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '.';

test('a busy button shows its busy label, keeps the focus and does not submit', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const onClick = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

test('a button without a type does not submit its form', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

/** Replaces each text node, as the translators of browsers do. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}

test.each([
  ['text', 'Save'],
  ['an icon and text', [<svg key="icon" />, 'Save']],
])('a button with %s becomes busy and ready again on a translated page', (_, children) => {
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Saving...">
      {children}
    </Button>
  );
  const { container, rerender } = render(button(false));
  for (const busy of [true, false, true]) {
    translate(container);
    rerender(button(busy));
    expect(screen.getByRole('button')).toHaveTextContent(busy ? /^Saving\.\.\.$/ : /^Save$/);
  }
});
