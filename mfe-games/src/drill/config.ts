export const PATH = '/addition-drill';
