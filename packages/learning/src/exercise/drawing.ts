/** Pictures made from the numbers of an exercise. `text` is the description for people who cannot see them. */
export type Drawing = { readonly text: string } & DrawingData;

export type DrawingData =
  | NumberLine
  | Histogram
  | BoxPlot
  | AreaModel
  | Scatter
  | LineGraph
  | LineChart
  | PieChart
  | NormalCurve
  | DataTable
  | BarModel;

/** An axis with a number at every `step` from `from` to `to`. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export interface NumberLine {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  /** The distance between two marks. */
  readonly step: number;
  /** Equal points are stacked. */
  readonly points?: readonly { readonly at: number; readonly label?: string; readonly open?: boolean }[];
  /** The highest possible stack, for which space is reserved. */
  readonly stackRoom?: number;
  /** A small triangle below the line, for example at its balance point. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  readonly jumps?: readonly { readonly from: number; readonly to: number; readonly label?: string }[];
  /** The shaded part of the line. A missing end is drawn as an arrow. */
  readonly part?: { readonly from?: number; readonly to?: number };
}

export interface Histogram {
  readonly kind: 'histogram';
  readonly axis: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
  /** Histogram bars touch; the bars of a bar chart do not. */
  readonly touching: boolean;
  /** Shown instead of a number on each bar. An axis that does not start at 0 makes the heights misleading. */
  readonly scale?: Scale;
}

export interface BoxPlot {
  readonly kind: 'box-plot';
  readonly axis: string;
  readonly plots: readonly {
    readonly label?: string;
    readonly minimum: number;
    readonly lower: number;
    readonly median: number;
    readonly upper: number;
    readonly maximum: number;
  }[];
  /** Each value, as a dot on the axis. */
  readonly values?: readonly number[];
  /** Ends of the axis; by default they follow the plots. */
  readonly ends?: readonly [from: number, to: number];
}

/** A rectangle cut into parts: the sides' labels, and the label of each part, row by row. */
export interface AreaModel {
  readonly kind: 'area-model';
  readonly columns: readonly { readonly label: string; readonly size: number }[];
  readonly rows: readonly { readonly label: string; readonly size: number }[];
  readonly parts: readonly (readonly string[])[];
  /** The largest value that it can reach, which sets the scale. */
  readonly room?: readonly [across: number, down: number];
}

export interface Scatter {
  readonly kind: 'scatter';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly line?: { readonly slope: number; readonly intercept: number };
  /** Ends of the axes; by default they follow the points. */
  readonly ends?: readonly [fromX: number, toX: number, fromY: number, toY: number];
}

/** Straight lines $y = slope * x + intercept$ in a square part of the plane, and points on it. */
export interface LineGraph {
  readonly kind: 'line-graph';
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly slope: number; readonly intercept: number; readonly label?: string }[];
  readonly points?: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
}

/** One or more lines, each with a value for every time. */
export interface LineChart {
  readonly kind: 'line-chart';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly scale: Scale;
  readonly times: readonly string[];
  readonly lines: readonly { readonly label?: string; readonly values: readonly number[] }[];
}

/** Slices clockwise from the top. `value` is written in the slice, its label next to it. */
export interface PieChart {
  readonly kind: 'pie-chart';
  readonly title?: string;
  readonly slices: readonly { readonly label: string; readonly share: number; readonly value?: string }[];
}

export interface NormalCurve {
  readonly kind: 'normal-curve';
  readonly mean: number;
  readonly deviation: number;
  /** The shaded range. A missing end is unbounded. */
  readonly part?: { readonly from?: number; readonly to?: number };
  /** Shades everything outside that range. */
  readonly outside?: boolean;
}

export interface DataTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** Bars one below the other, each cut into labeled parts: for ratios, percentages and wholes. */
export interface BarModel {
  readonly kind: 'bar-model';
  readonly bars: readonly {
    readonly label?: string;
    readonly parts: readonly { readonly size: number; readonly label: string; readonly marked?: boolean }[];
  }[];
  /** The longest possible bar, which sets the scale. */
  readonly longest?: number;
}
