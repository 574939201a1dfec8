export const copy = {
  print: 'Print',
  paper: 'For A4 and Letter paper, in black and white. The preview below shows what will be printed.',
  qr: (address: string) => `QR code for ${address}`,
} as const;
