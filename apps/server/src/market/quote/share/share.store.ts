import { tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shareId: 'share_id',
  quoteId: 'quote_id',
  sharedBy: 'shared_by',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} as const;
const table = tableColumns('quote_share', columns);

export const insertShare = table.insert;
/** Whatever became of it: who has the code was given the link. */
export const findShare = table.findBy('shareId');
