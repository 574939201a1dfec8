/** Pictures that are made from an exercise's own numbers. `text` says the same in words, for people who cannot see it. */
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
  /** Points at one place are stacked. */
  readonly points?: readonly { readonly at: number; readonly label?: string; readonly open?: boolean }[];
  /** How high points may be stacked: the sheet is made for that. */
  readonly stackRoom?: number;
  /** Where the line balances, for example: a small triangle below it. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  readonly jumps?: readonly { readonly from: number; readonly to: number; readonly label?: string }[];
  /** What is shaded: a part of the line. An end that is missing runs on as an arrow. */
  readonly part?: { readonly from?: number; readonly to?: number };
}

export interface Histogram {
  readonly kind: 'histogram';
  readonly axis: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
  /** The bars touch, as those of a histogram do; a bar chart's do not. */
  readonly touching: boolean;
  /** To be read instead of a number on each bar. If it does not begin at 0, the heights mislead. */
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
  /** The ends of the axis, if they are not to follow the plots. */
  readonly ends?: readonly [from: number, to: number];
}

/** A rectangle cut into parts: the sides' labels, and the label of each part, row by row. */
export interface AreaModel {
  readonly kind: 'area-model';
  readonly columns: readonly { readonly label: string; readonly size: number }[];
  readonly rows: readonly { readonly label: string; readonly size: number }[];
  readonly parts: readonly (readonly string[])[];
  /** The largest that it may grow: the scale is made for that. */
  readonly room?: readonly [across: number, down: number];
}

export interface Scatter {
  readonly kind: 'scatter';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly line?: { readonly slope: number; readonly intercept: number };
  /** The ends of the axes, if they are not to follow the points. */
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

/** What was measured at one time after the other: one line or several, each with a value for every time. */
export interface LineChart {
  readonly kind: 'line-chart';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly scale: Scale;
  readonly times: readonly string[];
  readonly lines: readonly { readonly label?: string; readonly values: readonly number[] }[];
}

/** Slices from the top on, clockwise. `value` stands in the slice, its label beside it. */
export interface PieChart {
  readonly kind: 'pie-chart';
  readonly title?: string;
  readonly slices: readonly { readonly label: string; readonly share: number; readonly value?: string }[];
}

export interface NormalCurve {
  readonly kind: 'normal-curve';
  readonly mean: number;
  readonly deviation: number;
  /** What is shaded. An end that is missing runs on. */
  readonly part?: { readonly from?: number; readonly to?: number };
  /** Shaded is all but that part. */
  readonly outside?: boolean;
}

export interface DataTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** Bars one below the other, each cut into labelled parts: for ratios, percentages and wholes. */
export interface BarModel {
  readonly kind: 'bar-model';
  readonly bars: readonly {
    readonly label?: string;
    readonly parts: readonly { readonly size: number; readonly label: string; readonly marked?: boolean }[];
  }[];
  /** The longest that a bar may grow: the scale is made for that. */
  readonly longest?: number;
}
