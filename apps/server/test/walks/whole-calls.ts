/**
 * How much a walk over all calls tries of each: some variants, which the call's name chooses, so that all calls together try
 * all of them; every variant of a call whose domain changed since the last long run, as `npm test` says in WHOLE_CALLS,
 * and in a long run of every call.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { hashOf } from '../../../../scripts/test/fixed-part.mjs';
import { importSource } from '../harness/import-source.ts';

const contract = path.join(import.meta.dirname, '../../../../packages/contract/src');

export const callName = ({ method, path: at }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${at}`;

/** The calls that the domain's files declare: `market/booking`. A domain that is gone declares none. */
async function callsOf(domain: string): Promise<readonly string[]> {
  const folder = path.join(contract, domain);
  const modules = await Promise.all(filesIn(folder).map((file) => importSource(path.join(folder, file))));
  const declared = new Set(modules.flatMap((module) => Object.values(module) as unknown[]));
  return endpoints.filter((endpoint) => declared.has(endpoint)).map(callName);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.api.ts'),
    );
  } catch {
    return [];
  }
}

/** How much is tried of a call that its name (`PATCH /user/catalogue`) says. */
interface Walk {
  /** Whether it is tried with every variant. */
  readonly isWhole: (call: string) => boolean;
  /** Every variant of a call that is tried whole; else `count`, beginning where its name says, or `turn` further. */
  readonly variantsFor: <T>(call: string, all: readonly T[], count?: number, turn?: number) => readonly T[];
  /**
   * Which of these calls try the variant that has this place among `count`: one or some in turn, so that each call has
   * some, and all that are tried whole.
   */
  readonly inTurn: (calls: readonly string[], place: number, count: number) => readonly string[];
  /** How often what is made at random is tried: the long run's own count, or `many` for a call that is tried whole. */
  readonly runsFor: (
    call: string,
    counts: { readonly few: number; readonly many: number; readonly long: string | undefined },
  ) => number;
}

/** A walk in which the calls of these domains are tried whole: `market/booking,people/leave`, or `all`. */
export async function walkOver(domains: string): Promise<Walk> {
  const changed = domains === 'all' ? [] : domains.split(',').filter(Boolean);
  const whole = new Set(
    domains === 'all' ? endpoints.map(callName) : (await Promise.all(changed.map(callsOf))).flat(),
  );
  const isWhole = (call: string) => whole.has(call);
  return {
    isWhole,
    variantsFor: (call, all, count = 1, turn = 0) => {
      if (isWhole(call) || count >= all.length) return all;
      const first = (hashOf(call) + turn) % all.length;
      return [...all.slice(first), ...all.slice(0, first)].slice(0, count);
    },
    inTurn: (calls, place, count) =>
      calls.filter((call, nth) => isWhole(call) || (nth - place) % Math.min(count, calls.length) === 0),
    runsFor: (call, { few, many, long }) => {
      if (long !== undefined) return Number(long);
      return isWhole(call) ? many : few;
    },
  };
}

export const { inTurn, isWhole, variantsFor, runsFor } = await walkOver(process.env['WHOLE_CALLS'] ?? '');
