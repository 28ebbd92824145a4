import type { RecommendedProvider } from '@nukkad/contract/market/favourite/favourite.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBookAgain } from '../../../market/again/again.queries.ts';
import { useCart, useChangeCart } from '../../../market/cart/cart.queries.ts';
import { OtherPartners } from '../../../market/favourite/other-partners.tsx';
import { useOtherPartners } from '../../../market/favourite/other-partners.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-partners.ts';

export const handle = page(({ t }) => ({ title: t('others.title', 'Who else can come'), noindex: true }));

/** The work is there, not where the visitor looks around. */
const placeOf = ({ latitude, longitude, pincode, cityCode }: DeliveryAddress) => ({
  lat: latitude,
  lng: longitude,
  pincode,
  cityCode,
  city: undefined,
});

/** For what a partner is wanted, by the address of the page. */
function useWanted() {
  const [search] = useSearchParams();
  const booking = search.get('booking');
  const forCart = search.get('for') === 'cart';
  const again = useBookAgain(booking);
  const cart = useCart();
  const source = booking ? again : forCart ? cart : null;
  return { booking, forCart, except: search.get('except'), source };
}

/** The tap that takes a partner: to the past booking, into the cart, or to its page. */
function Choose({
  partner: { organisationId, companyName },
  booking,
  forCart,
}: {
  partner: RecommendedProvider;
  booking: string | null;
  forCart: boolean;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = useChangeCart();
  const label = t('others.choose', 'Choose');
  const named = t('others.choose.of', 'Choose {{name}}', { name: companyName });
  if (booking)
    return (
      <ButtonLink to={`/buyer/bookings/${booking}/again?partner=${organisationId}`} small aria-label={named}>
        {label}
      </ButtonLink>
    );
  if (!forCart)
    return (
      <ButtonLink to={`/partners/${organisationId}`} small tone="plain">
        {t('others.view', 'View partner')}
      </ButtonLink>
    );
  const take = async () => {
    const cart = await change.mutateAsync({ organisationId }).catch(() => null);
    if (cart) await navigate('/checkout?step=time');
  };
  return (
    <Button small aria-label={named} busy={change.isPending} onClick={() => void take()}>
      {label}
    </Button>
  );
}

function Back({ booking, forCart }: { booking: string | null; forCart: boolean }): ReactNode {
  const { t } = useTranslation();
  if (booking)
    return (
      <BackLink to={`/buyer/bookings/${booking}/again`}>
        {t('others.back.booking', 'Back to booking again')}
      </BackLink>
    );
  return forCart ? (
    <BackLink to="/checkout?step=time">{t('others.back.cart', 'Back to checkout')}</BackLink>
  ) : null;
}

export default function BuyerPartners({ params: { serviceId } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { booking, forCart, except, source } = useWanted();
  const known = source === null || source.data !== undefined;
  const address = source?.data?.address ?? null;
  const query = useOtherPartners(
    known ? { serviceId, ...(except && { except }), ...(address && placeOf(address)) } : null,
  );
  const service = source?.data?.lines.find((line) => line.serviceId === serviceId)?.name;
  return (
    <Page
      title={t('others.title', 'Who else can come')}
      narrow
      lead={
        <>
          <Back booking={booking} forCart={forCart} />
          {service && (
            <span>
              {t('others.lead', 'For {{service}}, {{place}}', {
                service,
                place: address?.locality || t('others.lead.place', 'near you'),
              })}
            </span>
          )}
        </>
      }
    >
      <Loaded
        query={source?.error ? { ...query, error: source.error } : query}
        waiting={<ListSkeleton count={3} />}
      >
        {({ items }) => (
          <OtherPartners
            partners={items}
            choose={(partner) => <Choose partner={partner} booking={booking} forCart={forCart} />}
          />
        )}
      </Loaded>
    </Page>
  );
}
