export interface HousekeepingRules {
  /** Partitions that are made before their month begins. */
  readonly monthsAhead: number;
  /** How long an event is kept after it was relayed. */
  readonly outboxDays: number;
  /** How long the answer to an idempotency key is kept; 24 are promised. */
  readonly idempotencyHours: number;
  /** How long a counting consumer remembers an event; longer than any job is tried again. */
  readonly consumedEventDays: number;
}

export const housekeepingDefaults: HousekeepingRules = {
  monthsAhead: 3,
  outboxDays: 30,
  idempotencyHours: 48,
  consumedEventDays: 90,
};
