/** Invitations of the last day count, so that withdrawing and inviting again cannot be used to pester a person. */
export const recentMs = 86_400_000;
const mostADay = 5;

/** `own` and `all`: how many messages could have gone to this number from this organisation, and from all. */
export function mayNotifyInvited({ own, all }: { readonly own: number; readonly all: number }): boolean {
  return own === 0 && all < mostADay;
}
