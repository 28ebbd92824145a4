import IconOn from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowRight.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { NavRow } from '../../platform/nav-items.ts';
import { Paragraph, Stack } from '../../ui/page/parts.tsx';
import { RowBadge } from '../work/row-badge.tsx';
import styles from './section-cards.module.css';

/** A heading with the places below it. */
export interface PlacesUnder {
  readonly group: string;
  readonly heading: string;
  readonly places: readonly NavRow[];
}

/** The ways into places, each with a sentence, under their headings. */
export function PlaceCards({ groups }: { groups: readonly PlacesUnder[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1.75}>
      {groups.map(({ group, heading, places }) => (
        <section key={group} aria-labelledby={`places-${group}`}>
          <Paragraph id={`places-${group}`} as="h2" size="lg" below={0.6}>
            {heading}
          </Paragraph>
          <ul className={styles.cards}>
            {places.map((row) => (
              <li key={row.to}>
                <Link to={row.to}>
                  <row.Icon size={26} aria-hidden />
                  <span className={styles.words}>
                    <strong>{row.label(t)}</strong>
                    <span>{row.about(t)}</span>
                  </span>
                  <RowBadge row={row} />
                  <IconOn size={20} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
