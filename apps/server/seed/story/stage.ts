import type { App } from '../../src/app.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import type { Random } from '../random.ts';
import type { Actors } from './actors.ts';
import type { SeedClient } from './seed-client.ts';
import type { StoryClock, Timeline } from './timeline.ts';

/** What every scene of the story is played with. */
export interface Stage {
  readonly app: App;
  readonly client: SeedClient;
  readonly actors: Actors;
  readonly clock: StoryClock;
  readonly timeline: Timeline;
  readonly random: Random;
  /** By name: a booking tells its partner by it. */
  readonly shops: ReadonlyMap<string, Shop>;
  /** Share of the accepted visits about which both sides write. */
  readonly talked: number;
  readonly services: readonly WantedService[];
  /** A person who came in by the open doors is about to book as this resident. */
  readonly isTaken: (resident: Resident) => Promise<boolean>;
}

export interface WantedService {
  readonly serviceId: string;
  readonly optionIds: readonly string[];
}
