import { expect } from '@playwright/test';
import { baseUrl } from './api.ts';

interface Message {
  readonly template: string;
  readonly text: string;
}

/** What the newest message of this kind to this number says. */
export async function messageTo(mobileNumber: string, template: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const answer = await fetch(new URL(`/inbox.json?limit=20&to=${mobileNumber}`, baseUrl()));
      const { items } = (await answer.json()) as { items: Message[] };
      text = items.find((message) => message.template === template)?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}
