/**
 * Pages and files. The limit renders nothing: it holds the very bytes that the product answered. A page that the product
 * renders anew costs it the statements of the page's data and the compression, one from a cache only the sending.
 */
import { sendBytes, sendPage } from './answers.mjs';
import { pageOfService } from './services.mjs';

/** Address -> what the product answered there: HTML as text, and the packed bytes. */
const held = new Map();

export function hold(answers) {
  for (const [address, answer] of answers) held.set(address, answer);
}

export async function answerPage(request, reply) {
  const [address] = request.url.split('&again=');
  const answer = held.get(address);
  if (!answer) return reply.status(404).send({ code: 'not_found' });
  if (address === request.url) return sendBytes(reply, answer);
  const slug = address.split('/')[2].split('?')[0];
  await pageOfService(slug);
  return sendPage(request, reply, answer.html);
}
