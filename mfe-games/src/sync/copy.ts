export const GUEST_IMPORT_COPY = {
  added: (count: number) =>
    `We added ${count === 1 ? '1 result' : `${count} results`} you played before signing in.`,
} as const;
