import { fieldTexts } from '../fields'

/** The sentences about accounts (accounts.md#rules-of-fields); the quoted ones word for word. */
export const accountTexts = {
  ...fieldTexts,
  doesNotMatch: 'does not match',
  usernameLetters: 'can only contain English letters, numbers, periods, hyphens, and underscores',
  invalidEmail: 'is not a valid email address',
  atLeast: (count: number) => `must have at least ${count} characters`,

  email: 'Email',
  password: 'Password',
  repeatPassword: 'Repeat password',
  newPassword: 'New password',
  repeatNewPassword: 'Repeat new password',

  logIn: 'Login',
  signUp: 'Sign Up',
  resetPassword: 'Reset password',
  sendLink: 'Send link',
  forgotPassword: 'Forgot your password?',
  signUpWithGoogle: 'Sign Up with Google',
  popupClosed: 'Popup closed before logging in.',
  linkSent: (email: string) => `A link was sent to ${email}. It expires in 1 hour.`,

  accountMade: 'New account created.',
  loggedIn: 'Login successful.',
  passwordReset: 'Password reset.',
  resetMailSent: 'Password reset email sent.',

  noAccountYet: 'No account yet?',
  haveAccount: 'Already have an account?',
  backToLogIn: 'Back to login',
  or: 'or',
  passwordHint: (least: number, most: number) => `${least} to ${most} characters`,
  forgotLead: "Tell us your email address, and we'll send you a link to choose a new password.",
  linkSentTitle: 'Check your inbox',
  resetLead: 'It takes effect straight away and logs you out everywhere else.',
  sendAnother: 'Send me another link',
  confirming: 'Confirming your email address…',
  confirmed: 'Thank you. Your email address is confirmed.',
  notConfirmed: 'Your email address could not be confirmed just now.',
  goOn: 'Continue',
  googleDone: 'You can close this window.',
  bubbles: {
    logIn: ['Who is there?', "It's me again!"],
    signUp: ['Are you new here?', 'Yes. Where do I stand?'],
    forgot: ['The password, please.', 'I had it a minute ago…'],
    reset: ['And the new one?', 'My lips are sealed.'],
    confirm: ['Is that really you?', 'It says so in my mailbox.'],
  },
} as const
