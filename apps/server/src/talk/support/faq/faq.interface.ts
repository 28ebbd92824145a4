import type { FaqFigure } from '@nukkad/contract/talk/support/faq.figures';
import type { AccountInterface } from '../../../identity/account/index.ts';
import type { ExtensionPoint } from '../../../platform/extension.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FaqRow } from './faq.store.ts';

/** The figures that answers state, in words of one language, as they hold at an instant. */
export type ReadFaqFigures = (now: Date, lang: 'en' | 'hi') => Promise<Readonly<Record<FaqFigure, string>>>;

export interface FaqDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  /** Answered by the domain that knows all rules that pages state. */
  readonly figures: ExtensionPoint<ReadFaqFigures>;
  /** What people see, held in memory. */
  readonly shown: () => Promise<readonly FaqRow[]>;
}
