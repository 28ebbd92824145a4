import { useSearchParams } from 'react-router';
import { AgainScreen } from '../../../market/again/again-screen.tsx';
import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import { otherPartners } from '../../../nouns/partner/other-partners.ts';
import { useBookAgain } from '../../../market/again/again.queries.ts';
import { keepCart, useCartCount } from '../../../market/cart/cart.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-booking-again.ts';

export const handle = page(({ t }) => ({ title: t('booking.again', 'Book again'), noindex: true }));

/** Not those whom the page proposes. */
function othersOf({ bookingId, lines: [line], partner }: BookAgain): string | null {
  return line ? otherPartners(line.serviceId, { booking: bookingId, except: partner?.organisationId }) : null;
}

export default function BuyerBookingAgain({ params: { bookingId } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const partner = search.get('partner');
  const query = useBookAgain(bookingId, partner);
  const inCart = useCartCount();
  return (
    <Page
      title={t('booking.again', 'Book again')}
      lead={
        query.data && (
          <BackLink to={`/buyer/bookings/${bookingId}`}>
            {t('again.back', 'Booking {{number}}', { number: query.data.bookingNumber })}
          </BackLink>
        )
      }
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to="/buyer/bookings" tone="plain">
            {t('booking.toList', 'All your bookings')}
          </ButtonLink>
        }
      >
        {(again) => <AgainScreen again={again} inCart={inCart} keep={keepCart} others={othersOf(again)} />}
      </Loaded>
    </Page>
  );
}
