import { availableParallelism } from 'node:os';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { refuse } from './refusal.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes. About 30 ms of one core. */
export const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of an unknown password; made with the same parameters, so that checking it takes the same time. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$syjXMAhQpivxoETTMsOBLA$d8xsNL5KEjFemXMzQx0+oJm2ZZP3rCmiPXoaXuBQGIU';

/** One way to write the same password, whatever keyboard made it (NIST SP 800-63B, 3.1.1.2). */
const normalised = (password: string): string => password.normalize('NFKC');

const ownCosts = `m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}`;

/**
 * True if the hash was made with other parameters or another algorithm than today's; it is renewed at the next
 * sign-in.
 */
export function isOutdated(hash: string): boolean {
  const [, algorithm, version, costs] = hash.split('$');
  return algorithm !== 'argon2id' || version !== 'v=19' || costs !== ownCosts;
}

export interface Hashing {
  hash(password: string): Promise<string>;
  /** False for null, after the same work as for a stored hash. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export interface HashingLimits {
  /** So many at one moment. */
  readonly parallel: number;
  /** So many more may wait; the next is refused. */
  readonly waiting: number;
}

/** Half of the processors: the other half goes on answering while passwords are being guessed. */
const usual: HashingLimits = { parallel: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 60 };

/** Admits a limited number at a time, in order; refuses a caller that would make the queue too long. */
export function turnstile({ parallel, waiting }: HashingLimits) {
  const queue: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (inside < parallel) inside += 1;
    else if (queue.length >= waiting) refuse(kernelErrors.too_many_requests, { retryAfter: 2 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** argon2id in the thread pool, never on the main thread, and never so much of it that the rest starves. */
export function createHashing(limits: HashingLimits = usual): Hashing {
  const enter = turnstile(limits);
  return {
    hash: (password) => enter(() => argon2Hash(normalised(password), parameters)),
    verify: async (hash, password) => {
      const fits = await enter(() => argon2Verify(hash ?? decoy, normalised(password)));
      return hash !== null && fits;
    },
  };
}

/** The one for the whole process: however many doors there are, together they take no more. */
export const hashing: Hashing = createHashing();

/** The text form, which carries its own salt and costs. */
export const hashPassword = (password: string): Promise<string> => hashing.hash(password);
export const passwordFits = (kept: string | null, given: string): Promise<boolean> =>
  hashing.verify(kept, given);
