/** Where the link in a verification mail leads. */
export const confirmedUrl = () => `${window.location.origin}/login?confirmed=true`;
