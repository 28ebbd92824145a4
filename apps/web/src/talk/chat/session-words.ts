import type { SessionType } from '@nukkad/contract/talk/chat/session-types';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** What conversations are about, for the filters. */
export function sessionWords(t: Translate, type: SessionType): string {
  switch (type) {
    case 'booking':
      return t('chat.type.booking', 'Bookings');
    case 'quotation':
      return t('chat.type.quotation', 'Quotes');
    case 'job':
      return t('chat.type.job', 'Jobs');
    case 'project':
      return t('chat.type.project', 'Projects');
    case 'direct':
      return t('chat.type.direct', 'Direct');
    case 'support':
      return t('chat.type.support', 'Support');
  }
}
