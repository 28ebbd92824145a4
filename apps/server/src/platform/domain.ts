import type { FastifyInstance } from 'fastify';
import type { Contributing } from './contributions.ts';
import type { KeptFiles } from './housekeeping/sweep-files.ts';
import type { Route } from './http/route.ts';
import type { CronEntry } from './jobs/worker.ts';
import type { SealedColumns } from './resealing/sealed-columns.ts';
import type { Notice } from './notice/notice.ts';
import type { Consumer } from './outbox/event.ts';
import type { SocketPart } from './socket/namespace.ts';

/** What a domain hands to the composition. `app.ts` and `background.ts` know nothing more of it. */
export interface Domain extends Contributing {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly consumers?: readonly Consumer[];
  /** Whom it tells of what has happened; the notification domain sends it. */
  readonly notices?: readonly Notice[];
  readonly cron?: readonly CronEntry[];
  /** Its files in storage, so that those without a row can be swept away. */
  readonly keptFiles?: readonly KeptFiles[];
  /** What the installation's secret encrypts in its tables, so that another secret can. */
  readonly encrypted?: readonly SealedColumns[];
  /** Its calls and rooms on a namespace of the socket. */
  readonly sockets?: readonly SocketPart[];
  /** Pages outside `/api`, such as the sandbox gateway's checkout. */
  readonly pages?: (app: FastifyInstance) => Promise<void> | void;
}
