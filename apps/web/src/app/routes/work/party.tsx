import { PartyPage } from '../../../work/party/party-page.tsx';
import { BookSection } from '../../../work/payment-book/book-section.tsx';
import { PartyProjects } from '../../../work/project/party-projects.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/party.ts';

export const handle = page(({ t }) => ({
  title: t('party.title', 'Customers and suppliers'),
  noindex: true,
}));

export default function Party({ params }: Route.ComponentProps) {
  return (
    <PartyPage
      partyId={params.partyId}
      below={({ partyId }) => <PartyProjects partyId={partyId} />}
      account={({ partyId, can }) => <BookSection partyId={partyId} of={{ partyId }} mayWrite={can.edit} />}
    />
  );
}
