import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { Drawing as DrawingData } from '@ninefold/learning';
import { Drawing } from './Drawing';
import { jumpArcs } from './jump-arcs';
import { jumpHeights } from './jump-heights';
import { apart, besidePoint, boxOf, freePlace, overlap } from './label-places';
import { printed } from './printed';
import { roundScale, roundTicks, steps } from './scale';

const DRAWINGS: DrawingData[] = [
  {
    kind: 'number-line',
    text: 'a number line',
    from: -2,
    to: 8,
    step: 2,
    points: [{ at: 3, label: '3', open: true }],
    jumps: [{ from: 0, to: 3, label: '+3' }],
    part: { from: 3 },
  },
  { kind: 'histogram', text: 'a histogram', axis: 'Age', touching: true, bars: [{ label: '0–9', count: 0 }] },
  {
    kind: 'box-plot',
    text: 'a box plot',
    axis: 'Points',
    plots: [{ label: 'A', minimum: 1, lower: 2, median: 3, upper: 5, maximum: 9 }],
  },
  {
    kind: 'area-model',
    text: 'an area model',
    columns: [
      { label: 'x', size: 5 },
      { label: '3', size: 3 },
    ],
    rows: [{ label: '2', size: 2 }],
    parts: [['2x', '6']],
  },
  {
    kind: 'scatter',
    text: 'a scatter plot',
    xAxis: 'Hours',
    yAxis: 'Points',
    points: [
      [1, 2],
      [2, 2],
    ],
  },
  {
    kind: 'line-graph',
    text: 'a line',
    from: -5,
    to: 5,
    lines: [
      { slope: 2, intercept: 1, label: 'y = 2x + 1' },
      { slope: 0, intercept: 2 },
    ],
    points: [{ x: 0, y: 1, label: 'P' }],
  },
  {
    kind: 'histogram',
    text: 'a bar chart',
    axis: 'Books',
    touching: false,
    bars: [{ label: 'Amina', count: 45 }],
    scale: { from: 40, to: 50, step: 5 },
  },
  {
    kind: 'line-chart',
    text: 'a line chart',
    xAxis: 'Day',
    yAxis: 'Visitors',
    scale: { from: 0, to: 20, step: 5 },
    times: ['Mon', 'Tue'],
    lines: [
      { label: 'Lake', values: [5, 10] },
      { label: 'Park', values: [15, 10] },
    ],
  },
  {
    kind: 'pie-chart',
    text: 'a pie',
    slices: [
      { label: 'Bus', share: 75, value: '75 %' },
      { label: 'Bicycle', share: 25 },
    ],
  },
  { kind: 'normal-curve', text: 'a normal curve', mean: 100, deviation: 15, part: { to: 115 } },
  {
    kind: 'bar-model',
    text: 'a bar',
    bars: [{ label: 'All', parts: [{ size: 1, label: '1', marked: true }] }],
  },
];

test.each(DRAWINGS.map((drawing) => [drawing.kind, drawing] as const))(
  'a %s is one picture that says in words what it shows',
  (_, drawing) => {
    render(<Drawing drawing={drawing} />);
    const picture = screen.getByRole('img', { name: drawing.text });
    expect(picture.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('renders a data table as a table', () => {
  render(<Drawing drawing={{ kind: 'table', text: 'Pets', head: ['', 'Cats'], rows: [['Class A', '3']] }} />);
  expect(screen.getByRole('table', { name: 'Pets' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Class A' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Cats' })).toBeInTheDocument();
});

test('translates the words of a data table, and neither its figures nor its formulas', () => {
  const rows = [
    ['10 cm', '-3x^2'],
    ['Under 40', '7'],
    ['P(A)', 'product'],
  ];
  render(<Drawing drawing={{ kind: 'table', text: 'Values', head: ['x', '3x + 2'], rows }} />);
  const kept = [...document.querySelectorAll('td, th')].filter((cell) => cell.matches('[translate="no"]'));
  expect(kept.map(({ textContent }) => textContent)).toEqual(['x', '3x + 2', '10 cm', '−3x²', '7', 'P(A)']);
});

test('prints labels with mathematical signs', () => {
  expect(['-3x^2', 'x - 3', '10-19', 'low-cost', '4 xx 5'].map(printed)).toEqual([
    '−3x²',
    'x − 3',
    '10–19',
    'low-cost',
    '4 × 5',
  ]);
});

test('puts the marks of an axis at round numbers inside its range', () => {
  expect(roundTicks(3, 47, 5)).toEqual([10, 20, 30, 40]);
  expect(steps(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
});

test('extends an axis to round numbers beyond its values', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1, max: 900 }), (low, span) => {
      const { from, to, step } = roundScale(low, low + span, 4);
      const marks = steps(from, to, step);
      expect(marks[0]).toBeLessThanOrEqual(low);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(low + span);
    }),
  );
});

test('draws jumps there and back without crossings or covered labels', () => {
  const jumps = [
    { start: 277, end: 55, height: 42, label: '−100' },
    { start: 55, end: 60, height: 13, label: '+2' },
  ];
  const [over, under] = jumpArcs(jumps, 100);
  expect(over?.path).not.toBe(under?.path);
  const box = under?.place && boxOf('+2', 13, under.place);
  expect(box && overlap(box, { left: 55, right: 58, top: 50, bottom: 92 })).toBe(false);
});

test('draws a jump above the label of a shorter one inside it', () => {
  const [long, short, apart] = jumpHeights([
    [0, 100],
    [90, 10],
    [100, 180],
  ]);
  expect(long).toBeGreaterThanOrEqual((short ?? 0) + 20);
  expect(apart).toBe(32);
});

test('bars with a scale have no numbers, and the scale starts where it should', () => {
  const scale = { from: 40, to: 50, step: 5 };
  const bars = [
    { label: 'Amina', count: 42 },
    { label: 'Kenji', count: 48 },
  ];
  render(
    <Drawing drawing={{ kind: 'histogram', text: 'bars', axis: 'Books', touching: false, bars, scale }} />,
  );
  expect(['40', '45', '50'].map((tick) => screen.queryByText(tick))).not.toContain(null);
  expect(screen.queryByText('42')).not.toBeInTheDocument();
  const [low = NaN, high = NaN] = [...document.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(high / low).toBeCloseTo(4);
});

test('the slices of a pie fill one turn, each with its own look', () => {
  const slices = [40, 30, 20, 10].map((share, index) => ({ label: `Part ${index}`, share }));
  render(<Drawing drawing={{ kind: 'pie-chart', text: 'a pie', slices }} />);
  const drawn = [...document.querySelectorAll('svg > g > path')];
  const paths = drawn.map((slice) => slice.getAttribute('d') ?? '');
  const starts = paths.map((path) => /L(.+)A/.exec(path)?.[1]);
  const ends = paths.map((path) => / 1 ([-\d.]+ [-\d.]+)z/.exec(path)?.[1]);
  const rounded = (spot: string | undefined) => spot?.split(' ').map((part) => Number(part).toFixed(3));
  expect(ends.map(rounded)).toEqual([...starts.slice(1), starts[0]].map(rounded));
  expect(new Set(drawn.map((slice) => slice.getAttribute('fill'))).size).toBe(slices.length);
});

test('separates the names of lines that end at the same height, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 3 }), (heights) => {
      const moved = apart(heights, 15);
      const inOrder = [...moved].sort((one, other) => one - other);
      inOrder
        .slice(1)
        .forEach((height, index) => expect(height - (inOrder[index] ?? 0)).toBeGreaterThanOrEqual(15));
      heights.forEach((height, one) =>
        heights.forEach((other, another) => {
          if (height < other) expect(moved[one]).toBeLessThan(moved[another] ?? NaN);
        }),
      );
    }),
  );
});

test('labels 0 on a line without room for all numbers', () => {
  render(<Drawing drawing={{ kind: 'number-line', text: 'a line', from: -15, to: 5, step: 1 }} />);
  expect(screen.getByText('0')).toBeInTheDocument();
});

test('places a label where there is no line or label', () => {
  const label = '(0, 3)';
  const places = besidePoint(100, 100);
  const rising = [...Array(80).keys()].map((step) => [90 + step, 110 - step] as const);
  const [first, second] = places.map((place) => boxOf(label, 13, place));
  if (!first || !second) throw new Error('There are places.');
  const place = freePlace(label, 13, places, [second], rising, 280);
  expect(place && overlap(boxOf(label, 13, place), second)).toBe(false);
  expect(place).not.toEqual(places[0]);
});
