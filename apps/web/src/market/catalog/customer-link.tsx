import type { ComponentProps } from 'react';
import { useAsCustomer } from '../../platform/session/use-as-customer.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** A way to a customer's screen from a public page: nothing for who would be refused there. */
export function CustomerLink(link: ComponentProps<typeof ButtonLink>) {
  return useAsCustomer() && <ButtonLink {...link} />;
}
