import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from 'react-router';
import { CategoryStamp } from '../../../nouns/category/category-stamp.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { Money, formatMoney } from '../../../ui/mark/money.tsx';
import { StatePill } from '../../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { isOffered, standingWords } from './own-services-columns.tsx';
import { partnerServiceDialog } from './partner-service-dialog.tsx';
import { Row, Text } from '../../../ui/page/parts.tsx';
import styles from './partner-service.module.css';

function Standing({ row }: { row: PartnerService }) {
  const { t, locale } = useTranslation();
  const { offer, usual } = row;
  const unusual = standingWords(t, row);
  if (!offer)
    return (
      <Text tone="quiet">
        {t('offer.price.usual', 'Usual: {{low}} to {{high}}', {
          low: formatMoney(usual.low, locale),
          high: formatMoney(usual.high, locale),
        })}
      </Text>
    );
  return (
    <>
      <span>
        <Money paise={offer.price} strong /> {t('offer.beforeTax', 'before tax')} ·{' '}
        <Duration minutes={offer.minutes} />
      </span>
      {unusual && <span className={styles.warning}>{unusual}</span>}
    </>
  );
}

/** One service; the whole row opens its editor. */
export function PartnerServiceItem({ row }: { row: PartnerService }) {
  const { t } = useTranslation();
  const link = useDialogLink(partnerServiceDialog, { service: row.serviceId });
  const { offer } = row;
  return (
    <li className={styles.row}>
      <Link {...link}>
        <CategoryStamp id={row.categoryImage} size={44} />
        <span className={styles.words}>
          <strong>{row.name}</strong>
          <Standing row={row} />
        </span>
        <Row as="span" gap={0.5} align="center" inOneLine>
          {offer && (
            <StatePill on={isOffered(row)}>
              {isOffered(row) ? t('offer.state.active', 'Active') : t('offer.state.paused', 'Paused')}
            </StatePill>
          )}
          {!offer && row.can.add ? (
            <span className={styles.add}>
              <IconPlus size={18} aria-hidden />
              {t('offer.addShort', 'Add')}
            </span>
          ) : (
            <IconChevronRight size={20} aria-hidden />
          )}
        </Row>
      </Link>
    </li>
  );
}
