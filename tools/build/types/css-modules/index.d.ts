/** A CSS module: its local class names, each mapped to the generated one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** A style sheet: its text in the build of `embed.js`; other builds make a file of it, and import it for that alone. */
declare module '*.css' {
  const text: string;
  export default text;
}
/** The address of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
