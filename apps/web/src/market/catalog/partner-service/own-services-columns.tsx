import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { Money, formatMoney } from '../../../ui/mark/money.tsx';
import { StatePill } from '../../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { partnerServiceDialog } from './partner-service-dialog.tsx';
import styles from './partner-service.module.css';

function Name({ row }: { row: PartnerService }) {
  return <Link {...useDialogLink(partnerServiceDialog, { service: row.serviceId })}>{row.name}</Link>;
}

export const isOffered = ({ offer }: PartnerService) =>
  offer !== null && offer.active && offer.pausedFor === null;

const stateWords = (t: Translate, row: PartnerService) =>
  isOffered(row) ? t('offer.state.active', 'Active') : t('offer.state.paused', 'Paused');

/** Why customers cannot book it though it is turned on; null: nothing is lacking. */
function lackWords(t: Translate, { offer }: PartnerService): string | null {
  if (!offer?.pausedFor) return null;
  return {
    trade_licence: t('offer.lacks.trade_licence', 'Needs a valid trade licence'),
    insurance: t('offer.lacks.insurance', 'Needs valid insurance'),
    police_verification: t('offer.lacks.police_verification', 'Needs a valid police verification'),
    certificate: t('offer.lacks.certificate', 'Needs a valid training certificate'),
  }[offer.pausedFor];
}

/** Null: it is offered at a price in the usual range. */
export const standingWords = (t: Translate, row: PartnerService): string | null =>
  lackWords(t, row) ??
  {
    usual: null,
    low: t('offer.standing.low', 'Below the usual range'),
    high: t('offer.standing.high', 'Above the usual range'),
    refused: t('offer.standing.refused', 'Far from the usual range. Check it.'),
  }[row.offer?.standing ?? 'usual'];

const usualWords = (locale: string, { usual }: PartnerService) =>
  `${formatMoney(usual.low, locale)}–${formatMoney(usual.high, locale)}`;

const rupees = 100;

const aboutTerms = (t: Translate, locale: string): readonly Column<PartnerService>[] => [
  told(
    'price',
    t('offer.column.price', 'Price before tax'),
    ({ offer }) => (offer ? offer.price / rupees : ''),
    { cell: ({ offer }) => offer && <Money paise={offer.price} strong />, figures: true, width: '8.5rem' },
  ),
  told('minutes', t('offer.column.minutes', 'Time'), ({ offer }) => offer?.minutes ?? '', {
    cell: ({ offer }) => offer && <Duration minutes={offer.minutes} />,
    width: '7rem',
  }),
  told(
    'usual',
    t('offer.column.usual', 'Usual price'),
    (row) => [usualWords(locale, row), standingWords(t, row)].filter(Boolean).join(' · '),
    {
      // What is lacking stands alone: nothing about the price matters before it is there.
      cell: (row) => (
        <span>
          {!row.offer?.pausedFor && `${usualWords(locale, row)} `}
          {standingWords(t, row) && <small className={styles.unusual}>{standingWords(t, row)}</small>}
        </span>
      ),
    },
  ),
];

/** An own service as its list shows it; its name opens the editor. */
export const serviceColumns = (t: Translate, locale: string): readonly Column<PartnerService>[] => [
  told('name', t('offer.title', 'Service'), ({ name }) => name, {
    ...heading,
    cell: (row) => <Name row={row} />,
  }),
  told('category', t('offer.category', 'Category'), ({ categoryName }) => categoryName, { width: '10rem' }),
  ...aboutTerms(t, locale),
  told('state', t('offer.state', 'Status'), (row) => stateWords(t, row), {
    cell: (row) => <StatePill on={isOffered(row)}>{stateWords(t, row)}</StatePill>,
    card: 'corner',
    width: '6.5rem',
  }),
];
