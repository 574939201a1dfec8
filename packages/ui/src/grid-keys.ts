/** How each key moves the focus. Home and End move to the ends of the row. */
export const GRID_ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -2],
  End: [0, 2],
};
