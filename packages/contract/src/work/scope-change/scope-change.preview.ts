import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import * as api from './scope-change.api.ts';
import { seenOfScopeChange } from './scope-change.confirm.ts';

export const scopeChangePreviews: readonly PreviewFirst[] = [
  previewFirst(api.acceptScopeChange, async (look, { body: { projectId, scopeChangeId } }) => {
    const { items } = await look(api.listOwnScopeChanges, { query: { projectId, limit: 100 } });
    return seenOfScopeChange(shownRow(items, (one) => one.scopeChangeId === scopeChangeId));
  }),
];
