import { PRODUCT_NAME, SIGN_UP_PASSWORD_MIN } from '@ninefold/contracts';

const TERMS = { to: '/terms-of-service', label: 'Terms of Service' };
const PRIVACY = { to: '/privacy-policy', label: 'Privacy Policy' };
const COOKIES = { to: '/cookie-policy', label: 'Cookie Policy' };

export const copy = {
  account: {
    title: 'Create Your Account',
    lead: 'A free account covers every daily challenge and keeps your results.',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${SIGN_UP_PASSWORD_MIN} characters.`,
    confirmPassword: 'Confirm Password',
    confirmHint: 'Type it once more by hand: pasting is off in this field.',
    terms: {
      before: 'I agree to the ',
      links: [
        { ...TERMS, after: ' and ' },
        { ...PRIVACY, after: '' },
      ],
    },
    submit: 'Create Account',
    busy: 'Creating your account…',
    passwordRequired: 'Password is required',
    passwordShort: `Password must be at least ${SIGN_UP_PASSWORD_MIN} characters long`,
    passwordLong:
      'This password is too long. Use at most 72 characters; letters with accents and emoji count as two to four.',
    confirmRequired: 'Please confirm your password',
    confirmDiffers: 'Passwords do not match',
    termsRequired: 'You must agree to the Terms of Service and Privacy Policy',
    noUser: 'Failed to create account - please try again',
    failed: 'Failed to create account',
    limitedTitle: 'Account Creation Limited',
    limited: (time: string) => `Too many signup attempts. Please try again in ${time}.`,
    fewAttemptsTitle: 'Limited Attempts Remaining',
    oneAttempt: 'You can create one more account in this browser within 24 hours.',
    noAttempt:
      'You have created three accounts in this browser within 24 hours. You can still sign in to them.',
    /** Others may have used up the attempts for this address. Its owner still gets in by email. */
    limitedWayOut: 'Is this your address? Choose a password by email',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },

  verification: {
    title: 'Verify Your Email',
    lead: 'One more step, and your results are saved from now on.',
    inbox: 'Check your inbox',
    sent: 'We sent a link to',
    openIt:
      'Open it on any device and press its button: this page then continues automatically. The link works once, for one hour.',
    noMail:
      'No mail? Check your spam folder, or send it again. If the address already has an account, just sign in.',
    openMail: (provider: string) => `Open ${provider}`,
    waiting: 'Waiting for your confirmation…',
    check: 'I have verified my email',
    checking: 'Checking…',
    notYet: 'Email not verified yet. Please check your email and click the verification link.',
    unknown:
      'This page cannot see whether you opened the link. If you did, on this device or another one, your email is verified: sign in.',
    resend: 'Resend email',
    resendIn: (time: string) => `Resend email in ${time}`,
    resending: 'Sending…',
    resent: 'Verification email sent. It can take a minute to arrive.',
    elsewhere: 'Opened the link on another device?',
    signIn: 'Sign in here',
    wrongAddress: 'Wrong address?',
    changeAddress: 'Change the address',
  },

  'password-mail': {
    title: 'Choose Your Password',
    lead: 'The account for your purchase is ready. To keep it safe, you choose its password by email.',
    sent: 'We sent you a link to choose your password.',
    sentTo: 'We sent a link to choose your password to',
    openIt: 'Open it within one hour, on any device. Then sign in to use your plan.',
    noMail: 'No email after a few minutes? Check your spam folder.',
    again: 'Send another email',
  },

  onboarding: {
    title: 'Tell Us About Yourself',
    lead: 'Four short questions that help us tailor your first days. You can skip them all.',
    progressLabel: 'Questions about you',
    progress: (part: number, of: number) => `Step ${part} of ${of}`,
    questions: {
      names: 'What is your name?',
      level: 'Where are you in math?',
      goals: 'What would you like to reach?',
      time: 'When do you like to study?',
    },
    uses: {
      names: 'We greet you by your first name. Others never see your first or last name.',
      level: 'It chooses the first games and lessons that we suggest.',
      goals: 'With your level, they choose the first games and lessons that we suggest.',
      time: 'They set how many puzzles and exercises your day has, and when its parts are suggested.',
    },
    firstName: 'First name',
    firstNameRequired: 'First name is required',
    firstNameIsDefault: 'Please enter your actual first name instead of "User"',
    lastName: 'Last name',
    lastNameRequired: 'Last name is required',
    mathLevel: 'Math level',
    mathLevels: {
      beginner: 'Beginner',
      elementary: 'Elementary school',
      middle: 'Middle school',
      high_school: 'High school',
      college: 'College',
      advanced: 'Advanced',
    },
    learningGoals: 'Learning goals (choose at least one)',
    goalsRequired: 'Please choose at least one goal',
    goals: {
      exam_prep: 'Prepare for an exam',
      skill_building: 'Build skills',
      homework_help: 'Get help with homework',
      career_advancement: 'Advance my career',
      personal_interest: 'Enjoy math',
      teaching_others: 'Teach others',
      competition: 'Take part in competitions',
      refresh_knowledge: 'Refresh what I knew',
    },
    preferredStudyTime: 'Preferred study time',
    studyTimes: {
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      flexible: 'Flexible',
    },
    dailyCommitment: 'Daily commitment',
    commitments: {
      '10-15': '10-15 minutes',
      '15-20': '15-20 minutes',
      '20-30': '20-30 minutes',
      '30+': '30+ minutes',
    },
    back: 'Back',
    next: 'Next',
    finish: 'Finish',
    saving: 'Saving...',
    skip: 'Skip for now',
    failed: 'Failed to save your information. Please try again.',
  },

  complete: {
    title: 'Welcome',
    lead: `Your ${PRODUCT_NAME} account is ready.`,
    subscribed: (plan: string) => `You have ${plan}`,
    opens: 'Your whole plan is active. We will take you to Today in a moment.',
    start: 'Go to Today',
    setUp: 'Your whole plan is active. Next, complete your profile.',
    goOn: 'Complete your profile',
  },

  plans: {
    title: 'Choose Your Plan',
    lead: 'Pay first, then create your account. Or start for free and decide later.',
    choose: (plan: string) => `Choose ${plan}`,
    email: 'Email (optional)',
    emailHint: 'For your receipt and your account. If you leave it out, the payment page will ask for it.',
    emailUnusable: 'Please enter a valid email address, without accents or spaces.',
    openedTitle: 'Pay in the other tab',
    opened:
      'Our payment provider’s checkout is open in a new tab. After you have paid, create your account there.',
    blockedTitle: 'Your browser blocked the new tab',
    blocked: 'Open the checkout with this link. Nothing has been charged yet.',
    open: 'Open the checkout page',
    paid: 'I have paid: create my account',
    paidTitle: 'You have already paid',
    continue: 'Create my account',
    notMineLead: 'If somebody else paid on this device, you can buy a plan of your own.',
    notMine: 'It was somebody else',
    startedOver: 'This device no longer remembers that purchase. You can buy a plan of your own now.',
    unfinished: 'You opened a checkout a while ago. If you have paid, continue and create your account.',
    back: 'Back to the plans',
  },

  'plan-selection': {
    title: 'Choose Your Plan',
    lead: 'Your account is ready. You can upgrade now, later or never.',
    choose: (plan: string) => `Choose ${plan}`,
  },

  payment: {
    title: 'Complete Payment',
    lead: 'You pay on our payment provider’s page and then come back here.',
    pay: (price: string) => `Continue to payment of ${price}`,
    back: 'Back to the plans',
  },

  'payment-required': {
    title: 'Payment Verification Required',
    lead: 'Your account is created after your payment is verified.',
    why: 'We could not find a payment for this page. If you have paid, open the link in the email with your receipt.',
    signUp: 'Back to sign up',
  },
  purchase: {
    verifying: 'Verifying Your Payment',
    verifyingNow: 'Verifying your payment...',
    pending: {
      stored:
        'Banks can take a few days, and you do not need to pay again. When the money arrives, we will email you a link to create your account, so you can close this page. If you do not get the email, choose your plan again in this browser: you will not be charged twice.',
      blocked:
        'Banks can take a few days, and you do not need to pay again. When the money arrives, we will email you a link to create your account, so you can close this page. Do not choose a plan again before you get the email.',
    },
    plans: 'Back to the plans',
    freeAccount: 'Create a free account',
    signIn: 'Sign in',
    title: 'Create Your Account',
    lead: (plan: string) => `Choose a password, and ${plan} is yours.`,
    opens: (plan: string) => `Included in ${plan}`,
    signInTitle: 'Sign In to Use Your Plan',
    hasAccountTitle: 'You Already Have an Account',
    hasAccount: (plan: string) =>
      `An account with this address already exists, and ${plan} has been added to it. Sign in to use your plan.`,
    confirmEmail: 'Confirm Email',
    emailHint: 'The address that you gave when you paid.',
    fixedEmailHint:
      'You paid with this address, so your account will use it. You can change it in your profile later.',
    confirmEmailRequired: 'Please confirm your email',
    emailsDiffer: 'Email addresses do not match',
    terms: {
      before: 'I agree to the ',
      links: [
        { ...TERMS, after: ', ' },
        { ...PRIVACY, after: ', and ' },
        { ...COOKIES, after: '' },
      ],
    },
    termsRequired:
      'You must agree to the Terms of Service, Privacy Policy, and Cookie Policy to create an account',
    failed: 'Account creation failed. Please try again.',
    unexpected: 'An unexpected error occurred during account creation. Please try again.',
  },
} as const;
