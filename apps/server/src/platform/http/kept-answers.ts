import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { LRUCache } from 'lru-cache';
import type { VersionsOf } from '../snapshot/versions.ts';
import type { Call } from './route.ts';
import type { Log } from '../log.ts';
import { serialiserOf } from './serializers.ts';

/** An answer as it is sent: JSON that was written by the endpoint's own serializer. */
export class SerialisedAnswer {
  readonly body: string;
  readonly etag: string;
  constructor({ body, etag }: { readonly body: string; readonly etag: string }) {
    this.body = body;
    this.etag = etag;
  }
}

/** How an answer is made, and what it is made of. */
export interface AnswerPlan<Answer> {
  /** The names of all snapshots and rows that the answer depends on, as `Snapshots.versionsOf` knows them. */
  readonly names: () => Promise<readonly string[]> | readonly string[];
  readonly read: () => Promise<Answer>;
}

interface Kept {
  readonly names: readonly string[];
  readonly versions: string;
  readonly body: string;
  readonly etag: string;
}

type KeptCall = Pick<Call, 'input' | 'lang' | 'now'>;

const defaultBytes = 32 * 1_048_576;
const minuteMs = 60_000;

/** Two bytes a character, as the engine may need, and something for the entry itself. */
const bytesOf = ({ body, names }: Kept, key: string) =>
  2 * (body.length + key.length + names.join('').length) + 512;

/** By the parsed input, which holds what the contract knows of the call, and the minute, as answers say who works today. */
const keyOf = ({ method, path }: AnyEndpoint, { input, lang, now }: KeptCall) =>
  JSON.stringify([method, path, lang, Math.floor(now.getTime() / minuteMs), input]);

/**
 * Answers that are the same for all callers, kept as they are sent and bounded by bytes. Each is sent again only while
 * nothing that it depends on has changed, and has an ETag, so a client that has it is answered "not modified". Only for
 * endpoints open to anyone that answer 200. A dated setting that comes into force later counts within a minute.
 */
export function keptAnswers(
  versionsOf: VersionsOf,
  { log = null, maxBytes = defaultBytes }: { log?: Pick<Log, 'error'> | null; maxBytes?: number } = {},
) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: bytesOf,
  });
  const versionsNow = async (names: readonly string[]) => {
    const versions = await versionsOf(names);
    return names.map((name) => versions.get(name)).join(' ');
  };
  /** The versions are read first: what changes while the answer is made makes it out of date. */
  const make = async (
    key: string,
    endpoint: AnyEndpoint,
    { names, read }: AnswerPlan<unknown>,
  ): Promise<Kept> => {
    const before = await names();
    const versions = await versionsNow(before);
    const body = serialiserOf(endpoint, log)(await read());
    const after = await names();
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const one = { names: before, versions, body, etag };
    if (before.join(' ') === after.join(' ')) kept.set(key, one);
    return one;
  };
  return {
    bytes: () => kept.calculatedSize,
    async get<Answer>(
      endpoint: AnyEndpoint,
      call: KeptCall,
      plan: AnswerPlan<Answer>,
    ): Promise<SerialisedAnswer> {
      const key = keyOf(endpoint, call);
      const known = kept.get(key);
      const isCurrent = known && (await versionsNow(known.names)) === known.versions;
      return new SerialisedAnswer(isCurrent ? known : await make(key, endpoint, plan));
    },
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;
