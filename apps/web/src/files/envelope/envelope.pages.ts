import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const envelopePages: DomainPages = {
  private: [
    route('signing', 'routes/files/received-signings.tsx'),
    route('signing/sent', 'routes/files/sent-signings.tsx'),
    route('signing/new', 'routes/files/new-signing.tsx'),
    route('signing/:envelopeId', 'routes/files/signing.tsx'),
    route('signing/:envelopeId/document', 'routes/files/signing-document.tsx'),
    route('signing/:envelopeId/people', 'routes/files/signing-people.tsx'),
    route('signing/:envelopeId/fields', 'routes/files/signing-fields.tsx'),
    route('signing/:envelopeId/send', 'routes/files/signing-send.tsx'),
  ],
};
