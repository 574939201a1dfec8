export const copy = {
  label: 'Preview',
  source: (name: string, address: string) => `Preview: ${name} from ${address}`,
  end: 'End preview',
} as const;
