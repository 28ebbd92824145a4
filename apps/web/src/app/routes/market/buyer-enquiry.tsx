import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCart, afterAdding, keepCart } from '../../../market/cart/cart.queries.ts';
import { firstOptions, openQuestions } from '../../../market/catalog/choice.ts';
import { EnquiryPage } from '../../../market/enquiry/enquiry-page.tsx';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-enquiry.ts';

export const handle = page(({ t }) => ({ title: t('enquiry.title', 'Your enquiries'), noindex: true }));

/** Where a service asks something that has no usual answer, its page asks it first. Null: they kept the cart they had. */
async function putIntoCart(serviceId: string, organisationId: string): Promise<string | null> {
  const { questions } = await call(getServiceDetails, { query: { serviceId } });
  const optionIds = firstOptions(questions);
  if (openQuestions(questions, optionIds).length > 0) return `/services/${serviceId}`;
  const cart = await addToCart({ line: { serviceId, quantity: 1, optionIds }, organisationId });
  if (!cart) return null;
  keepCart(cart);
  return afterAdding(cart);
}

function BookButton({ serviceId, organisationId }: { serviceId: string; organisationId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const book = async () => {
    setBusy(true);
    try {
      const next = await putIntoCart(serviceId, organisationId);
      if (next) await navigate(next);
    } catch {
      // The refusal is on the screen.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={busy} onClick={() => void book()}>
        {t('enquiry.book', 'Book this')}
      </Button>
      <small>{t('enquiry.book.note', 'You see the full price of your booking before you pay.')}</small>
    </>
  );
}

export default function BuyerEnquiry({ params }: Route.ComponentProps) {
  return (
    <EnquiryPage
      enquiryId={params.enquiryId}
      side="customer"
      actOf={({ serviceId }, organisationId) => (
        <BookButton serviceId={serviceId} organisationId={organisationId} />
      )}
    />
  );
}
