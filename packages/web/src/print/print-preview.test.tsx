import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import { PlatformProvider } from '@ninefold/platform';
import { PrintPreview } from './PrintPreview';
import { PrintSheet } from './PrintSheet';

const show = (path = '/archive/2026-11-03') =>
  render(
    <MemoryRouter>
      <PlatformProvider platform={fakePlatform()}>
        <PrintPreview title="To print" back={{ to: '/archive', text: 'Back' }}>
          <PrintSheet title="Puzzles" link={{ path, words: 'Play here:' }}>
            <p>Three grids</p>
          </PrintSheet>
          <PrintSheet title="Solutions" isUpsideDown>
            <p>Three solutions</p>
          </PrintSheet>
        </PrintPreview>
      </PlatformProvider>
    </MemoryRouter>,
  );

/** Rasterizes the code and decodes it with an independent library. */
function readCode(): string | undefined {
  const svg = screen.getByRole('img', { name: /^QR code/ });
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const size = modules * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of (svg.firstElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const column = Number(x) * scale + (at % scale);
      const row = Number(y) * scale + Math.floor(at / scale);
      pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

test.each(['/archive/2026-11-03', `/print/skill/${'long-name-of-a-skill-'.repeat(3)}?sheet=9999`])(
  'the code of %s leads to the address that stands beside it',
  (path) => {
    show(path);
    expect(readCode()).toBe(window.location.origin + path);
    expect(screen.getByText(window.location.host + path)).toBeInTheDocument();
  },
);

test('prints, and labels each sheet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('article').map((sheet) => sheet.querySelector('h2')?.textContent)).toEqual([
    'Puzzles',
    'Solutions',
  ]);
});
