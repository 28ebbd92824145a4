import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: boolean;
}

export interface Tally {
  readonly asked: number;
  /** Accepted and answered within two seconds, a second. */
  readonly goodput: number;
  readonly acceptedP99: number;
  readonly refused: number;
  /** Refusals that do not say when to come again. */
  readonly unexplained: number;
  readonly refusedP99: number;
  /** Neither accepted nor refused with 429 or 503. */
  readonly failed: number;
}

const goodMs = 2_000;

function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return Math.round(values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);
}

function tally(answers: readonly Answered[], seconds: number): Tally {
  const accepted = answers.filter(({ status }) => status >= 200 && status < 300);
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  return {
    asked: answers.length,
    goodput: Math.round(accepted.filter(({ ms }) => ms < goodMs).length / seconds),
    acceptedP99: percentile(
      accepted.map(({ ms }) => ms),
      0.99,
    ),
    refused: refused.length,
    unexplained: refused.filter(({ retryAfter }) => !retryAfter).length,
    refusedP99: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    failed: answers.length - accepted.length - refused.length,
  };
}

function askOnce(agent: http.Agent, { method, url, headers, body }: Ask): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = false) =>
      resolve({ status, retryAfter, ms: performance.now() - began });
    const request = http.request(url, { agent, method, ...(headers ? { headers } : {}) }, (answer) => {
      const { statusCode = 0, headers: told } = answer;
      answer.resume().once('end', () => done(statusCode, told['retry-after'] !== undefined));
      answer.once('error', () => done(0));
    });
    request.once('error', () => done(0));
    request.end(body);
  });
}

/** As many at a time as there are callers, each asking as soon as it is answered: what the server can do. */
export async function closedLoad(callers: number, seconds: number, next: () => Ask): Promise<Tally> {
  const agent = new http.Agent({ keepAlive: true });
  const answers: Answered[] = [];
  const until = performance.now() + seconds * 1_000;
  const live = async () => {
    while (performance.now() < until) answers.push(await askOnce(agent, next()));
  };
  await Promise.all(Array.from({ length: callers }, live));
  agent.destroy();
  return tally(answers, seconds);
}

/** So many a second, whatever the server answers: people do not wait for each other. */
export async function openLoad(perSecond: number, seconds: number, next: () => Ask): Promise<Tally> {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<Answered>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - began) {
    for (let due = (perSecond * elapsed) / 1_000; asked.length < due; ) asked.push(askOnce(agent, next()));
    await pause(5);
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return tally(answers, seconds);
}
