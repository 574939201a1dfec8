type Version = readonly [major: number, minor: number, patch: number];

const NUMBERS = /^(\d+)\.(\d+)\.(\d+)$/;

/** undefined for what is no release: pre-releases and other ranges are not understood. */
function versionOf(text: string): Version | undefined {
  const [, ...numbers] = NUMBERS.exec(text)?.map(Number) ?? [];
  return numbers.length > 0 ? (numbers as unknown as Version) : undefined;
}

/**
 * Whether a version is in a range of npm, for the one kind of range that remotes are built with: `^19.3.1`. Any other
 * range has no version in it, so that what is not understood does not start.
 */
export function satisfies(version: string, range: string): boolean {
  const is = versionOf(version);
  const least = range.startsWith('^') ? versionOf(range.slice(1)) : undefined;
  if (!is || !least) return false;
  // The first number that is not 0 says what breaks: it stays, and so does what stands before it.
  const breaking = least.findIndex((number) => number > 0);
  const last = least.length - 1;
  const fixed = breaking < 0 ? last : breaking;
  if (least.slice(0, fixed + 1).some((number, at) => is[at] !== number)) return false;
  const different = least.findIndex((number, at) => is[at] !== number);
  return different < 0 || is[different]! > least[different]!;
}
