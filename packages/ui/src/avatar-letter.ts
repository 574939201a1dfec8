/** @returns the letter that stands for a name on an avatar, in capitals; of a username, the first after its underscores */
export function avatarLetter(name: string): string {
  return [...name.replace(/^[\s_]+/, '')][0]?.toUpperCase() ?? '?';
}
