import type { Facts } from './machine/states';

/**
 * The seam to the steps that take money: plans, plan selection, payment and activation. `open` needs a screen for each
 * of them in `SignUpPage`, and their routes `live` in the shell's table.
 */
export const PAYMENTS: Facts['payments'] = 'closed';
