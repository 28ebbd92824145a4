import IconSigning from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { NavRow } from '../../platform/nav-items.ts';
import { SigningCount } from './signing-count.tsx';

export const envelopeNav: readonly NavRow[] = [
  {
    to: '/signing',
    account: { group: 'account', order: 45 },
    work: { group: 'documents', order: 20 },
    Icon: IconSigning,
    label: (t) => t('signing.title', 'Documents to sign'),
    short: (t) => t('signing.short', 'Signing'),
    about: (t) => t('signing.about', 'Send documents to be signed, and sign yours.'),
    Badge: SigningCount,
  },
];
