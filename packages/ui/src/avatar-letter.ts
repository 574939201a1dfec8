/** @returns the initial for an avatar, in capitals; for a username, the first character after its underscores */
export function avatarLetter(name: string): string {
  return [...name.replace(/^[\s_]+/, '')][0]?.toUpperCase() ?? '?';
}
