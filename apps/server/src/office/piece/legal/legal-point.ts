import type { ExtensionPoint } from '../../../platform/extension.ts';
import type { LegalSource } from './legal-words.ts';

/** Asked by pieces, answered by the domain of the pages of words. */
export type LegalPoint = ExtensionPoint<LegalSource>;
