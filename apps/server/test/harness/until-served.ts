import { setTimeout as pause } from 'node:timers/promises';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Answer } from './test-client.ts';

const mostTries = 20;

/**
 * The answer of a call that a stalled machine may turn away: a server without time sheds it at once, before anything is
 * done, and asks to try again. So does a client of ours.
 */
export async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  for (let tries = 0; tries < mostTries && isShed(answer); tries += 1) {
    await pause(250);
    answer = await call();
  }
  return answer;
}

const isShed = ({ status, body }: Answer): boolean => {
  const { status: busy, code } = kernelErrors.unavailable;
  return status === busy && body?.code === code;
};
