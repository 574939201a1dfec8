export const copy = {
  firstStep: 'Show the first step',
  nextStep: (step: number, all: number) => `Show step ${step} of ${all}`,
  wholeShown: 'These are all the steps.',
} as const;
