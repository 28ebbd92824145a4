export interface Screen {
  readonly name: string;
  readonly path: string;
}

/** One person's screens. */
export interface Tour {
  readonly person: { readonly fullName: string; readonly mobileNumber: string } | null;
  /** Screens of the back office, seen by an Admin. */
  readonly office?: true;
  readonly screens: readonly Screen[];
}

/** Set up once in each worker: a tour only looks. */
export function once<Prepared = Tour>(prepare: () => Promise<Prepared>): () => Promise<Prepared> {
  let tour: Promise<Prepared> | undefined;
  return () => (tour ??= prepare());
}
