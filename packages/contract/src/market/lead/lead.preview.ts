import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './lead.api.ts';
import { seenOfUnlock } from './lead.confirm.ts';

export const leadPreviews: readonly PreviewFirst[] = [
  previewFirst(api.unlockLead, async (look, { body: { leadId } }) =>
    seenOfUnlock(await look(api.getLead, { query: { leadId } })),
  ),
];
