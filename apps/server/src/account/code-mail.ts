import type { CodePurpose } from './sign-in.rules.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What the code does, so that nobody types it for a stranger. */
const does: Readonly<Record<CodePurpose, readonly [subject: string, sentence: string]>> = {
  sign_in: ['Your sign-in code', 'signs you in'],
  sign_up: ['Welcome: your sign-up code', 'makes your account'],
  password_recovery: ['Your code for a new password', 'lets you set a new password'],
  email_verification: ['Is this your address?', 'adds this e-mail address to your account'],
  mobile_verification: ['Is this your number?', 'adds this number to your account'],
};

/** The code stands in the text alone: a subject is shown on locked screens. */
export function codeMail(brand: string, purpose: CodePurpose, code: string, minutes: string): MailText {
  const [subject, sentence] = does[purpose];
  return {
    subject: `${brand}: ${subject}`,
    text: [
      `${code} is your ${brand} code. It ${sentence} and works for ${minutes} minutes.`,
      'Never share it: nobody of ours will ask you for it. If you did not ask for it, you need not do anything.',
    ].join('\n\n'),
  };
}
