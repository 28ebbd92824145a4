import type { Viewer } from '../../../platform/viewer.ts';

export const mayEditFaqs = ({ role }: Viewer): boolean => role === 'Admin';

/** Anyone may, of what they can read. */
export const mayVote = (faq: { readonly isShown: boolean } | null): boolean => faq?.isShown ?? false;
