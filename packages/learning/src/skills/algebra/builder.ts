export * from '../builder';
export * from './both-solutions';
export * from './equations';
export * from './line';
export * from './products';
export * from './walk-on-line';
