import { OwnRequest } from '../../../people/leave/own-request.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/own-leave-request.ts';

export const handle = page(({ t }) => ({ title: t('leave.own', 'My leave'), noindex: true }));

export default function OwnLeaveRequest({ params }: Route.ComponentProps) {
  return <OwnRequest requestId={params.requestId} />;
}
