/** Which page of one partner's professionals is asked for. */
export interface RosterQuery {
  readonly organisationId: string;
  /** Only this one. */
  readonly staffId?: string | undefined;
  /** Behind this professional, by name. */
  readonly after: { readonly name: string; readonly staffId: string } | null;
  readonly limit: number;
  readonly within: { readonly from: Date; readonly to: Date };
  readonly now: Date;
}
