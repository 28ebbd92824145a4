import type { CostKind, ProjectCost } from '@nukkad/contract/work/project-cost/project-cost.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

interface Voice {
  readonly t: Translate;
  readonly locale: string;
}

export const costKindNames: Record<CostKind, (t: Translate) => string> = {
  labour: (t) => t('cost.labour', 'Labour'),
  material: (t) => t('cost.material', 'Material'),
  travel: (t) => t('cost.travel', 'Travel'),
  other: (t) => t('cost.other', 'Other'),
};

const minutesOfHour = 60;
const thousand = 1_000;

/** 90 minutes as hours and minutes. */
export function timeWords({ t }: Voice, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / minutesOfHour), minutes % minutesOfHour];
  if (hours === 0) return t('cost.minutes', '{{count}} min', { count: rest });
  if (rest === 0) return t('cost.hours', '{{count}} h', { count: hours });
  return t('cost.hoursMinutes', '{{hours}} h {{minutes}} min', { hours, minutes: rest });
}

/** How the amount came about: time at a rate, or quantity at a price. */
export function reckoned(voice: Voice, cost: ProjectCost): string | null {
  const { t, locale } = voice;
  if (cost.minutes !== null)
    return t('cost.atRate', '{{time}} at {{rate}} an hour', {
      time: timeWords(voice, cost.minutes),
      rate: formatMoney(cost.hourly ?? 0, locale),
    });
  if (cost.quantityMilli === null) return null;
  const quantity = `${cost.quantityMilli / thousand}${cost.unit ? ` ${cost.unit}` : ''}`;
  return t('cost.atPrice', '{{quantity}} at {{price}}', {
    quantity,
    price: formatMoney(cost.price ?? 0, locale),
  });
}
