/** Pictures that are made from an exercise's own numbers. `text` says the same in words, for people who cannot see it. */
export type Drawing = { readonly text: string } & (
  NumberLine | Histogram | BoxPlot | AreaModel | Scatter | LineGraph | NormalCurve | DataTable | BarModel
);

export interface NumberLine {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  /** The distance between two marks. */
  readonly step: number;
  readonly points?: readonly { readonly at: number; readonly label?: string; readonly open?: boolean }[];
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
}

/** A rectangle cut into parts: the sides' labels, and the label of each part, row by row. */
export interface AreaModel {
  readonly kind: 'area-model';
  readonly columns: readonly { readonly label: string; readonly size: number }[];
  readonly rows: readonly { readonly label: string; readonly size: number }[];
  readonly parts: readonly (readonly string[])[];
}

export interface Scatter {
  readonly kind: 'scatter';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Straight lines $y = slope * x + intercept$ in a square part of the plane, and points on it. */
export interface LineGraph {
  readonly kind: 'line-graph';
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly slope: number; readonly intercept: number; readonly label?: string }[];
  readonly points?: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
}

export interface NormalCurve {
  readonly kind: 'normal-curve';
  readonly mean: number;
  readonly deviation: number;
  /** What is shaded. An end that is missing runs on. */
  readonly part?: { readonly from?: number; readonly to?: number };
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
}
