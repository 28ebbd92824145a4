import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../page/card.tsx';
import styles from './skeletons.module.css';

/** A bar in place of words or a picture still on their way. */
export function SkeletonBlock({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} />;
}

function Waiting({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading', 'Loading')} className={styles.waiting}>
      {children}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, place) => place);

/** In place of a grid of painted cards. */
export function CardGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Waiting>
      <div className={styles.grid}>
        {times(count).map((place) => (
          <Card key={place}>
            <SkeletonBlock height="7rem" />
            <SkeletonBlock width="70%" height="1.4rem" />
            <SkeletonBlock width="90%" />
            <SkeletonBlock width="40%" />
          </Card>
        ))}
      </div>
    </Waiting>
  );
}

/** In place of a list of bookings or other rows. */
export function ListSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Waiting>
      {times(count).map((place) => (
        <Card key={place} quiet>
          <SkeletonBlock width="45%" height="1.3rem" />
          <SkeletonBlock width="70%" />
          <SkeletonBlock width="30%" />
        </Card>
      ))}
    </Waiting>
  );
}

/** In place of names and what they are, under a heading. */
export function FactsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Waiting>
      <SkeletonBlock width="30%" height="1.3rem" />
      {times(count).map((place) => (
        <div key={place} className={styles.fact}>
          <SkeletonBlock width="60%" />
          <SkeletonBlock width={`${75 - (place % 3) * 15}%`} />
        </div>
      ))}
    </Waiting>
  );
}

/** In place of a form: a label above each field. */
export function FormSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Waiting>
      {times(count).map((place) => (
        <div key={place}>
          <SkeletonBlock width="9rem" />
          <SkeletonBlock height="2.5rem" />
        </div>
      ))}
      <SkeletonBlock width="8rem" height="2.5rem" />
    </Waiting>
  );
}

/** In place of one object with its details. */
export function DetailSkeleton() {
  return (
    <Waiting>
      <SkeletonBlock width="60%" height="2.2rem" />
      <SkeletonBlock width="35%" />
      <Card>
        <SkeletonBlock width="80%" />
        <SkeletonBlock width="65%" />
        <SkeletonBlock width="75%" />
        <SkeletonBlock width="30%" height="2rem" />
      </Card>
    </Waiting>
  );
}

/** In place of the slots of a day. */
export function SlotSkeleton() {
  return (
    <Waiting>
      <div className={styles.slots}>
        {times(9).map((place) => (
          <SkeletonBlock key={place} height="3rem" />
        ))}
      </div>
    </Waiting>
  );
}

/** In place of a price breakdown. */
export function PriceSkeleton() {
  return (
    <Waiting>
      {times(4).map((place) => (
        <SkeletonBlock key={place} width={`${90 - place * 8}%`} />
      ))}
      <SkeletonBlock width="50%" height="2rem" />
    </Waiting>
  );
}

/** In place of a timeline. */
export function TimelineSkeleton() {
  return (
    <Waiting>
      {times(4).map((place) => (
        <div key={place} className={styles.step}>
          <SkeletonBlock width="1.25rem" height="1.25rem" />
          <SkeletonBlock width={`${60 - place * 8}%`} />
        </div>
      ))}
    </Waiting>
  );
}
