import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { MessagesLink } from '../../talk/chat/messages-link.tsx';
import { Bell } from '../../talk/notification/bell.tsx';
import { useFollowPush } from '../../talk/notification/use-follow-push.ts';

/** Puts the ways to messages and notifications into the place that the header of the present page keeps for it. */
export function BellInHeader() {
  useFollowPush();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.querySelector<HTMLElement>('#bell')), [pathname]);
  const { profile } = useSession();
  const hasMessages = profile !== null && mayOpen('/message_center', guardProfileOf(profile)).enter;
  const ways = (
    <>
      {hasMessages && <MessagesLink />}
      <Bell />
    </>
  );
  return place && createPortal(ways, place);
}
