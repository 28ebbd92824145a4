import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMail } from './smtp.ts';

/** As much of RFC 5321 as a client needs, with AUTH PLAIN. */
const mails: { from: string; to: string; auth: string; data: string }[] = [];
let refuseRecipient = false;
const server = net.createServer((socket) => {
  const mail = { from: '', to: '', auth: '', data: '' };
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (inData) {
      if (line !== '.') return void (mail.data += `${line}\n`);
      inData = false;
      mails.push({ ...mail });
      return say('250 kept');
    }
    const [verb = ''] = line.split(/[ :]/, 1);
    if (verb === 'EHLO') return say('250-lamp\r\n250 AUTH PLAIN');
    if (verb === 'AUTH') mail.auth = Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString();
    if (verb === 'MAIL') mail.from = line;
    if (verb === 'RCPT') mail.to = line;
    if (verb === 'RCPT' && refuseRecipient) return say('550 nobody of that name');
    if (verb === 'DATA') inData = true;
    say(
      verb === 'DATA'
        ? '354 go on'
        : verb === 'AUTH'
          ? '235 welcome'
          : verb === 'QUIT'
            ? '221 bye'
            : '250 ok',
    );
  };
  let rest = '';
  socket
    .on('error', () => undefined)
    .on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
  say('220 lamp');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://post:a%20word@127.0.0.1:${(server.address() as net.AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  mails.length = 0;
  refuseRecipient = false;
});

test('hands the mail to the server, signed in', async () => {
  await smtpMail(url, 'Nukkad <post@nukkad.example>').send({
    to: 'asha@example.in',
    subject: 'आपकी बुकिंग',
    text: 'Ramesh comes at 9:30.',
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ auth: '\u0000post\u0000a word' });
  expect(mails[0]?.from).toContain('<post@nukkad.example>');
  expect(mails[0]?.to).toContain('<asha@example.in>');
  expect(mails[0]?.data).toContain('Ramesh comes at 9:30.');
});

test('a line break in a subject or an address adds no header and no recipient', async () => {
  await smtpMail(url, 'post@nukkad.example').send({
    to: 'asha@example.in',
    subject: 'Hello\r\nBcc: thief@example.com',
    text: 'x',
  });
  expect(mails[0]?.data).not.toMatch(/^Bcc:/m);
  expect(mails).toHaveLength(1);
});

test('a refusal is thrown', async () => {
  refuseRecipient = true;
  await expect(
    smtpMail(url, 'post@nukkad.example').send({ to: 'nobody@example.in', subject: 's', text: 't' }),
  ).rejects.toThrow();
});
