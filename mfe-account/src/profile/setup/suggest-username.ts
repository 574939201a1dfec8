import { USERNAME_MAX } from 'shared-contracts';

const DIGITS = 3;

/** A first name as a username: its English letters and digits, and three random digits. */
export function suggestUsername(firstName: string, random: () => number = Math.random): string {
  const cleaned = firstName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX - DIGITS);
  const number = 100 + Math.floor(random() * 900);
  return `${cleaned || 'player'}${number}`;
}
