import type { KnownProfessional } from '@nukkad/contract/identity/partner/known-professional';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { numberFormat } from '../../../ui/mark/formats.ts';
import { Rating } from '../../../ui/mark/rating.tsx';
import styles from './partner-choice.module.css';

/** Who of the partner does this work: short name, own stars, jobs done, as on the partner's page. */
export function PartnerPeople({ people }: { people: readonly KnownProfessional[] }) {
  const { plural, locale } = useTranslation();
  return people.map(({ name, rating, jobsDone }, place) => (
    <span key={`${place} ${name}`} className={styles.person}>
      <b translate="no">{name}</b>
      <Rating value={rating} />
      <span>
        {plural(
          'partner.jobs',
          jobsDone,
          { one: '{{count}} job done', other: '{{count}} jobs done' },
          { count: numberFormat(locale).format(jobsDone) },
        )}
      </span>
    </span>
  ));
}
