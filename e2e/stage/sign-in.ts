import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { expect } from '@playwright/test';
import { type Session, baseUrl, callAs } from './api.ts';
import { type Person, someNumber } from './people.ts';

interface Message {
  readonly messageId: string;
  readonly template: string;
  readonly text: string;
}

async function newestCode(mobileNumber: string, template: string): Promise<Message | undefined> {
  const answer = await fetch(new URL(`/inbox.json?limit=20&to=${mobileNumber}`, baseUrl()));
  const { items } = (await answer.json()) as { items: Message[] };
  return items.find((message) => message.template === template);
}

/** Reads the code that `ask` sends to this number out of the development inbox: never an older one. */
export async function codeSentBy(
  mobileNumber: string,
  ask: () => Promise<unknown>,
  template = 'sign_in_code',
): Promise<string> {
  const before = await newestCode(mobileNumber, template);
  await ask();
  let code = '';
  await expect
    .poll(async () => {
      const message = await newestCode(mobileNumber, template);
      code =
        message && message.messageId !== before?.messageId ? (/\d{6}/.exec(message.text)?.[0] ?? '') : '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

async function signInOnce(mobileNumber: string): Promise<Session> {
  let sessionId = '';
  const otp = await codeSentBy(mobileNumber, async () => {
    ({ sessionId } = await callAs(null, generateOtp, { body: { mobileNumber } }));
  });
  const { accessToken, ...session } = await callAs(null, verifyOtp, {
    body: { mobileNumber, otp },
    headers: { sessionid: sessionId },
  });
  return { accessToken, sessionId: session.sessionId };
}

const sessions = new Map<string, Promise<Session>>();

/** The pause between two codes of one number, at the scale of the tests' limits. */
const betweenCodes = () => new Promise((passed) => setTimeout(passed, 250));

/** Two workers may sign the same person in at one moment: the later code replaces the earlier one, or is asked too soon. */
async function signIn(mobileNumber: string): Promise<Session> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await signInOnce(mobileNumber);
    } catch (error) {
      if (tries === 5) throw error;
      await betweenCodes();
    }
  }
}

/** A session of this person, made once in each worker, without the login screen. */
export function sessionOf({ mobileNumber }: Person): Promise<Session> {
  const known = sessions.get(mobileNumber);
  if (known) return known;
  const session = signIn(mobileNumber);
  sessions.set(mobileNumber, session);
  return session;
}

/** From now on this person acts in this session, as after a change of role. */
export function rememberSession({ mobileNumber }: Person, session: Session): void {
  sessions.set(mobileNumber, Promise.resolve(session));
}

export interface Customer extends Person {
  readonly session: Session;
}

/** A new customer with a number of their own. */
export async function aCustomer(fullName = 'Kavya Shetty'): Promise<Customer> {
  const person = { fullName, mobileNumber: someNumber() };
  const session = await sessionOf(person);
  await callAs(session, updateInfo, { body: { fullName } });
  return { ...person, session };
}
