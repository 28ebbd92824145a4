import { EnvelopePage } from '../../../files/envelope/envelope-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/signing.ts';

export const handle = page(({ t }) => ({ title: t('signing.title', 'Documents to sign'), noindex: true }));

export default function Signing({ params }: Route.ComponentProps) {
  return <EnvelopePage envelopeId={params.envelopeId} />;
}
