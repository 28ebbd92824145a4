/** Whose screens they are: a partner reads what the customer may change. */
export type SeriesSide = 'customer' | 'partner';

export const seriesListPath = '/buyer/series';

export const seriesPath = (side: SeriesSide, seriesId: string): string =>
  side === 'customer' ? `${seriesListPath}/${seriesId}` : `/consultant-service/series/${seriesId}`;
