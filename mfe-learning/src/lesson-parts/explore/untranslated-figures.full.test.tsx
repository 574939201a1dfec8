import { cleanup, render } from '@testing-library/react';
import { SKILLS, type Explore } from '@ninefold/learning';
import { translateOf } from '@ninefold/ui';
import { ExploreFigure } from './ExploreFigure';

/** What translators skip: drawings of figures and elements that say so. */
const UNTRANSLATED = '[translate="no"]';

/** The figure at its start, and with each handle at both ends. */
function settingsOf(explore: Explore): Explore[] {
  const { handles } = explore;
  const ends = handles.flatMap((handle, index) =>
    [handle.from, handle.to].map((start) => handles.with(index, { ...handle, start })),
  );
  return [handles, ...ends].map((moved) => ({ ...explore, handles: moved }));
}

function translatedFigures(explore: Explore): string[] {
  const { container } = render(<ExploreFigure explore={explore} />);
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent ?? '';
    const isSkipped = text.parentElement?.closest(UNTRANSLATED);
    if (words.trim() && translateOf(words) && !isSkipped) found.push(words);
  }
  cleanup();
  return found;
}

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'no figure or calculation of %s is translated where a drawing is explored',
  async (_, entry) => {
    const { lesson } = await entry.load();
    const explores = lesson.idea.flatMap((block) => (block.kind === 'explore' ? [block.explore] : []));
    expect(explores.flatMap(settingsOf).flatMap(translatedFigures)).toEqual([]);
  },
);
