import { WaitlistPage } from '../../../market/waitlist/waitlist-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/waitlist-entry.ts';

export const handle = page(({ t }) => ({
  title: t('waitlist.page.title', 'Your request'),
  noindex: true,
}));

export default function WaitlistEntry({ params }: Route.ComponentProps) {
  return <WaitlistPage code={params.code} />;
}
