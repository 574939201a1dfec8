/**
 * A solved grid for tests that make challenges. No daily before 2040 has it, also with its lines in another order; on the
 * day of such a daily the server would refuse the challenge. `coming-dailies.test.ts` in `supabase` checks that.
 */
export const PRACTICE_GRID = [4, 9, 2, 3, 8, 7, 5, 1, 6];
