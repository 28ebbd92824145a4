import { madeOnce } from '../made-once.ts';
import type { Mail } from './index.ts';

const timeoutMs = 10_000;

/** Any SMTP server; a failure is thrown, and the outbox tries again. */
export function smtpMail(url: string, from: string): Mail {
  const patience = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = madeOnce(async () => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({ url, ...patience }, { from });
  });
  return {
    kind: 'smtp',
    send: async ({ to, subject, text }) => {
      await (await transport()).sendMail({ to, subject, text });
    },
  };
}
