import { transform } from 'lightningcss';
import { CSS_TARGETS } from '../browsers/supported.mjs';

/**
 * Compiles what some supported browser does not understand, such as `light-dark()`, and adds prefixes.
 * @param {string} css a style sheet or a CSS module
 * @param {string} filename for error messages
 */
export const compileCss = (css, filename) =>
  transform({ filename, code: Buffer.from(css), targets: CSS_TARGETS, minify: false }).code.toString();

/** The webpack loader that does so. */
export default function compileCssLoader(css) {
  return compileCss(css, this.resourcePath);
}
