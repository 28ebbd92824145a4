import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { QueryProvider } from '../../ui/query-provider.tsx';
import { Shell } from './shell.tsx';

const PermissionPrompts = lazyOptional(
  () => import('../../platform/permissions/permission-prompts.tsx'),
  (part) => part.PermissionPrompts,
);
const asksForPermission = /^(camera|photos|microphone|notification)-access$/;

/** The shell of the private areas: the same board, with the query client inside. */
export function PrivateShell({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>{children}</QueryProvider>
      {asksForPermission.test(search.get('dialog') ?? '') && (
        <Suspense>
          <PermissionPrompts />
        </Suspense>
      )}
    </Shell>
  );
}
