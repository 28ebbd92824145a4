import type { UntoldStory } from '../seed/seed.ts';
import type { Config } from './platform/config.ts';

/** The only message to a process that tells the past of a city. */
export interface StoryOpening {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The data folder. */
  readonly folder: string;
  readonly story: UntoldStory;
}

/** What it says: each day that is told, and how it ended. */
export type StoryWord = { readonly day: string } | { readonly told: true } | { readonly failed: string };
