import type { ServedArea } from '@nukkad/contract/identity/partner/partner.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { labelsOf } from './map-labels.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';

const size = 240;
const metresPerDegree = 111_195;
const named = 12;

/** A small drawn map: the circle, the business in its middle, the PIN codes within it; those with room are named. */
export function AreaMap({ area, radiusMetres }: { area: ServedArea; radiusMetres: number }) {
  const { t, plural } = useTranslation();
  const scale = (size / 2 - 14) / radiusMetres;
  const aside = metresPerDegree * Math.cos((area.latitude * Math.PI) / 180);
  const dots = area.places.map(({ pincode, name, latitude, longitude }) => ({
    pincode,
    name,
    x: size / 2 + (longitude - area.longitude) * aside * scale,
    y: size / 2 - (latitude - area.latitude) * metresPerDegree * scale,
  }));
  const names = [...new Set(area.places.map(({ name }) => name))].slice(0, named);
  return (
    <>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('partner.area.map', 'Map of your service area')}
      >
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radiusMetres * scale}
          fill="var(--nk-accent)"
          fillOpacity={0.1}
          stroke="var(--nk-accent)"
          strokeDasharray="5 4"
        />
        {dots.map(({ pincode, name, x, y }) => (
          <circle key={pincode} cx={x} cy={y} r={3.5} fill="var(--nk-accent)">
            <title>{`${name}, ${pincode}`}</title>
          </circle>
        ))}
        <circle cx={size / 2} cy={size / 2} r={7} fill="var(--nk-rani)" />
        {labelsOf(dots, size).map(({ name, x, y, anchor }) => (
          <text
            key={name}
            className={styles.mapName}
            x={anchor === 'start' ? x + 6 : x - 6}
            y={y}
            textAnchor={anchor}
            dominantBaseline="central"
          >
            {name}
          </text>
        ))}
      </svg>
      <Note size="sm" aria-live="polite">
        {t('partner.area.across', 'Up to {{km}} km from your address', { km: radiusMetres / 1000 })}
        {t('sentence.end', '.')}{' '}
        {plural('partner.area.count', area.count, {
          one: '{{count}} PIN code around {{name}}.',
          other: '{{count}} PIN codes around {{name}}.',
        }).replace('{{name}}', area.name)}{' '}
        {names.join(', ')}
        {area.places.length > names.length && ' …'}
      </Note>
    </>
  );
}
