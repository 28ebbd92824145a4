import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';

/** Who writes, and one who is connected with them. */
export interface Writers {
  readonly writer: InNetwork;
  readonly friend: InNetwork;
}

type Sent = Readonly<Record<string, unknown>>;

/** How a writing call is made with words that do no harm; the test puts hostile ones in their place. */
export interface HostileRow {
  readonly endpoint: AnyEndpoint;
  /** Makes what the call needs, and takes back what the last one left; `field`: where the words will stand. */
  readonly example: (net: NetworkFixture, writers: Writers, field: string) => Promise<Sent>;
  /** What others read there, by the path of the field; of those that are left out the answer carries them. */
  readonly kept?: Readonly<
    Record<string, (net: NetworkFixture, writers: Writers, sent: Sent) => Promise<string | undefined>>
  >;
}

/** Rows of a domain. */
export interface Hostile {
  readonly rows: readonly HostileRow[];
}
