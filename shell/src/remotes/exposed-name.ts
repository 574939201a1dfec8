/**
 * What a remote exposes: the `App` with its screens, and, where it has work of its own on every page, a `Background`
 * that shows nothing.
 */
export type ExposedName = 'App' | 'Background';
