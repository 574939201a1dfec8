export const copy = {
  skip: 'Skip to the content',
  siteNavigation: 'Site',
  /** Path → label. */
  nav: {
    '/dashboard': 'Today',
    '/puzzle-games': 'Puzzles',
    '/learn': 'Learn',
    '/progress': 'Progress',
  },
  signIn: 'Sign In',
  getStarted: 'Get Started',
  dismiss: 'Dismiss',
  legalNavigation: 'Legal',
  legalLinks: [
    { path: '/about', label: 'About' },
    { path: '/privacy-policy', label: 'Privacy Policy' },
    { path: '/terms-of-service', label: 'Terms of Service' },
    { path: '/cookie-policy', label: 'Cookie Policy' },
  ],
} as const;
