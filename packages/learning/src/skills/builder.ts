/** Everything that a skill is written with. The builder of each path adds what its skills share. */
export * from './builder/answers';
export * from './builder/blocks';
export * from './builder/define-skill';
export { drawRatio, type Draw } from './builder/draw';
export * from './builder/interactive/move-area';
export * from './builder/interactive/move-bars';
export * from './builder/interactive/move-groups';
export * from './builder/interactive/move-jumps';
export * from './builder/interactive/move-share';
export * from './builder/interactive/move-values';
export * from './builder/interactive/normal-area';
export * from './builder/write';
export { default as Fraction } from 'fraction.js';
export type * from '../exercise/drawing';
export type * from '../exercise/exercise';
export type * from '../exercise/text';
export type { Lesson } from './skill';
