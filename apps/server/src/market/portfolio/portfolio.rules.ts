/** `portfolio.rules` of the dated configuration. */
export interface PortfolioRules {
  /** So many photos a partner may show. */
  readonly photos: number;
}

export const defaultPortfolioRules: PortfolioRules = { photos: 24 };
