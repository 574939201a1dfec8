import { duplicateCells } from '../index';

describe('duplicate cells', () => {
  test('are all cells that share their digit with another', () => {
    expect(duplicateCells([5, 1, 0, 0, 5, 1, 0, 3, 5])).toEqual([0, 1, 4, 5, 8]);
  });

  test('are none in a proper grid, full or not', () => {
    expect(duplicateCells([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
    expect(duplicateCells([0, 0, 0, 0, 7, 0, 0, 0, 0])).toEqual([]);
  });
});
