export * from '../builder';
export * from './cut-rectangle';
export * from './digit-sums';
export * from './goods';
export * from './split-exercises';
export * from './split-factor';
export * from './work-out';
export * from './write-number';
