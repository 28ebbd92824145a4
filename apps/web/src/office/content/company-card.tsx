import type { CompanyFacts } from '@nukkad/contract/office/content/content.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import styles from './company-card.module.css';

/** A number as the dialler wants it. */
const dial = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** The ways to reach the company: phone, mail, post. */
export function CompanyCard({ company }: { company: CompanyFacts }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.ways}>
      <Card as="li" quiet>
        <h2>{t('contact.call', 'Call')}</h2>
        <p>
          <a href={dial(company.phone)}>{company.phone}</a>
        </p>
        <p>{company.hours}</p>
      </Card>
      <Card as="li" quiet>
        <h2>{t('contact.mail', 'Email')}</h2>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </Card>
      <Card as="li" quiet>
        <h2>{t('contact.post', 'Address')}</h2>
        <p translate="no">{company.name}</p>
        <p translate="no">{company.address}</p>
        {company.registration && <p translate="no">{company.registration}</p>}
      </Card>
    </ul>
  );
}
