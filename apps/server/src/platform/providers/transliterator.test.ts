import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transliterate } from './transliterate.rules.ts';
import { googleTransliterator } from './transliterator.ts';

describe('by our own rules', () => {
  test.each([
    ['sharma', 'शर्मा'],
    ['namaste', 'नमस्ते'],
    ['kumar', 'कुमार'],
    ['ganga', 'गंगा'],
    ['bhatt', 'भत्त'],
    ['meera', 'मीरा'],
    ['gali', 'गली'],
    ['dukaan', 'दुकान'],
  ])('%s is %s first', (typed, wanted) => {
    expect(transliterate(typed)[0]).toBe(wanted);
  });

  test('a long a in the middle is among the readings', () => {
    expect(transliterate('pani')).toContain('पानी');
    expect(transliterate('indiranagar')).toContain('इंदिरानागार');
    expect(transliterate('makan')).toContain('मकान');
  });

  test('each reading is Devanagari and comes once, five at most', () => {
    for (const word of ['indiranagar', 'x', 'aaa', 'zzz', 'shrikshetra']) {
      const readings = transliterate(word);
      expect(readings.length).toBeGreaterThan(0);
      expect(readings.length).toBeLessThanOrEqual(5);
      expect(new Set(readings).size).toBe(readings.length);
      for (const reading of readings) expect(reading).toMatch(/^[\p{Script=Devanagari}\p{M} ]+$/u);
    }
  });

  test('what is no word of Latin letters has no reading', () => {
    for (const word of ['', '123', 'राम', 'a b', 'a'.repeat(41)]) expect(transliterate(word)).toEqual([]);
  });
});

describe('Google Input Tools', () => {
  const asked: URL[] = [];
  let respond: (response: ServerResponse) => void;
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://local'));
      respond(response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const answerJson = (body: unknown) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  test('asks as the protocol says, and reads the readings', async () => {
    respond = answerJson(['SUCCESS', [['namaste', ['नमस्ते', 'नमसते'], [], { candidate_type: [0, 0] }]]]);
    expect(await googleTransliterator(origin).suggest('namaste', 5)).toEqual(['नमस्ते', 'नमसते']);
    expect(asked[0]?.pathname).toBe('/request');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      text: 'namaste',
      itc: 'hi-t-i0-und',
      num: '5',
    });
  });

  test.each([
    ['a refusal', answerJson(['FAILED_TO_PARSE_REQUEST_BODY'])],
    ['another shape', answerJson({ words: [] })],
    ['a failure', (response: ServerResponse) => void response.writeHead(503).end()],
    ['silence', () => undefined],
  ])('%s throws, in time', async (_what, behave) => {
    respond = behave;
    await expect(googleTransliterator(origin).suggest('namaste', 5)).rejects.toThrow();
  });
});
