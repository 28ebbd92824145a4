/** A category as other domains show it, and who works in it. */
export interface CategoryFace {
  readonly name: string;
  /** Key of the drawing. */
  readonly picture: string;
}

export interface CategoryPartnersQuery {
  readonly categoryId: string;
  /** One service of it; null: any. */
  readonly serviceId: string | null;
  readonly pincode: string;
  /** Besides those who serve the PIN code, those whose own place is so near. 0: none. */
  readonly withinMetres: number;
  /** Only these; null: all. */
  readonly organisationIds: readonly string[] | null;
  readonly limit: number;
}

export interface CategoryPartner {
  readonly organisationId: string;
  readonly distanceMetres: number;
  /** 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly ratingCount: number;
}
