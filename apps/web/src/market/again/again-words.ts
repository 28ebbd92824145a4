import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Change = BookAgain['changes'][number];

const sentences: Record<Change['kind'], (t: Translate, name: string, hasAddress: boolean) => string> = {
  line_gone: (t, name) => t('again.lineGone', '{{name}} is no longer available.', { name }),
  line_options: (t, name) =>
    t('again.lineOptions', 'The options of {{name}} have changed. Choose them again.', { name }),
  line_dearer: (t, name) => t('again.dearer', '{{name}} costs more than last time.', { name }),
  line_cheaper: (t, name) => t('again.cheaper', '{{name}} costs less than last time.', { name }),
  partner_closed: (t, name) =>
    t('again.closed', '{{name}} takes no bookings now. We’ll ask the best partner near you.', { name }),
  partner_elsewhere: (t, name) =>
    t('again.elsewhere', '{{name}} no longer offers this at your address. We’ll ask another partner.', {
      name,
    }),
  partner_declined: (t, name) =>
    t('again.declined', '{{name}} couldn’t take it last time. We’ll ask another partner.', { name }),
  partner_full: (t, name) => t('again.full', '{{name}} has no free slot soon.', { name }),
  professional_left: (t, name) =>
    t('again.left', '{{name}} no longer works there. Another professional will come.', { name }),
  professional_busy: (t, name) =>
    t('again.busy', '{{name}} isn’t free at this time. A colleague will come.', { name }),
  address_gone: (t, name, hasAddress) =>
    hasAddress
      ? t('again.address.default', 'Last time’s address isn’t saved any more. This is your default one.')
      : t('again.address.gone', '“{{name}}” isn’t saved any more. Choose an address.', { name }),
  time_taken: (t) => t('again.time', 'Your usual day and hour isn’t free. This is the closest slot.'),
};

export const changeSentence = (t: Translate, { kind, name }: Change, hasAddress: boolean): string =>
  sentences[kind](t, name, hasAddress);
