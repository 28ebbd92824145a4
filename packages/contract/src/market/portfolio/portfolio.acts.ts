export const portfolioActs = [
  'portfolio.add',
  'portfolio.remove',
  'portfolio.hide',
  'portfolio.restore',
] as const;
