import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './party-paper.api.ts';
import { seenOfPaper } from './party-paper.confirm.ts';

export const partyPaperPreviews: readonly PreviewFirst[] = [
  previewFirst(api.issuePaper, async (look, { body }) =>
    seenOfPaper((await look(api.previewPaper, { body })).content),
  ),
];
