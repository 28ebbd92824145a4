import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getLead } from './lead.api.ts';
import { actOnLead } from './lead-work.api.ts';
import { seenOfLeadAction } from './lead-work.confirm.ts';

export const leadWorkPreviews: readonly PreviewFirst[] = [
  previewFirst(actOnLead, async (look, { body: { leadId } }) =>
    seenOfLeadAction(await look(getLead, { query: { leadId } })),
  ),
];
