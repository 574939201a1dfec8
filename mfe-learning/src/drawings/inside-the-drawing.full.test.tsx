import { cleanup, render } from '@testing-library/react';
import {
  DIFFICULTIES,
  SKILLS,
  type Block,
  type Drawing as DrawingData,
  type LessonBlock,
  type Skill,
} from '@ninefold/learning';
import { seededRandom } from 'shared-puzzle-engine';
import { Drawing } from './Drawing';
import { boxOf, overlap, type Box } from './label-places';

const SEEDS = 6;
/** Tolerance, because letter widths are estimated. */
const SLACK = 2;

interface Written {
  readonly text: string;
  readonly box: Box;
}

function drawingsIn(blocks: readonly LessonBlock[]): DrawingData[] {
  return blocks.flatMap((block): DrawingData[] => {
    if (block.kind === 'drawing') return [block.drawing];
    if (block.kind !== 'explore') return [];
    const { handles, show } = block.explore;
    const start = handles.map((handle) => handle.start);
    const ends = handles.flatMap(({ from, to }, index) => [start.with(index, from), start.with(index, to)]);
    return [start, ...ends].map((setting) => ({ ...show(...setting), text: `at ${setting.join(', ')}` }));
  });
}

function allDrawingsOf({ lesson, makeExercise }: Skill): DrawingData[] {
  const shown = (steps: readonly { show?: Block }[]) => steps.flatMap(({ show }) => (show ? [show] : []));
  const exercises = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => makeExercise(seededRandom(seed), difficulty)),
  );
  return [
    ...drawingsIn(lesson.idea),
    ...drawingsIn([...lesson.example.prompt, ...shown(lesson.example.steps)]),
    ...exercises.flatMap(({ prompt, solution }) => drawingsIn([...prompt, ...shown(solution)])),
  ];
}

const number = (element: Element, name: string) => Number(element.getAttribute(name));

function writtenIn(svg: Element): Written[] {
  return [...svg.querySelectorAll('text')].flatMap((element) => {
    const text = element.textContent;
    if (text === '') return [];
    const anchor = element.getAttribute('text-anchor') as 'start' | 'middle' | 'end';
    const place = { x: number(element, 'x'), y: number(element, 'y'), anchor };
    return [{ text, box: boxOf(text, number(element, 'font-size') * 0.9, place) }];
  });
}

function problemsOf(drawing: DrawingData): string[] {
  const { container } = render(<Drawing drawing={drawing} />);
  const svg = container.querySelector('svg');
  if (!svg) return [];
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const written = writtenIn(svg);
  const off = written.filter(
    ({ box }) =>
      box.left < -SLACK || box.right > width + SLACK || box.top < -SLACK || box.bottom > height + SLACK,
  );
  const shapes = [...svg.querySelectorAll('circle')].filter((circle) => {
    const [x, y] = [number(circle, 'cx'), number(circle, 'cy')];
    return x < 0 || x > width || y < 0 || y > height;
  });
  const covered = written.flatMap(({ text, box }, index) =>
    written
      .slice(index + 1)
      .filter((other) => overlap(smaller(box), smaller(other.box)))
      .map((other) => `"${text}" and "${other.text}"`),
  );
  cleanup();
  return [...off.map(({ text }) => `"${text}" is off`), ...shapes.map(() => 'a point is off'), ...covered];
}

const smaller = ({ left, right, top, bottom }: Box): Box => ({
  left: left + SLACK,
  right: right - SLACK,
  top: top + SLACK,
  bottom: bottom - SLACK,
});

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'all labels and points of %s are inside their drawings, and none covers another',
  async (_, entry) => {
    const problems = allDrawingsOf(await entry.load()).flatMap((drawing) =>
      problemsOf(drawing).map((problem) => `${drawing.kind}: ${problem} (${drawing.text.slice(0, 120)})`),
    );
    expect(problems).toEqual([]);
  },
);

/** Positions of the last number of a vertical axis and of the highest point. */
function topsOf(drawing: DrawingData) {
  const { container } = render(<Drawing drawing={drawing} />);
  const grid = [...container.querySelectorAll('path.grid')].map(
    (line) => /^M[\d.]+ ([\d.]+)H/.exec(line.getAttribute('d') ?? '')?.[1],
  );
  const points = [...container.querySelectorAll('circle')].map((circle) => number(circle, 'cy'));
  cleanup();
  return {
    axis: Math.min(...grid.flatMap((y) => (y === undefined ? [] : [Number(y)]))),
    point: Math.min(...points),
  };
}

it.each([['correlation'], ['line-charts']])('no point of %s is above its axis', async (id) => {
  const entry = SKILLS.find((skill) => skill.id === id);
  const drawings = entry ? allDrawingsOf(await entry.load()) : [];
  const charts = drawings.filter(({ kind }) => kind === 'scatter' || kind === 'line-chart');
  expect(charts.length).toBeGreaterThan(3);
  for (const drawing of charts) {
    const { axis, point } = topsOf(drawing);
    expect(axis).toBeLessThanOrEqual(point + 0.01);
  }
});

it('a square and its parts are drawn to scale', () => {
  const side = [47, 3].map((size) => ({ label: String(size), size }));
  const parts = [
    ['2209', '141'],
    ['141', '9'],
  ];
  const { container } = render(
    <Drawing drawing={{ kind: 'area-model', text: 'a square', columns: side, rows: side, parts }} />,
  );
  const [large, , , corner] = [...container.querySelectorAll('rect')].map((rect) => [
    number(rect, 'width'),
    number(rect, 'height'),
  ]);
  expect(large?.[0]).toBeCloseTo(large?.[1] ?? NaN);
  expect((large?.[0] ?? 0) / (corner?.[0] ?? 1)).toBeCloseTo(47 / 3);
});
