/** Anyone may, of what they can read. */
export const mayVote = (faq: { readonly isShown: boolean } | null): boolean => faq?.isShown ?? false;
