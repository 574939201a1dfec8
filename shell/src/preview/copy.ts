export const copy = {
  label: 'Preview',
  source: (remote: string, address: string) => `Preview: ${remote} from ${address}`,
  end: 'End preview',
} as const;
