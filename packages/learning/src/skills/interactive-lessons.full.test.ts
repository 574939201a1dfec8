import fc from 'fast-check';
import { falseStatementsIn } from '../testing/statements';
import { valuesOf, type Explore } from './explore';
import { SKILLS } from './skill-map';

/** Lessons without an interactive figure, each with the reason why one would not help. */
const WITHOUT: Readonly<Record<string, string>> = {};

/** The most settings of the handles that are checked. A figure with fewer settings is checked completely. */
const SETTINGS = 400;

function settingsOf({ handles }: Explore): number[][] {
  const values = handles.map(valuesOf);
  const count = values.reduce((product, { length }) => product * length, 1);
  if (count > SETTINGS) {
    return fc.sample(fc.tuple(...values.map((ofHandle) => fc.constantFrom(...ofHandle))), SETTINGS);
  }
  return values.reduce<number[][]>(
    (settings, ofHandle) => settings.flatMap((setting) => ofHandle.map((value) => [...setting, value])),
    [[]],
  );
}

describe.each(SKILLS.filter(({ id }) => !(id in WITHOUT)).map((entry) => [entry.id, entry] as const))(
  'The interactive figures of %s',
  (_, entry) => {
    let figures: Explore[];
    beforeAll(async () => {
      const { lesson } = await entry.load();
      figures = lesson.idea.flatMap((block) => (block.kind === 'explore' ? [block.explore] : []));
    });
    const forEachSetting = (check: (figure: Explore, setting: number[]) => void) =>
      figures.forEach((figure) =>
        settingsOf(figure).forEach((setting) => {
          try {
            check(figure, setting);
          } catch (cause) {
            throw new Error(`At ${setting.join(', ')}: ${String(cause)}`, { cause });
          }
        }),
      );

    it('exist', () => {
      expect(figures.length).toBeGreaterThan(0);
      for (const { question, handles } of figures) {
        expect(question).toMatch(/[.?]$/);
        for (const handle of handles) expect(valuesOf(handle)).toContain(handle.start);
      }
    });

    it('are described by a true sentence that is short enough for a phone', () => {
      forEachSetting((figure, setting) => {
        const said = figure.says(...setting);
        expect(falseStatementsIn({ said })).toEqual([]);
        expect(said).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5}|--|\+ -/);
        expect(said).toMatch(/[.:]$/);
        expect(said.replace(/xx|\$/g, '').length).toBeLessThan(140);
      });
    });

    it('are redrawn at each setting, with their handles in the drawing', () => {
      forEachSetting((figure, setting) => {
        const drawn = JSON.stringify(figure.show(...setting));
        expect(drawn).not.toMatch(/NaN|null|Infinity/);
        // Numbers in labels are rounded.
        expect(drawn).not.toMatch(/"[^",:]*\d\.\d{5}/);
        const held = figure.at?.(...setting) ?? [];
        expect(held.length).toBeLessThanOrEqual(figure.handles.length);
        expect(held.flat().every(Number.isFinite)).toBe(true);
      });
    });

    it('change with each handle', () => {
      for (const { handles, show } of figures) {
        const start = handles.map((handle) => handle.start);
        handles.forEach((handle, index) => {
          for (const end of [handle.from, handle.to].filter((value) => value !== handle.start)) {
            expect(show(...start.with(index, end))).not.toEqual(show(...start));
          }
        });
      }
    });
  },
);
