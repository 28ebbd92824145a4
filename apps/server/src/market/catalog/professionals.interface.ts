import type { ProfessionalFacts } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';

/** Of each partner a few who do work of the category, those with the most finished jobs first; without one it is left out. */
export type ReadProfessionals = (
  reader: Reader,
  ask: {
    readonly organisationIds: readonly string[];
    readonly categoryId: string;
    /** Of one partner. */
    readonly most: number;
  },
) => Promise<ReadonlyMap<string, readonly ProfessionalFacts[]>>;
