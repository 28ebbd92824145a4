import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { NeededDocument, PausedWork } from './paused-work.store.ts';

/** What work needs a document, and which of it is not offered for lack of one. */
export interface WorkDocuments {
  /** What the categories ask of partners who offer work in them; null: of every partner. */
  neededDocuments(
    reader: Reader,
    organisationIds: readonly string[] | null,
  ): Promise<readonly NeededDocument[]>;
  /** By category, what an organisation lacks for its work there: it takes no new work of these. */
  pausedCategories(reader: Reader, organisationId: string): Promise<ReadonlyMap<string, WorkDocumentType>>;
  /** All work of a partner that is not offered for lack of a document, in place of what was paused before. */
  pauseWork(tx: Tx, paused: Authorized<PausedWork>, now: Date): Promise<void>;
}
