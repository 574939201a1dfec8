/**
 * What a supported browser lacks and pages may use all the same, with the reason. `files` limits an exception to some of
 * them. One that nothing needs fails the check.
 */
const EXCEPTIONS = [
  // Style sheets.
  { name: /^text-wrap/, reason: 'Without it, lines break where they always did.' },
  {
    name: /^@font-face \{ (size-adjust|\w+(-gap)?-override) \}$/,
    reason: 'Without it, text moves a little when the font arrives.',
  },
  { name: /^cursor: /, reason: 'Phones have no cursor.' },
  { name: /^resize/, reason: 'Phones show no handle to resize with.' },
  {
    name: /^forced-color-adjust/,
    reason: 'Browsers without it have no forced colors, or their own rule for them.',
  },
  { name: '@page', reason: 'Without it, the browser chooses the margins of a printed page.' },
  {
    name: 'math-depth',
    files: /Formula\.module\.css$/,
    reason: 'Without it, parts of a fraction are a third smaller.',
  },
  {
    name: ':has',
    files: /ChoiceField\.module\.css$/,
    reason: 'The native radio button shows the choice too.',
  },
  {
    name: ':has',
    files: /Scratchpad\.module\.css$/,
    reason: 'Without it, the panel covers the digits until it is closed.',
  },
  {
    name: ':has',
    files: /PuzzleLayout\.module\.css$/,
    reason: 'Without it, an empty message still takes up space.',
  },
  {
    name: ':has',
    files: /forced-colors\.css$/,
    reason: 'The native radio button or checkbox shows the choice too.',
  },
  // APIs.
  {
    name: /^api\.KeyboardEvent\.(code|repeat)$/,
    reason: 'On-screen keyboards do not set it.',
  },
  {
    name: 'api.KeyboardEvent.isComposing',
    reason: 'Safari ends a composition before its last key, whose code says so.',
  },
  {
    name: 'api.BeforeUnloadEvent.returnValue',
    reason: 'Chrome 109 asks because of it, and shows its own text.',
  },
  {
    name: /^api\..*adoptedStyleSheets$/,
    files: /apps\/page-styles\.ts$/,
    reason: 'Apps can only add to it where it exists.',
  },
  {
    name: 'api.CustomElementRegistry.get',
    reason: 'Only elements that extend built-in ones are missing in Safari.',
  },
  {
    name: 'api.Window.devicePixelRatio',
    reason: 'Safari keeps it when the page is zoomed, which costs only sharpness.',
  },
  { name: 'api.Window.open', reason: 'Safari ignores options that pages do not use.' },
  {
    name: /^(api\.Navigator\.share|\.share\(\))$/,
    files: /ShareButton\.tsx$/,
    reason: 'Tested for; the text is then copied.',
  },
  { name: /^the attribute auto(capitalize|correct)$/, reason: 'A hint to the keyboard.' },
  {
    name: /^(api\.(CSSStyleSheet\.|\*\.adoptedStyleSheets)|\.replaceSync\(\))/,
    files: /embed\/shadow-styles\.ts$/,
    reason: 'Tested for; a style element takes its place.',
  },
  // Libraries.
  {
    name: /^(api\.OffscreenCanvas\.OffscreenCanvas|\.transferControlToOffscreen\(\))$/,
    isOfLibrary: true,
    reason: 'The confetti asks for it, and otherwise draws on the page.',
  },
  {
    name: '.startViewTransition()',
    isOfLibrary: true,
    reason: 'React animates only what a page puts into its component for that, and no page does.',
  },
  {
    name: /^\.(ping|watch)\(\)$/,
    isOfLibrary: true,
    reason: 'Libraries have methods of these names. Elements have only properties, which nobody calls.',
  },
];

const matches = (pattern, text) => (typeof pattern === 'string' ? pattern === text : pattern.test(text));

/**
 * @param {boolean} [inAnyFile] for built files, whose names say nothing; their sources are checked one by one
 * @returns the findings without an exception, and the exceptions without a finding
 */
export function withoutExceptions(findings, inAnyFile = false) {
  const used = new Set();
  const left = findings.filter(({ file, name }) => {
    const exception = EXCEPTIONS.find(
      (each) => matches(each.name, name) && (inAnyFile || (each.files?.test(file) ?? true)),
    );
    if (exception) used.add(exception);
    return !exception;
  });
  return { left, unused: EXCEPTIONS.filter((exception) => !used.has(exception) && !exception.isOfLibrary) };
}
