import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { Shell } from './shell.tsx';

const PermissionPrompts = lazyOptional(
  () => import('../../platform/permissions/permission-prompts.tsx'),
  (part) => part.PermissionPrompts,
);
const asksForPermission = /^(camera|photos|microphone|notification)-access$/;

/** The frame of the private areas, the site's own or that of work, with the query client around it. */
export function PrivateShell({
  Frame = Shell,
  children,
}: {
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  return (
    <QueryProvider>
      <Frame>{children}</Frame>
      {asksForPermission.test(search.get('dialog') ?? '') && (
        <Suspense>
          <PermissionPrompts />
        </Suspense>
      )}
    </QueryProvider>
  );
}
