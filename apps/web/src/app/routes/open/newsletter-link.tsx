import { NewsletterLink } from '../../../talk/newsletter/newsletter-link.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/newsletter-link.ts';

export const handle = page(({ t }) => ({ title: t('newsletter.title', 'Newsletter'), noindex: true }));

/** Where the links of the mails lead: `confirm`, else to unsubscribe. */
export default function NewsletterLinkPage({ params: { act, code } }: Route.ComponentProps) {
  return <NewsletterLink key={act} act={act === 'confirm' ? 'confirm' : 'unsubscribe'} code={code} />;
}
