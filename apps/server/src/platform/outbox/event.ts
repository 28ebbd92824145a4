import type { AnyEvent, FactsOf } from '@nukkad/contract/kernel/event';
import type { Room } from '@nukkad/contract/kernel/socket-message';

/** A row of the outbox: an event as it was written. Consumers get it as `Heard`, with its facts checked. */
export interface OutboxEvent {
  readonly eventId: string;
  readonly name: string;
  readonly version: number;
  readonly payload: unknown;
  readonly createdAt: Date;
}

/** A committed event with its facts, as its declaration types them. */
export interface Heard<Facts = object> {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly name: string;
  readonly facts: Facts;
}

/** `HeardOf<typeof bookingEvents.closed>`. */
export type HeardOf<Event extends AnyEvent> = Heard<FactsOf<Event>>;

/**
 * Runs after the commit, at least once, and must be idempotent by `eventId`. With `at` it is a timer: it runs when
 * that instant has come, and looks again at the row before it does anything. Made by `consumer()`.
 */
export interface Consumer {
  /** Unique in the product, e.g. booking.accept_clock. */
  readonly name: string;
  readonly on: readonly string[];
  readonly at?: (event: OutboxEvent) => Date | null;
  /** Jobs of one queue run one after another on all nodes, so that long ones leave room for the others. */
  readonly queue?: string;
  readonly run: (event: OutboxEvent) => Promise<void>;
}

/** What the socket sends to the rooms of those concerned. */
export interface LiveMessage {
  readonly rooms: readonly Room[];
  readonly type: string;
  readonly data: object;
}
