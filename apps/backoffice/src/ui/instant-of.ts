/** Of a field that shows India's clock; null: not filled in. */
export const instantOf = (local: string): string | null => {
  const at = new Date(`${local}:00+05:30`);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};
