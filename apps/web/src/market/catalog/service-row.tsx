import type { ServiceCard as Service } from '@nukkad/contract/market/catalog/catalog.model';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useId, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ServiceCard } from './service-card.tsx';
import styles from './service-row.module.css';

/** Boards in one row that swipes; a mouse has two buttons for it. */
export const ServiceRow = memo(function ServiceRow({
  title,
  services,
  place,
  inset,
}: {
  title: string;
  services: readonly Service[];
  place: string | null;
  /** Within a page that has its own measure. */
  inset?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  if (services.length === 0) return null;
  return (
    <section className={styles.section} data-inset={inset || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={styles.turns}>
          <button type="button" aria-label={t('row.back', 'Previous services')} onClick={() => turn(-1)}>
            <IconLeft size={22} aria-hidden />
          </button>
          <button type="button" aria-label={t('row.on', 'Next services')} onClick={() => turn(1)}>
            <IconRight size={22} aria-hidden />
          </button>
        </div>
      </div>
      <ul ref={row} className={styles.row}>
        {services.map((service) => (
          <li key={service.serviceId}>
            <ServiceCard service={service} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
});
