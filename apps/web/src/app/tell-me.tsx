import { lazy, Suspense } from 'react';

const WaitlistForm = lazy(() =>
  import('../market/waitlist/waitlist-form.tsx').then((part) => ({ default: part.WaitlistForm })),
);

/** "Tell me when you arrive": only a page without a partner loads it. */
export function TellMe(props: { serviceId: string; place: string; citySlug?: string }) {
  return (
    <Suspense>
      <WaitlistForm {...props} />
    </Suspense>
  );
}
