export * from '../builder';
export * from './bag';
export * from './data';
export * from './frequency-table';
export * from './observed';
export * from './rounded';
