/** Black or white, whichever reads better on a colour given as six hex digits (WCAG relative luminance). */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000' : '#fff';
}
