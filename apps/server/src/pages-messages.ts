import type { Config } from './platform/config.ts';
import type { PageKey } from './platform/http/pages/page-keys.ts';
import type { AheadTask, ExpectedPage } from './platform/http/pages/pages-ahead.ts';
import type { PackedPage } from './platform/http/pages/ready-page.ts';

/** The first message to a process that renders pages. */
export interface PagesOpening {
  readonly config: Config;
  readonly databaseUrl: string;
}

/** What it is told: the opening, whose keys are wanted, then one task after the other. */
export type PagesOrder =
  | { readonly open: PagesOpening }
  | { readonly expected: readonly ExpectedPage[] }
  | { readonly task: AheadTask };

/** What it answers to each. */
export type PagesAnswer =
  | { readonly ready: true }
  | { readonly keys: readonly PageKey[] }
  | { readonly page: PackedPage | null }
  | { readonly failed: string };
