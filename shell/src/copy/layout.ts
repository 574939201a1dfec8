export const layoutCopy = {
  skip: 'Skip to the content',
  siteNavigation: 'Site',
  puzzles: 'Puzzles',
  dashboard: 'Dashboard',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  accountMenu: (name: string) => `Account menu of ${name}`,
  settings: 'Settings & Profile',
  darkMode: 'Dark mode',
  upgrade: 'Upgrade to Premium',
  signOut: 'Sign Out',
  dismiss: 'Dismiss',
  legalNavigation: 'Legal',
} as const;

export const footerLinks = [
  { path: '/about', label: 'About' },
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-of-service', label: 'Terms of Service' },
  { path: '/cookie-policy', label: 'Cookie Policy' },
] as const;
