import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useState } from 'react';
import { useLookAtPartners } from '../../../market/rfq/partner.queries.ts';
import { ThreadPage } from '../../../market/quote/thread-page.tsx';
import { AdvancePaid, PayAdvance } from '../../../money/advance/pay-advance.tsx';
import { openCheckoutFrom } from '../../../money/payment/open-checkout.ts';
import { ChooseAddress } from '../../../places/geography/choose-address.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-offer.ts';

export const handle = page(({ t }) => ({ title: t('offers.quote', 'Quote'), noindex: true }));

export default function BuyerOffer({ params: { rfqId, leadId } }: Route.ComponentProps) {
  useLookAtPartners(rfqId, [leadId]);
  const [addressId, setAddressId] = useState<string | null>(null);
  const choose = (address: DeliveryAddress) => setAddressId(address.addressId);
  const own = `/buyer/quotes/${rfqId}/offers/${leadId}`;
  return (
    <ThreadPage
      leadId={leadId}
      side="Buyer"
      back={`/buyer/quotes/${rfqId}`}
      paid={<AdvancePaid />}
      where={{
        addressId,
        choose: <ChooseAddress value={addressId} onChoose={choose} onSaved={choose} />,
      }}
      pay={({ agreement }) =>
        agreement && (
          <PayAdvance
            leadId={leadId}
            digest={agreement.digest}
            amount={agreement.advance}
            back={own}
            open={openCheckoutFrom}
          />
        )
      }
    />
  );
}
