import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { toast } from '../../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { type Visit, type WholeCalendar, useFit } from './calendar.queries.ts';
import { watchDrag } from './drag.ts';
import { type Fit, fitOf } from './fit-words.ts';

export interface Moving {
  /** The visit that is being dragged. */
  readonly visit: Visit | null;
  readonly fitOf: (staffId: string) => Fit | null;
  readonly onPointerDown: (event: React.PointerEvent) => void;
}

/** Every visit of a calendar once, by its id. */
function visitsById({ people, waiting }: WholeCalendar): ReadonlyMap<string, Visit> {
  const all = [...waiting, ...people.flatMap(({ visits }) => visits)];
  return new Map(all.map((visit) => [visit.bookingId, visit]));
}

/** A visit that is dragged to another professional: why not, before it is dropped; then the dialog that confirms it. */
export function useMoving(calendar: WholeCalendar): Moving {
  const { t, locale } = useTranslation();
  const assign = useUrlDialog('assign', ['booking', 'to']);
  const swap = useUrlDialog('swap', ['booking', 'other']);
  const [visit, setVisit] = useState<Visit | null>(null);
  const fit = useFit(visit);
  // A drag outlives the drawing that it began in.
  const latest = useRef({ fit, calendar });
  useEffect(() => {
    latest.current = { fit, calendar };
  });
  const drop = (bookingId: string, staffId: string | null) => {
    const picked = visitsById(latest.current.calendar).get(bookingId);
    if (!picked || staffId === null) return;
    const person = latest.current.fit?.get(staffId);
    // What is not known yet the dialog finds out.
    if (!person) return assign.open({ booking: bookingId, to: staffId });
    const { kind, words } = fitOf(t, picked, person, locale);
    if (kind === 'free') assign.open({ booking: bookingId, to: staffId });
    if (kind === 'swap') swap.open({ booking: bookingId, other: person.job?.bookingId ?? '' });
    if (kind === 'no')
      toast.error(t('calendar.refused', '{{name}}: {{reason}}', { name: person.name, reason: words }));
  };
  return {
    visit,
    fitOf: (staffId) => {
      const person = fit?.get(staffId);
      return visit && person ? fitOf(t, visit, person, locale) : null;
    },
    onPointerDown: (event) =>
      watchDrag(event.nativeEvent, {
        onPick: (bookingId) => setVisit(visitsById(calendar).get(bookingId) ?? null),
        onDrop: drop,
        onEnd: () => setVisit(null),
      }),
  };
}
