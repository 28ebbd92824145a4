import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Button, type ButtonProps } from '../../ui/press/button.tsx';

/** A fresh link is asked for by the press; the browser saves the file, which is sent as an attachment. */
export function DownloadDocument({
  link,
  ...look
}: { link: () => Promise<string> } & Pick<ButtonProps, 'children' | 'tone' | 'wide' | 'small'>) {
  const save = useMutation({
    mutationFn: async () => window.location.assign(await link()),
    onError: toastFailure,
  });
  return (
    <Button
      {...look}
      icon={<IconFile size={20} aria-hidden />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    />
  );
}
