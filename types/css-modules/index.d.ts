/** A CSS module: its local class names, each mapped to the generated one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
