export const copy = {
  print: 'Print',
  paper: 'For A4 and Letter paper, in black and white. What you see below is what comes out.',
  qr: (address: string) => `QR code of ${address}`,
} as const;
