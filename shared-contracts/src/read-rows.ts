import { list, type Reader } from './readers';

/**
 * A list of which the rows that cannot be read are left out: a newer server knows kinds that this build does not. It is no part of
 * the readers, all of which are loaded with the first board.
 */
export const readRows =
  <Value>(read: Reader<Value>, report: (error: unknown) => void): Reader<Value[]> =>
  (value, path) =>
    list((row) => row)(value, path).flatMap((row, at) => {
      try {
        return [read(row, `${path}[${at}]`)];
      } catch (error) {
        report(error);
        return [];
      }
    });
