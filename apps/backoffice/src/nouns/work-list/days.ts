const startOf = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);
const dayMs = 86_400_000;

/** The address of a list names days in Asia/Kolkata, the first and the last; its call is asked for instants. */
export const inInstants = <Filters extends { readonly from?: string; readonly to?: string }>({
  from,
  to,
  ...filters
}: Filters) => ({
  ...filters,
  ...(from && { from: startOf(from).toISOString() }),
  ...(to && { to: new Date(startOf(to).getTime() + dayMs).toISOString() }),
});
