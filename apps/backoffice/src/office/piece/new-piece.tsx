import { Select, TextInput } from '@mantine/core';
import { type BannerPage, bannerPages } from '@nukkad/contract/office/piece/piece.model';
import { addPiece } from '@nukkad/contract/office/piece/piece-office.api';
import { useNavigate } from 'react-router';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { placeWords } from './piece-words.ts';

const blank = {
  titleHi: '',
  wordsEn: '',
  wordsHi: '',
  actEn: '',
  actHi: '',
  link: '',
  wideId: null,
  narrowId: null,
  altEn: '',
  altHi: '',
  readers: [],
  cities: [],
  position: 100,
  lastDay: null,
};

interface Typed {
  readonly place: BannerPage;
  readonly titleEn: string;
}
const initial: Typed = { place: 'home', titleEn: '' };

/** Begins a draft, and leads to where it is written. */
export function NewPiece({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { fields, errors, change, dialog } = useSaving({
    endpoint: addPiece,
    initial,
    bodyOf: ({ place, titleEn }) => ({ ...blank, kind: 'banner' as const, place, titleEn }),
    onSaved: ({ pieceId }) => void navigate(`/content/${pieceId}`),
    onClose: () => undefined,
  });
  return (
    <DialogForm
      title={t('piece.add', 'New banner')}
      doIt={t('piece.begin', 'Write it')}
      {...dialog}
      onClose={onClose}
    >
      <Select
        label={t('piece.place', 'Page')}
        data={bannerPages.map((value) => ({ value, label: placeWords[value] }))}
        value={fields.place}
        allowDeselect={false}
        error={errors['place']}
        onChange={(value) => change({ place: bannerPages.find((one) => one === value) ?? 'home' })}
      />
      <TextInput
        label={t('piece.titleEn', 'Title in English')}
        maxLength={60}
        value={fields.titleEn}
        error={errors['titleEn']}
        onChange={(event) => change({ titleEn: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
