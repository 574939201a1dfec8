export const dayLength = 86_400;
