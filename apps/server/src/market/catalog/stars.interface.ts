/** By service, of those that were reviewed: the sum of the stars and how many gave them, at all partners. */
export type StarsOfServices = ReadonlyMap<string, { readonly sum: number; readonly count: number }>;

/** Reviews live in the review domain, which builds on the catalogue and answers `catalog.stars`. */
export type ReadStarsOfServices = () => Promise<StarsOfServices>;
