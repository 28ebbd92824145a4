import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Bell } from '../../talk/notification/bell.tsx';
import { useFollowPush } from '../../talk/notification/use-follow-push.ts';

/** Puts the bell into the place that the header of the present page keeps for it. */
export function BellInHeader() {
  useFollowPush();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.querySelector<HTMLElement>('#bell')), [pathname]);
  return place && createPortal(<Bell />, place);
}
