/** For what another partner is wanted: a past booking, the cart, or nothing yet. */
export interface OthersFor {
  readonly booking?: string | undefined;
  readonly cart?: boolean;
  readonly except?: string | null | undefined;
}

/** The address of the partners who can come for a service. */
export function otherPartners(serviceId: string, { booking, cart, except }: OthersFor): string {
  const search = new URLSearchParams({
    ...(booking && { booking }),
    ...(cart && { for: 'cart' }),
    ...(except && { except }),
  });
  return `/buyer/partners/${serviceId}?${search}`;
}
