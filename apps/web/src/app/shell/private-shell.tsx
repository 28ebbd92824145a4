import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { Workshop } from '../../ui/workshop.tsx';
import { Shell } from './shell.tsx';

const PermissionPrompts = lazyBeside(
  () => import('../../platform/permissions/permission-prompts.tsx'),
  (part) => part.PermissionPrompts,
);
const asksForPermission = /^(camera|photos|microphone|notification)-access$/;

/** The shell of the private areas: the same board, with the query client inside. */
export function PrivateShell({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Shell>
      <Workshop>{children}</Workshop>
      {asksForPermission.test(search.get('dialog') ?? '') && (
        <Suspense>
          <PermissionPrompts />
        </Suspense>
      )}
    </Shell>
  );
}
