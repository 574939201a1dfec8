/**
 * The light theme of `packages/ui/src/tokens/color.css`, because the renderer of pictures does not know custom
 * properties. A test keeps the two equal.
 */
export const PALETTE = {
  paper: '#fbf8f2',
  surface: '#fffdf9',
  sunk: '#f2ede2',
  ink: '#211e19',
  'ink-soft': '#5e584d',
  line: '#ded6c7',
  'line-strong': '#8c8473',
  accent: '#f3b62f',
  'accent-soft': '#fcefcf',
  'accent-text': '#835300',
  given: '#1d4f9c',
  'given-soft': '#e2ebfa',
  correct: '#1a6834',
} as const;

export type Color = keyof typeof PALETTE;
