import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Extension } from './extension.ts';
import { type OpenWork, totalOpenWork } from './open-work.ts';
import type { PersonalPort } from './personal.ts';

/** What other domains meet of a domain without knowing it: the platform adds it up over all of them. */
export interface Contributing {
  /** Constraint name -> what it means to a caller. */
  readonly constraints?: Readonly<Record<string, ErrorFact>>;
  /** What it keeps of a person: for the person's own copy, and for leaving. */
  readonly personal?: PersonalPort;
  /** Work of a person that is still open, which prevents a deactivation. */
  readonly openWork?: OpenWork;
  /** Its answers to what the domains below it ask. */
  readonly extensions?: readonly Extension[];
}

/** The sum of what all domains contribute. Empty until `gather`, which runs once, when all of them are composed. */
export interface Contributions {
  readonly constraints: ReadonlyMap<string, ErrorFact>;
  readonly openWork: OpenWork;
  /** Those of domains that others build on come first. */
  readonly personal: readonly PersonalPort[];
  gather(domains: readonly Contributing[]): void;
}

export function createContributions(): Contributions {
  const constraints = new Map<string, ErrorFact>();
  const openWork: OpenWork[] = [];
  const personal: PersonalPort[] = [];
  return {
    constraints,
    openWork: totalOpenWork(openWork),
    personal,
    gather: (domains) => {
      for (const domain of domains) {
        for (const [name, fact] of Object.entries(domain.constraints ?? {})) constraints.set(name, fact);
        if (domain.openWork) openWork.push(domain.openWork);
        if (domain.personal) personal.push(domain.personal);
        for (const extension of domain.extensions ?? []) extension.install();
      }
    },
  };
}
