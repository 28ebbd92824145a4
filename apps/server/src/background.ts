import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import type { Composition } from './domains.ts';
import { type Sealer, startSealer } from './platform/audit/sealer.ts';
import { housekeepingCron } from './platform/housekeeping/index.ts';
import { type Jobs, openJobs, startJobs } from './platform/jobs/worker.ts';
import { type Relay, startRelay } from './platform/outbox/relay.ts';
import type { Platform } from './platform/platform.ts';
import type { TellSockets } from './platform/socket/namespace.ts';
import { roundsOfNow, type Telling } from './platform/telling.ts';
import { type Live, openSocket } from './platform/socket/socket.ts';

/** What goes on behind the calls: the sockets, the outbox's relay, the jobs. Each can be asked before it runs. */
export interface Background {
  /** Called after every commit. */
  wake(): void;
  dropSession(sessionId: string): void;
  readonly tell: TellSockets;
  readonly isThere: (namespace: string, room: string) => boolean;
  start(parts: BackgroundDependencies): Promise<void>;
  /** Closes the sockets first, so that no client waits for messages that will not come. */
  closeSockets(): Promise<void>;
  stop(): Promise<void>;
}

export interface BackgroundDependencies {
  readonly platform: Platform;
  readonly pool: pg.Pool;
  readonly composition: Composition;
  readonly http: HttpServer;
  readonly telling: Telling | null;
}

export function createBackground(): Background {
  let relay: Relay | null = null;
  let live: Live | null = null;
  let jobs: Jobs | null = null;
  let sealer: Sealer | null = null;

  const startQueues = async ({
    platform,
    pool,
    composition: { domains },
    telling,
  }: BackgroundDependencies) => {
    const { db, log } = platform;
    const consumers = domains.flatMap((domain) => domain.consumers ?? []);
    const utils = await openJobs(pool, log);
    relay = startRelay({
      db,
      log,
      consumers,
      emit: (messages) => live?.emit(messages),
      addJobs: (specs) => utils.addJobs(specs),
      telling,
    });
    const cron = domains.flatMap((domain) => domain.cron ?? []);
    const kept = domains.flatMap((domain) => domain.keptFiles ?? []);
    sealer = startSealer(platform);
    const rounds = [...housekeepingCron({ ...platform, pool, kept }), ...cron];
    jobs = await startJobs(pool, log, consumers, roundsOfNow(rounds, telling));
  };
  return {
    wake: () => relay?.wake(),
    dropSession: (sessionId) => live?.dropSession(sessionId),
    tell: (namespace, messages) => live?.tell(namespace, messages),
    isThere: (namespace, room) => live?.isThere(namespace, room) ?? false,
    start: async (parts) => {
      const { config, log, clock, contributions } = parts.platform;
      const { domains, gate } = parts.composition;
      const hasSockets = config.roles.has('socket');
      const isWorker = config.roles.has('worker');
      // A node that only answers calls tells the sockets of other nodes what came of them.
      if (hasSockets || isWorker || config.roles.has('api'))
        live = await openSocket({
          http: hasSockets ? parts.http : null,
          config,
          pool: parts.pool,
          log,
          verify: parts.composition.verifyToken,
          watch: parts.composition.watch,
          clock,
          gate,
          constraints: contributions.constraints,
          parts: domains.flatMap((domain) => domain.sockets ?? []),
        });
      if (isWorker) await startQueues(parts);
    },
    closeSockets: async () => live?.close(),
    stop: async () => {
      await Promise.all([relay?.stop(), sealer?.stop(), jobs?.stop()]);
    },
  };
}
