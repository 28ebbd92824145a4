import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance } from 'fastify';
import type { KeptFiles } from './housekeeping/sweep-files.ts';
import type { Route } from './http/route.ts';
import type { CronEntry } from './jobs/worker.ts';
import type { Notice } from './notice/notice.ts';
import type { Consumer } from './outbox/event.ts';
import type { PersonalPort } from './personal.ts';

/** What a domain hands to the composition. `app.ts` knows nothing more of it. */
export interface Domain {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly consumers?: readonly Consumer[];
  /** Whom it tells of what has happened; the notification domain sends it. */
  readonly notices?: readonly Notice[];
  readonly cron?: readonly CronEntry[];
  /** Constraint name -> what it means to a caller. */
  readonly constraints?: Readonly<Record<string, ErrorFact>>;
  /** What it keeps of a person: for the person's own copy, and for leaving. */
  readonly personal?: PersonalPort;
  /** Its files in storage, so that those without a row can be swept away. */
  readonly keptFiles?: readonly KeptFiles[];
  /** Pages outside `/api`, such as the sandbox gateway's checkout. */
  readonly pages?: (app: FastifyInstance) => Promise<void> | void;
}
