import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { GAME_TYPES, GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { dailyPuzzle, practicePuzzle, seededRandom, type GridPuzzle } from 'shared-puzzle-engine';
import {
  challengeCard,
  dayCard,
  gameCard,
  pictureTags,
  plainCard,
  puzzleCard,
  roundCard,
  stampCard,
  unknownCard,
  wordTags,
} from './index';
import { PALETTE } from './palette';

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words);
const numbersOf = (svg: string): string[] =>
  textsOf(svg)
    .filter((words) => /^\d+$/.test(words))
    .sort();

/** The numbers of an unsolved grid. */
const shownOf = ({ givens, targets }: Pick<GridPuzzle, 'givens' | 'targets'>): string[] =>
  [
    ...givens.filter((digit) => digit > 0),
    ...Object.values(targets).flatMap(({ rows, columns }) => [...rows, ...columns]),
  ].map(String);

const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => new Date(Date.parse('2026-11-01') + day * 86_400_000).toISOString().slice(0, 10));

test('the picture of a day shows only givens and targets', () => {
  fc.assert(
    fc.property(days, (day) => {
      const svg = dayCard(day).draw();
      const shown = GRID_GAMES.flatMap((game) => shownOf(dailyPuzzle(game, day)));
      expect(numbersOf(svg)).toEqual(shown.sort());
    }),
    { numRuns: 150 },
  );
});

test('the picture of one puzzle shows only givens and targets', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GRID_GAMES), days, (game, day) => {
      expect(numbersOf(puzzleCard(game, day).draw())).toEqual(shownOf(dailyPuzzle(game, day)).sort());
    }),
    { numRuns: 150 },
  );
});

test('the picture of a challenge does not depend on the solution', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GRID_GAMES),
      fc.nat(),
      fc.integer({ min: 1, max: 86_400 }),
      (game, seed, seconds) => {
        const { givens, targets } = practicePuzzle(game, seededRandom(seed), 'medium');
        const guarded = {
          game,
          givens,
          targets,
          get solution(): never {
            throw new Error('the solution was read');
          },
        };
        expect(numbersOf(challengeCard(guarded, seconds).draw())).toEqual(shownOf(guarded).sort());
      },
    ),
    { numRuns: 150 },
  );
});

test('a stamp shows the day and the time, and nothing of a puzzle', () => {
  const { draw, title } = stampCard('2026-11-24', 252);
  expect(textsOf(draw())).toEqual(expect.arrayContaining(['Ninefold #24', '4:12', 'All solved']));
  expect(numbersOf(draw())).toEqual([]);
  expect(title).toBe('Ninefold #24: all solved in 4:12');
});

/** One card of each kind. */
const cards = (game: GridGame) => [
  dayCard('2026-11-24'),
  puzzleCard(game, '2026-11-24'),
  stampCard('2026-11-24', 86_399),
  challengeCard(dailyPuzzle(game, '2026-11-24'), 72),
  roundCard('mental_math_speed', 12, 60),
  ...GAME_TYPES.map(gameCard),
  plainCard,
  unknownCard,
];

test('the picture of a round shows the score and the seconds, and no question', () => {
  const { draw, title } = roundCard('mental_math_speed', 12, 60);
  expect(title).toBe('Can you beat 12? Mental Math Speed Round');
  expect(textsOf(draw())).toEqual(expect.arrayContaining(['12?', '60 seconds, the same questions']));
  expect(numbersOf(draw())).toEqual(['60']);
});

test('pictures look the same on every machine: one font, no external files or scripts', () => {
  for (const card of cards('combined_grid')) {
    const svg = card.draw();
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 630" font-family="Fraunces"/,
    );
    expect(svg).not.toMatch(/href|url\(|<style|<script|<image|font-family="(?!Fraunces")/);
    // Only letters of the font of the pictures.
    expect(textsOf(svg).join('')).toMatch(/^[\x20-\x7e·×]*$/);
  }
});

test('texts are short enough for a chat, and every picture has alternative text', () => {
  for (const card of cards('multiplication_grid')) {
    expect([card.title, card.title.length <= 70]).toEqual([card.title, true]);
    expect([card.description, card.description.length <= 160]).toEqual([card.description, true]);
    expect(card.alt.length).toBeGreaterThan(30);
  }
});

test('markup in texts is escaped', () => {
  const words = `"><script>alert('1')</script>&`;
  const tags = [
    ...wordTags({ title: words, description: words }),
    ...pictureTags('https://share.test/a.png', words),
  ];
  for (const tag of tags) expect(tag.replace(/^<|>$/g, '')).not.toMatch(/[<>]|&(?!amp;|quot;|lt;|gt;)/);
});

test('the colors are those of the light theme', () => {
  const css = readFileSync(resolve(__dirname, '../../ui/src/tokens/color.css'), 'utf8');
  const light = Object.fromEntries(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w+)/g)].map(([, name, color]) => [name, color]),
  );
  for (const [name, color] of Object.entries(PALETTE)) expect([name, light[name]]).toEqual([name, color]);
});
