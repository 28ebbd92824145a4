import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './rfq.api.ts';
import { seenOfRfqCancel } from './rfq.confirm.ts';

export const rfqPreviews: readonly PreviewFirst[] = [
  previewFirst(api.cancelRfq, async (look, { body: { rfqId } }) =>
    seenOfRfqCancel(await look(api.getMyRfq, { query: { rfqId } })),
  ),
];
