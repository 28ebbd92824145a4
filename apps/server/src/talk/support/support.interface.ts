import type { SupportHours } from '../../platform/config.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { HelpWords } from './help-words.ts';
import type { ReadFaqFigures } from './faq/faq.interface.ts';

/** What other domains may ask of support. */
export interface SupportInterface {
  /** The figures that common questions state; the domain that knows all rules of the public pages answers it. */
  readonly faqFigures: ExtensionPoint<ReadFaqFigures>;
  /** Common questions and how-to videos as rows that people read; they are written as public content. */
  readonly help: HelpWords;
  /** When support answers at this time, as every page and the desk itself have it. */
  readonly hours: (reader: Reader, now: Date) => Promise<SupportHours>;
}
