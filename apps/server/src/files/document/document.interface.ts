import type { DocumentType, OwnDocument } from '@nukkad/contract/files/document/document.model';
import type { Reader } from '../../platform/db/database.ts';
import type { decideAttached } from './decide-attached.ts';

/** What other domains may ask of documents. */
export interface DocumentInterface {
  /** What kinds of documents belong to an organisation's profile, refused ones left out. */
  attachedTypes(reader: Reader, organisationId: string): Promise<ReadonlySet<DocumentType>>;
  /** For a reviewer, who removes nothing. */
  listAttached(reader: Reader, organisationId: string): Promise<OwnDocument[]>;
  /** In the transaction of a review's decision: what belongs to the profile is approved or rejected with it. */
  readonly decideAttached: typeof decideAttached;
}
