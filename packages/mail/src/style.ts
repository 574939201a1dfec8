/**
 * Copies of the colors in `packages/ui/src/tokens/color.css`, because mail programs do not support custom properties.
 */
export const LIGHT = {
  paper: '#fbf8f2',
  surface: '#fffdf9',
  ink: '#211e19',
  inkSoft: '#5e584d',
  line: '#ded6c7',
  accent: '#f3b62f',
  accentInk: '#261c04',
  accentText: '#835300',
} as const;
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: '#141922',
  surface: '#1c232e',
  ink: '#eeebe4',
  inkSoft: '#acb3bf',
  line: '#333d4c',
  accent: '#f4bf4f',
  accentInk: '#261c04',
  accentText: '#f6ca6c',
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** A long address must not widen the mail on a phone. */
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word';

/** Inline, because many mail programs drop style rules. */
export const inline = {
  body: `margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink};font-family:${FONT};font-size:16px;line-height:1.6;-webkit-text-size-adjust:100%`,
  page: `background:${LIGHT.paper}`,
  preview: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0',
  column: 'width:100%;max-width:480px',
  brand: 'padding:0 0 20px',
  cell: `background:${LIGHT.ink};border-radius:2px;font-size:1px;line-height:1px`,
  folded: `background:${LIGHT.accent};border-radius:2px 2px 6px 2px;font-size:1px;line-height:1px`,
  name: `padding:0 0 0 12px;color:${LIGHT.ink};font-family:Georgia,'Times New Roman',serif;font-size:21px;font-weight:700;line-height:26px`,
  card: `background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:16px;padding:36px 32px 32px`,
  heading: `margin:0 0 12px;color:${LIGHT.ink};font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.25;font-weight:700`,
  text: `margin:0;color:${LIGHT.ink};${BREAKING}`,
  label: `border-top:1px solid ${LIGHT.line};padding:10px 12px 10px 0;color:${LIGHT.inkSoft};font-size:14px;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap`,
  value: `border-top:1px solid ${LIGHT.line};padding:10px 0;color:${LIGHT.ink};font-weight:700;text-align:right;vertical-align:top;${BREAKING}`,
  button: `background:${LIGHT.accent};border-radius:10px;text-align:center`,
  action: `display:inline-block;padding:13px 28px;color:${LIGHT.accentInk};font-size:17px;font-weight:700;line-height:1.3;text-decoration:none`,
  small: `margin:0;color:${LIGHT.inkSoft};font-size:14px;${BREAKING}`,
  link: `color:${LIGHT.accentText};text-decoration:underline`,
  foot: 'padding:20px 8px 0',
} as const;

/** For mail programs that have a dark theme and support style rules. */
export const DARK_RULES = [
  `body, .paper { background: ${DARK.paper} !important; }`,
  `.card { background: ${DARK.surface} !important; border-color: ${DARK.line} !important; }`,
  `.rule { border-color: ${DARK.line} !important; }`,
  `.ink { color: ${DARK.ink} !important; }`,
  `.soft { color: ${DARK.inkSoft} !important; }`,
  `.cell { background: ${DARK.ink} !important; }`,
  `.accent { background: ${DARK.accent} !important; }`,
  `.link { color: ${DARK.accentText} !important; }`,
] as const;
