import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';

/** Two who may meet, and a third one who knows both. */
export interface Three {
  readonly looker: InNetwork;
  readonly other: InNetwork;
  readonly third: InNetwork;
}

/** A surface on which members meet. */
export interface BlockingRow {
  /** The call, as `GET /network/people`; a second row of a call says more behind it. */
  readonly call: string;
  /** What has to be before one of both can meet the other there. */
  readonly arrange?: (net: NetworkFixture, three: Three) => Promise<unknown>;
  /** Whether the looker meets the other one there. */
  readonly shows: (net: NetworkFixture, three: Three) => Promise<boolean>;
}

/** Rows of a domain, and its calls that are on no row, each with the reason. */
export interface Blocking {
  readonly rows: readonly BlockingRow[];
  readonly without?: Readonly<Record<string, string>>;
}
