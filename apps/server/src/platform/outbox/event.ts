/** A fact that happened, on its way to those who care. `payload` holds ids, never anything personal. */
export interface OutboxEvent {
  readonly eventId: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/**
 * Somebody who cares. Runs after the commit, at least once, and must be idempotent by `eventId`. With `at` it is
 * a timer: it runs when that instant has come, and looks again at the row before it does anything.
 */
export interface Consumer {
  /** Unique in the product, e.g. booking.accept_clock. */
  readonly name: string;
  readonly on: readonly string[];
  readonly at?: (event: OutboxEvent) => Date | null;
  readonly run: (event: OutboxEvent) => Promise<void>;
}

/** What the socket tells whom: `{ type, id, version }` to rooms such as user:<id> or organisation:<id>. */
export interface LiveMessage {
  readonly rooms: readonly string[];
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
