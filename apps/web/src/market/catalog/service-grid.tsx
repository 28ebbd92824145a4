import type { ServiceCard as Service } from '@nukkad/contract/market/catalog/catalog.model';
import { ServiceCard } from './service-card.tsx';
import styles from './service-grid.module.css';

/** Boards side by side, as many as the width holds. */
export function ServiceGrid({
  services,
  place,
  pathOf,
}: {
  services: readonly Service[];
  place: string | null;
  pathOf?: (service: Service) => string;
}) {
  return (
    <ul className={styles.grid}>
      {services.map((service) => (
        <li key={service.serviceId}>
          <ServiceCard service={service} place={place} to={pathOf?.(service)} />
        </li>
      ))}
    </ul>
  );
}
