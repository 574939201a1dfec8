/** Texts of the menu, which is loaded once someone is signed in. */
export const copy = {
  accountMenu: (name: string) => `Account menu for ${name}`,
  friends: 'Friend groups',
  settings: 'Settings & Profile',
  darkMode: 'Dark mode',
  upgrade: 'Upgrade to Elite Access',
  signOut: 'Sign Out',
} as const;
