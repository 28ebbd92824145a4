import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core';
import type { PiecePicture } from '@nukkad/contract/office/piece/piece.model';
import { addPiecePicture } from '@nukkad/contract/office/piece/piece-office.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';

const kinds = 'image/jpeg,image/png,image/webp';

/** Uploaded at once, and made anew by the server; the draft has it when it is saved. */
export function PictureField({
  label,
  hint,
  picture,
  onChange,
}: {
  label: string;
  hint: string;
  picture: PiecePicture | null;
  onChange: (picture: PiecePicture | null) => void;
}) {
  const { mutate, isPending, error } = useSend(addPiecePicture, {
    given: (file: File) => ({ files: [file] }),
    onSuccess: (added) => onChange(added),
  });
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      {picture ? <Image src={picture.url} alt="" mah={180} w="auto" fit="contain" radius="sm" /> : null}
      <Group gap="xs">
        <FileButton accept={kinds} disabled={isPending} onChange={(file) => file && mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" size="xs" loading={isPending}>
              {picture
                ? t('piece.otherPicture', 'Change picture: {{label}}', { label })
                : t('piece.addPicture', 'Add picture: {{label}}', { label })}
            </Button>
          )}
        </FileButton>
        {picture ? (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            {t('piece.noPicture', 'Remove picture: {{label}}', { label })}
          </Button>
        ) : null}
      </Group>
      {error ? (
        <Text size="sm" c="error" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
    </Stack>
  );
}
